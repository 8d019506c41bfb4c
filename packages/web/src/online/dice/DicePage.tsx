/** A finished match and its dice: sealed, opened, and rolled again by this browser. */
import { listed, numberWord } from '@firegroup/kernel/words'
import type { MatchRecord } from '@firegroup/table'
import { type ReactNode, useEffect, useState } from 'react'
import { addressOf } from '../../app/route.ts'
import { nationLook } from '../../counters/nations.ts'
import { gameOf } from '../../games/index.ts'
import { playerName } from '../../matches/glance.ts'
import { type Checked, check, isGood } from './check.ts'
import { DiceChart } from './DiceChart.tsx'
import { spreadOf } from './luck.ts'
import { Steps } from './Steps.tsx'
import { seenSeals } from './seals-kept.ts'
import { Without } from './Without.tsx'

export function DicePage({ id, record }: { readonly id: string; readonly record: MatchRecord }): ReactNode {
  const [checked, setChecked] = useState<Checked | null>(null)
  const [done, setDone] = useState({ done: 0, of: record.save.decisions.length })
  useEffect(() => {
    let gone = false
    const progress = (played: number, of: number): void => setDone({ done: played, of })
    void check(record, { progress, cancelled: () => gone, seen: seenSeals(id) }).then((result) => {
      if (!gone) setChecked(result)
    })
    return () => {
      gone = true
    }
  }, [record, id])
  const game = gameOf(record.save.system)
  const { sides, scenario } = game.glance(record.save)
  const names = sides.map(({ seat, name }) => `${name}, ${playerName(record.players[seat], game.levels)}`)
  const against = listed(sides.map(({ seat }) => playerName(record.players[seat], game.levels)))
  const nameOf = (seat: string | null): string => (seat === null ? 'The server' : playerName(record.players[seat], game.levels))
  const spread =
    checked &&
    spreadOf(
      checked.rolls,
      sides.map(({ seat }) => seat),
    )
  return (
    <div className="online online-dice">
      <section aria-labelledby="online-dice">
        <p className="online-crumbs">
          <a href={addressOf({ place: 'online', scenario: undefined })}>Online</a> ›{' '}
          <a href={addressOf({ place: 'table', id })}>{record.name}, finished</a> › Dice
        </p>
        <h1 id="online-dice">Check the dice</h1>
        <p className="online-dice-what">
          {record.name}, {against}, {record.save.decisions.length} decisions.
        </p>
        <Verdict checked={checked} done={done} />
        {checked && <Steps checked={checked} nameOf={nameOf} />}
        <p className="online-note">If a step did not fit, this page would say which one, and from which roll on.</p>
      </section>
      <aside aria-label="What was rolled">
        {spread ? (
          <>
            <section className="online-panel" aria-labelledby="online-chart">
              <h2 id="online-chart">Rolled and expected</h2>
              <p>
                {spread.dice === 2 ? 'Two dice, 2 to 12' : 'Single dice, 1 to 6'}, as a share of each side’s rolls. The dark line is what
                fair dice give.
              </p>
              <DiceChart spread={spread} names={names} palettes={sides.map(({ seat }) => paletteOf(scenario, seat))} />
            </section>
            <section className="online-panel" aria-labelledby="online-luck">
              <h2 id="online-luck">Was it luck?</h2>
              <table className="online-luck">
                <thead>
                  <tr>
                    <td />
                    {sides.map(({ seat, name }) => (
                      <th key={seat} scope="col">
                        {name}
                      </th>
                    ))}
                  </tr>
                </thead>
                <tbody>
                  <tr>
                    <th scope="row">
                      Mean of {spread.dice === 2 ? 'two dice' : 'a die'}, {3.5 * spread.dice} expected
                    </th>
                    {spread.sides.map(({ seat, mean }) => (
                      <td key={seat}>{mean.toFixed(2)}</td>
                    ))}
                  </tr>
                  <tr>
                    <th scope="row">Fair games that look stranger</th>
                    {spread.sides.map(({ seat, stranger }) => (
                      <td key={seat}>{stranger} in 100</td>
                    ))}
                  </tr>
                </tbody>
              </table>
            </section>
          </>
        ) : (
          checked && (
            <section className="online-panel">
              <h2>Cards, not dice</h2>
              <p>Every shuffle of this match follows from the key, and so does every card that was drawn.</p>
            </section>
          )
        )}
        <Without record={record} id={id} checked={checked} />
      </aside>
    </div>
  )
}

function Verdict({
  checked,
  done,
}: {
  readonly checked: Checked | null
  readonly done: { readonly done: number; readonly of: number }
}): ReactNode {
  if (!checked)
    return (
      <div className="online-verdict" role="status">
        <h2>
          Checking {done.done} of {done.of}
        </h2>
        <p>This browser plays the match again.</p>
      </div>
    )
  const good = isGood(checked)
  const secrets = numberWord(checked.seals.length)
  const rolls = checked.rolls.length
  return (
    <div className={good ? 'online-verdict is-good' : 'online-verdict is-bad'} role="status">
      <h2>{good ? 'Nobody chose these dice' : (checked.failed ?? 'A seal does not fit')}</h2>
      <p>
        {good
          ? `${rolls === 0 ? 'Every card' : `All ${rolls} rolls`} ${rolls === 0 ? 'follows' : 'follow'} from ${secrets} secrets, sealed before the first of them. Checked by this browser just now, in ${(checked.ms / 1000).toFixed(1)} s.`
          : 'Export the match and report it to whoever runs this server.'}
      </p>
    </div>
  )
}

/** The colours of a side, by the nation that its scenario gives it. */
function paletteOf(scenario: object | undefined, seat: string): string {
  const { sides } = (scenario ?? {}) as { readonly sides?: { readonly [seat: string]: { readonly nation?: string } } }
  return nationLook((sides?.[seat]?.nation ?? 'german').toLowerCase()).palette
}

/** What an attack would do: a bar for every Random Number, and for each man what may become of him. */
import { type AttackOdds, type ManOdds, manName, type Nation, type UpfrontState } from '@firegroup/upfront'
import { type ReactNode, useState } from 'react'
import { percent } from '../../../../play/controller/draft.ts'
import { type Outcome, OutcomeBar, OutcomeLegend } from '../../../../play/dock/OutcomeBar.tsx'
import { Portrait } from '../../art/Portrait.tsx'

const OUTCOMES: readonly Outcome[] = [
  { name: 'killed', tone: 'eliminated' },
  { name: 'runs away', tone: 'reduced' },
  { name: 'pinned', tone: 'pinned' },
  { name: 'unharmed', tone: 'unharmed' },
]

interface OddsProps {
  readonly s: UpfrontState
  readonly odds: AttackOdds
  readonly title?: string
}

export function Odds({ s, odds, title = 'One card is drawn for each man' }: OddsProps): ReactNode {
  const [looked, look] = useState(odds.men[0]?.man)
  const { numbers, men } = odds
  const man = men.find((each) => each.man === looked) ?? men[0]
  if (!man) return null
  return (
    <>
      <section className="table-panel">
        <h2 className="play-panel-line">
          <span>{title}</span>
          <small>{manName(s, man.man)}</small>
        </h2>
        <Histogram numbers={numbers} man={man} />
      </section>
      {!(men.length === 1 && s.setting.roster[man.man]!.machine) && <EachMan s={s} odds={odds} now={man} look={look} />}
    </>
  )
}

interface EachManProps {
  readonly s: UpfrontState
  readonly odds: AttackOdds
  readonly now: ManOdds
  readonly look: (man: number) => void
}

function EachMan({ s, odds: { anyEffect, men, cards }, now, look }: EachManProps): ReactNode {
  return (
    <section className="table-panel">
      <h2>Each man</h2>
      {men.length > 1 && (
        <p className="table-hint">
          {percent(anyEffect)} is the chance of any effect: at least one of the {men.length} is pinned or worse. Each man’s bar is his own.
        </p>
      )}
      <ul className="uf-odds">
        {men.map((each) => (
          <li key={each.man}>
            <button type="button" className="uf-odds-man" aria-pressed={each === now} onClick={() => look(each.man)}>
              <Portrait nation={nationOf(s, each.man)} leads={s.setting.roster[each.man]!.role !== null} />
              <span className="uf-odds-name">{manName(s, each.man)}</span>
              <OutcomeBar outcomes={OUTCOMES} shares={sharesOf(each, cards)} />
            </button>
          </li>
        ))}
      </ul>
      <OutcomeLegend outcomes={OUTCOMES} />
    </section>
  )
}

const sharesOf = ({ kia, panic, rout, pinned }: ManOdds, cards: number): readonly number[] => [
  (kia + panic) / cards,
  rout / cards,
  pinned / cards,
  (cards - kia - panic - rout - pinned) / cards,
]

const nationOf = (s: UpfrontState, man: number): Nation => s.setting.nation[s.men[man]!.side]

/** From red 6 to black 6: how many cards bear each number, and what it would do to this man. */
function Histogram({ numbers, man }: { numbers: AttackOdds['numbers']; man: ManOdds }): ReactNode {
  const most = Math.max(...numbers.map(({ cards }) => cards))
  const said = numbers.map(({ rn, red, cards }, i) => `${red ? 'red' : 'black'} ${rn}, ${cards} cards: ${RESULTS[man.results[i]!]}`)
  return (
    <div className="uf-histogram" role="img" aria-label={`${said.join('; ')}.`}>
      {numbers.map(({ rn, red, cards }, i) => (
        <span key={`${red} ${rn}`} className={red ? 'is-red' : undefined}>
          <i className={`uf-bar-${man.results[i]!}`} style={{ height: `${(cards / most) * 100}%` }} />
          <b>{red ? `−${rn}` : `+${rn}`}</b>
        </span>
      ))}
    </div>
  )
}

const RESULTS = { kia: 'killed', pinned: 'pinned', panic: 'panics', none: 'unharmed' } as const

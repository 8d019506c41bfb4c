/** What the dice have just done, with every reason. */

import type { Modifier } from '@firegroup/kernel'
import type { LnltEvent, LnltState } from '@firegroup/lnlt'
import type { ReactNode } from 'react'
import { keyed } from '../../../matches/keyed.ts'
import { signed } from '../../../play/controller/draft.ts'
import { Consequences, Modifiers, Rule } from '../../../play/dock/parts.tsx'
import { UnitFace } from './faces.tsx'
import type { LnltReport } from './kinds.ts'
import { placeName, quarters, unitName, weaponName } from './words.ts'

type Attack = Extract<LnltEvent, { type: 'attack' }>
type ToHit = Extract<LnltEvent, { type: 'toHit' }>
type Check = Extract<LnltEvent, { type: 'damageCheck' }>

const RESULTS: { readonly [R in Check['result']]: { readonly said: string; readonly tone: string } } = {
  none: { said: 'unharmed', tone: 'passes' },
  shaken: { said: 'shaken', tone: 'pinned' },
  casualties: { said: 'casualties', tone: 'reduced' },
  wounded: { said: 'wounded', tone: 'reduced' },
  eliminated: { said: 'eliminated', tone: 'eliminated' },
  abandoned: { said: 'abandoned', tone: 'eliminated' },
  damaged: { said: 'damaged', tone: 'eliminated' },
  destroyed: { said: 'destroyed', tone: 'eliminated' },
}

export function ReportView({ s, reports }: { readonly s: LnltState; readonly reports: readonly LnltReport[] }): ReactNode {
  return reports.map((report) => <One key={report.index} s={s} report={report} />)
}

/** The heart of it in a few words, for the title. */
export function reportTitle(s: LnltState, { head, rest, words }: LnltReport): string {
  if (head.type === 'toHit') return shotTitle(s, head, rest)
  if (head.type !== 'attack') return words.text
  const at = placeName(s, head.at)
  const counts = new Map<string, number>()
  for (const { event } of rest)
    if (event.type === 'damageCheck' && event.result !== 'none')
      counts.set(RESULTS[event.result].said, (counts.get(RESULTS[event.result].said) ?? 0) + 1)
  if (counts.size === 0) return head.targets.every(({ difference }) => difference === 0) ? `No effect on ${at}` : `${at} holds`
  return `${at}: ${[...counts].map(([said, count]) => `${count === 1 ? 'one' : count} ${said}`).join(', ')}`
}

/** 'Panzer IV H: hit on the hull, shaken'. */
function shotTitle(s: LnltState, { target, at, hit, location, barricade }: ToHit, rest: LnltReport['rest']): string {
  if (barricade !== undefined) {
    const gone = rest.some(({ event }) => event.type === 'barricade' && event.destroyed)
    return `The Barricade: ${gone ? 'breached' : hit ? 'hit, it holds' : 'missed'}`
  }
  const whom = target < 0 ? placeName(s, at) : unitName(s, target)
  if (!hit) return `${whom}: missed`
  const fates = rest.flatMap(({ event }) => ('unit' in event && event.unit === target ? (FATES[event.type] ?? []) : []))
  const where = location === '' ? 'hit' : `hit on the ${location}`
  return `${whom}: ${[where, fates[0] ?? (target < 0 ? '' : 'holds')].filter(Boolean).join(', ')}`
}

const FATES: { readonly [type: string]: string } = {
  vehicleDestroyed: 'destroyed',
  vehicleAbandoned: 'abandoned',
  shaken: 'shaken',
  crash: 'shot down',
  airAborts: 'damaged, it turns away',
}

function One({ s, report: { head, words, rest } }: { s: LnltState; report: LnltReport }): ReactNode {
  const checks = rest.flatMap(({ event }) => (event.type === 'damageCheck' ? [event] : []))
  const others = rest.filter(({ event }) => event.type !== 'damageCheck')
  const modifiers = 'modifiers' in head && head.type !== 'attack' ? head.modifiers : []
  return (
    <>
      <section className="table-panel">
        <p className="play-report-head">
          <strong>{words.text}</strong> <Rule rule={words.rule} about={words.text} />
        </p>
        {words.detail && head.type !== 'attack' && <p>{words.detail}</p>}
      </section>
      {head.type === 'attack' && <AttackSums s={s} attack={head} />}
      {checks.length > 0 && (
        <section className="table-panel">
          <h2>Damage Checks</h2>
          <ul className="play-checks">
            {keyed(checks, ({ unit }) => String(unit)).map(({ key, item: check }) => (
              <li key={key}>
                <UnitFace s={s} id={check.unit} size={38} />
                <span className="play-offer-words">
                  <strong>{unitName(s, check.unit)}</strong>
                  <span>
                    {check.die.join(' + ')} + {check.difference}
                    {check.modifiers.map(({ value, label }) => `, ${signed(value)} ${label}`).join('')} makes {check.total}, Morale{' '}
                    {check.morale}
                  </span>
                </span>
                <em className={`play-result-${RESULTS[check.result].tone}`}>{RESULTS[check.result].said}</em>
              </li>
            ))}
          </ul>
        </section>
      )}
      {modifiers.length > 0 && (
        <Modifiers title="Modifiers" modifiers={modifiers} sum={modifiers.reduce((sum, { value }) => sum + value, 0)} />
      )}
      <Consequences told={others.map(({ words }) => words)} />
    </>
  )
}

/** Both sums as they were rolled: for each target whose sums differ. */
function AttackSums({ s, attack }: { s: LnltState; attack: Attack }): ReactNode {
  const [first] = attack.targets
  if (!first) return null
  return (
    <section className="table-panel lnlt-sums">
      <div className="lnlt-sum">
        <h2>Attack</h2>
        <strong className="lnlt-sum-total">{first.attack}</strong>
        <ul>
          <Line label={`die ${attack.attackDice.join(' + ')}`} value={String(attack.attackDice.reduce((sum, die) => sum + die, 0))} />
          {attack.parts.map((part) => (
            <Line
              key={`${part.unit} ${part.weapon}`}
              label={part.weapon >= 0 ? weaponName(s, part.weapon) : unitName(s, part.unit)}
              value={quarters(part.quarters)}
            />
          ))}
          <Lines modifiers={[...attack.modifiers, ...first.modifiers]} />
        </ul>
      </div>
      <div className="lnlt-sum">
        <h2>Defence</h2>
        <strong className="lnlt-sum-total">{first.defence}</strong>
        <ul>
          <Line label={`die ${attack.defenceDice.join(' + ')}`} value={String(attack.defenceDice.reduce((sum, die) => sum + die, 0))} />
          <Lines modifiers={first.defenceModifiers} />
        </ul>
      </div>
    </section>
  )
}

function Lines({ modifiers }: { modifiers: readonly Modifier[] }): ReactNode {
  return keyed(modifiers, ({ label }) => label).map(({ key, item: { label, value } }) => (
    <Line key={key} label={label} value={signed(value)} />
  ))
}

function Line({ label, value }: { label: string; value: string }): ReactNode {
  return (
    <li>
      <span>{label}</span>
      <b>{value}</b>
    </li>
  )
}

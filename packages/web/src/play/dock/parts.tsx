/** Small parts that the docks share. */
import type { AslskState, Fate } from '@firegroup/aslsk'
import type { Modifier, Problem } from '@firegroup/kernel'
import type { ReactNode } from 'react'
import { Counter } from '../../counters/Counter.tsx'
import { counterWords, unitFace, unitTabs, weaponFace } from '../../games/aslsk/counters.ts'
import { signed } from '../../games/aslsk/play/words.ts'
import { RuleLink } from '../../learn/index.ts'
import { keyed } from '../../matches/keyed.ts'
import { percent } from '../controller/draft.ts'

/** A rule's number; `about` are the words beside it, by which its entry is found. */
export function Rule({ rule, about }: { readonly rule: string | undefined; readonly about?: string }): ReactNode {
  return rule === undefined ? null : <RuleLink rule={rule} about={about} />
}

export function UnitFace({
  s,
  id,
  size = 38,
  selected = false,
}: {
  readonly s: AslskState
  readonly id: number
  readonly size?: number
  readonly selected?: boolean
}): ReactNode {
  const unit = s.units[id]!
  return (
    <Counter
      face={unitFace(unit)}
      tabs={unitTabs(unit)}
      size={size}
      selected={selected}
      label={counterWords(unitFace(unit), unitTabs(unit))}
    />
  )
}

export function WeaponFace({ s, id, size = 38 }: { readonly s: AslskState; readonly id: number; readonly size?: number }): ReactNode {
  return <Counter face={weaponFace(s.weapons[id]!)} size={size} />
}

export function Modifiers({
  title,
  modifiers,
  sum,
}: {
  readonly title: string
  readonly modifiers: readonly Modifier[]
  readonly sum: number
}): ReactNode {
  return (
    <section className="panel">
      <h2 className="panel-line">
        <span>{title}</span>
        <strong>{signed(sum)}</strong>
      </h2>
      {modifiers.length === 0 ? (
        <p>None.</p>
      ) : (
        <ul className="modifiers">
          {keyed(modifiers, ({ label }) => label).map(({ key, item: { label, value, rule } }) => (
            <li key={key}>
              <b className={value < 0 ? 'is-good' : value > 0 ? 'is-bad' : ''}>{signed(value)}</b>
              <span>{label}</span>
              <Rule rule={rule} about={label} />
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

export function Problems({ problems }: { readonly problems: readonly Problem[] }): ReactNode {
  return problems.map(({ message, rule }) => (
    <p key={message} className="dock-problem">
      {message} <Rule rule={rule} about={message} />
    </p>
  ))
}

const OUTCOMES = ['eliminated', 'reduced', 'broken', 'pinned', 'unharmed'] as const

export function FateBar({ fate }: { readonly fate: Fate }): ReactNode {
  const words = OUTCOMES.flatMap((outcome) => (fate[outcome] > 0 ? [`${outcome} ${percent(fate[outcome] / fate.of)}`] : []))
  return (
    <span className="fate" role="img" aria-label={words.join(', ')}>
      {OUTCOMES.map((outcome) => {
        const share = fate[outcome] / fate.of
        return share === 0 ? null : (
          <span key={outcome} className={`fate-${outcome}`} style={{ flexGrow: share }}>
            {share >= 0.09 ? percent(share) : ''}
          </span>
        )
      })}
    </span>
  )
}

export function FateLegend(): ReactNode {
  return (
    <ul className="fate-legend" aria-hidden="true">
      {OUTCOMES.map((outcome) => (
        <li key={outcome}>
          <i className={`fate-${outcome}`} />
          {outcome}
        </li>
      ))}
    </ul>
  )
}

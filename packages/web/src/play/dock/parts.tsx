/** Small parts that the docks share. */
import type { Modifier, Problem } from '@firegroup/kernel'
import type { ReactNode } from 'react'
import { RuleLink } from '../../learn/index.ts'
import { keyed } from '../../matches/keyed.ts'
import { percent, signed } from '../controller/draft.ts'
import { isPending } from '../controller/known-question.ts'
import type { Telling } from '../controller/report.ts'

/** A rule's number; `about` are the words beside it, by which its entry is found. */
export function Rule({ rule, about }: { readonly rule: string | undefined; readonly about?: string }): ReactNode {
  return rule === undefined ? null : <RuleLink rule={rule} about={about} />
}

interface ModifiersProps {
  readonly title: string
  readonly modifiers: readonly Modifier[]
  readonly sum: number
  /** What there is to know about them, below. */
  readonly note?: string | null
}

export function Modifiers({ title, modifiers, sum, note }: ModifiersProps): ReactNode {
  return (
    <section className="table-panel">
      <h2 className="play-panel-line">
        <span>{title}</span>
        <strong>{signed(sum)}</strong>
      </h2>
      {modifiers.length === 0 ? (
        <p>None.</p>
      ) : (
        <ul className="play-modifiers">
          {keyed(modifiers, ({ label }) => label).map(({ key, item: { label, value, rule } }) => (
            <li key={key}>
              <b className={value < 0 ? 'is-good' : value > 0 ? 'is-bad' : ''}>{signed(value)}</b>
              <span>{label}</span>
              <Rule rule={rule} about={label} />
            </li>
          ))}
        </ul>
      )}
      {note && <p className="table-hint">{note}</p>}
    </section>
  )
}

export function Problems({ problems }: { readonly problems: readonly Problem[] }): ReactNode {
  if (isPending(problems)) return null
  return problems.map(({ message, rule }) => (
    <p key={message} className="play-dock-problem">
      {message} <Rule rule={rule} about={message} />
    </p>
  ))
}

interface TwoChancesProps {
  /** That the dice bring anything at all, and that the target most in danger comes to harm, of 1. */
  readonly any: number
  readonly harm: number
  /** 'a morale check or worse'. */
  readonly brings: string
}

/** Why the chance of any effect is not that of harm, where both stand. */
export function TwoChances({ any, harm, brings }: TwoChancesProps): ReactNode {
  if (percent(any) === percent(harm)) return null
  return (
    <p className="table-hint">
      {percent(any)} is the chance of any effect: {brings}. Checks can be passed, so that the target most in danger comes to harm in{' '}
      {percent(harm)} and stays unharmed in {percent(1 - harm)}.
    </p>
  )
}

interface ConsequencesProps {
  readonly title?: string
  readonly told: readonly Telling[]
}

/** What else came of it, each with its rule. */
export function Consequences({ title = 'Because of this', told }: ConsequencesProps): ReactNode {
  if (told.length === 0) return null
  return (
    <section className="table-panel">
      <h2>{title}</h2>
      <ul className="play-consequences">
        {keyed(told, ({ text }) => text).map(({ key, item: { text, detail, rule } }) => (
          <li key={key}>
            {text} {detail && <small>{detail}</small>} <Rule rule={rule} about={text} />
          </li>
        ))}
      </ul>
    </section>
  )
}

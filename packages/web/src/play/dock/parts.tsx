/** Small parts that the docks share. */
import type { Modifier, Problem } from '@firegroup/kernel'
import type { ReactNode } from 'react'
import { RuleLink } from '../../learn/index.ts'
import { keyed } from '../../matches/keyed.ts'
import { signed } from '../controller/draft.ts'
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
}

export function Modifiers({ title, modifiers, sum }: ModifiersProps): ReactNode {
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

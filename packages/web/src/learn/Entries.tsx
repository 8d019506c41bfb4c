/** Entries of the glossary, one card each. */
import type { ReactNode } from 'react'
import { addressOf } from '../app/route.ts'
import type { Term } from './glossary.ts'

interface EntriesProps {
  readonly terms: readonly Term[]
  /** Names lead to their own address: not where that would leave a game. */
  readonly linked?: boolean
}

export function Entries({ terms, linked = false }: EntriesProps): ReactNode {
  return (
    <dl className="entries">
      {terms.map(({ id, name, rules, text, also }) => (
        <div key={id} className="entry">
          <dt>
            {linked ? (
              <a className="entry-name" href={addressOf({ place: 'learn', topic: id })}>
                {name}
              </a>
            ) : (
              <strong className="entry-name">{name}</strong>
            )}
            {rules.map((rule) => (
              <span key={rule} className="rule-mark">
                {rule}
              </span>
            ))}
          </dt>
          <dd>
            {text}
            {also && <small>Also: {also.join(', ')}</small>}
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** Entries of the glossary, one card each. */
import type { ReactNode } from 'react'
import { addressOf } from '../app/route.ts'
import type { Term } from './glossary.ts'

interface EntriesProps {
  readonly terms: readonly Term[]
  /** The game in whose glossary names lead to their own address; absent where that would leave a table. */
  readonly linked?: string
}

export function Entries({ terms, linked }: EntriesProps): ReactNode {
  return (
    <dl className="learn-entries">
      {terms.map(({ id, name, rules, text, also }) => (
        <div key={id} className="learn-entry">
          <dt>
            {linked !== undefined ? (
              <a className="learn-entry-name" href={addressOf({ place: 'learn', game: linked, topic: id })}>
                {name}
              </a>
            ) : (
              <strong className="learn-entry-name">{name}</strong>
            )}
            {rules.map((rule) => (
              <span key={rule} className="learn-rule-mark">
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

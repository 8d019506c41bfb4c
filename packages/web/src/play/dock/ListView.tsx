/** Any question: what the engine offers, in words, to be searched and chosen. */

import type { GameEvent } from '@firegroup/kernel'
import type { ReactNode } from 'react'
import { KeyHint } from '../../keys/KeyHint.tsx'
import type { Desk } from '../controller/desk.ts'
import { type Draft, percent } from '../controller/draft.ts'
import type { ListDraft, Option } from '../controller/list-draft.ts'
import { Unbroken } from './Unbroken.tsx'

interface ListViewProps<S, E extends GameEvent, D extends Draft> {
  readonly desk: Desk<S, E, D>
  readonly draft: ListDraft<S>
  /** The counter or card that an option is about. */
  readonly face?: (option: Option) => ReactNode
  /** A second line: 'needs 6 or less'. */
  readonly facts?: (option: Option) => string
  /** Of 1; null where there is none. */
  readonly chance?: (option: Option) => number | null
}

export function ListView<S, E extends GameEvent, D extends Draft>(props: ListViewProps<S, E, D>): ReactNode {
  const { desk, draft, face, facts = () => '', chance = () => null } = props
  const { shown, chosen } = draft
  return (
    <section className="table-panel">
      {draft.options.length > 9 && (
        <label className="play-list-search">
          <span className="ui-hidden">Search the options</span>
          <input type="search" placeholder="Search" value={draft.search} onChange={(event) => draft.find(event.target.value)} />
        </label>
      )}
      <ul className="play-offers">
        {shown.map((option, i) => (
          <li key={JSON.stringify(option.decision)}>
            <button
              type="button"
              className="play-offer"
              aria-pressed={option === chosen}
              onClick={() => draft.choose(option)}
              onDoubleClick={() => desk.decide(option.decision)}
            >
              <span className="play-offer-face">{face?.(option)}</span>
              <span className="play-offer-words">
                <strong>
                  <Unbroken>{option.words}</Unbroken>
                </strong>
                {facts(option) !== '' && <span>{facts(option)}</span>}
              </span>
              {chance(option) !== null && <b>{percent(chance(option)!)}</b>}
              {i < 9 && <KeyHint of={i + 1} />}
            </button>
          </li>
        ))}
      </ul>
      {shown.length === 0 && <p>Nothing fits “{draft.search}”.</p>}
    </section>
  )
}

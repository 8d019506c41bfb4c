/** What may be done besides, by words alone: acts that have no control of their own, and the way to the list of everything that is legal. */
import type { GameEvent } from '@firegroup/kernel'
import type { ReactNode } from 'react'
import { keyed } from '../../matches/keyed.ts'
import type { Desk } from '../controller/desk.ts'
import type { Draft } from '../controller/draft.ts'
import { Unbroken } from './Unbroken.tsx'

export function FurtherActs<S, E extends GameEvent, D extends Draft>({ desk }: { readonly desk: Desk<S, E, D> }): ReactNode {
  const { open, draft, further, s, game } = desk
  if (!open || !draft || draft.view === 'list') return null
  const { kind } = open.question
  const { length } = open.question.candidates()
  return (
    <section className="table-panel play-further" aria-label="Also possible">
      {further.length > 0 && (
        <details open={draft.actors.length === 0}>
          <summary>
            Also possible <small>{further.length}</small>
          </summary>
          <ul className="play-offers">
            {keyed(further, (decision) => game.desk.words.describe(s, kind, decision)).map(({ key, item }) => (
              <li key={key}>
                <button type="button" className="play-offer" onClick={() => desk.showList(item)}>
                  <span className="play-offer-words">
                    <strong>
                      <Unbroken>{game.desk.words.describe(s, kind, item)}</Unbroken>
                    </strong>
                  </span>
                </button>
              </li>
            ))}
          </ul>
        </details>
      )}
      {length > 1 && (
        <button type="button" className="play-further-all" onClick={() => desk.showList()}>
          Everything that is legal, as a list
        </button>
      )}
    </section>
  )
}

/** Those who can't act now, with the reason. */
import type { GameEvent } from '@firegroup/kernel'
import type { ReactNode } from 'react'
import type { Desk } from '../controller/desk.ts'
import type { Draft, Place } from '../controller/draft.ts'

interface RestingListProps<S, E extends GameEvent, D extends Draft> {
  readonly desk: Desk<S, E, D>
  readonly onGo: (place: Place) => void
}

export function RestingList<S, E extends GameEvent, D extends Draft>({ desk, onGo }: RestingListProps<S, E, D>): ReactNode {
  const resting = desk.game.dock.resting?.(desk) ?? []
  if (resting.length === 0) return null
  return (
    <section className="table-panel play-goal-panel">
      <h2>Not now</h2>
      <ul>
        {resting.map(({ place, name, face, who, why }) => (
          <li key={place}>
            <button type="button" className="play-resting-row" onClick={() => onGo(place)}>
              <span className="play-resting-face">{face}</span>
              <span className="play-resting-words">
                <strong>{name}</strong>
                <span>{who}</span>
              </span>
              <span className="play-resting-why">{why}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}

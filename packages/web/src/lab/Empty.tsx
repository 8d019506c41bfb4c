/** Before anything was run: the scenarios to pick from. */
import type { ReactNode } from 'react'
import type { GameShelf, ScenarioCard } from '../games/game.ts'

interface EmptyProps {
  readonly shelf: GameShelf
  readonly card: ScenarioCard
  /** The first games are being played. */
  readonly waiting: boolean
  readonly onPick: (scenario: string) => void
}

export function Empty({ shelf, card, waiting, onPick }: EmptyProps): ReactNode {
  if (waiting)
    return (
      <section className="lab-empty">
        <p className="lab-empty-says">The first games are being played …</p>
      </section>
    )
  return (
    <section className="lab-empty" aria-labelledby="lab-empty">
      <h2 id="lab-empty" className="lab-empty-says">
        Pick a scenario. Greedy players get through many games a minute; those who think ahead take their time.
      </h2>
      <ul>
        {shelf.scenarios.map(({ id, name, size, length, scenario }) => (
          <li key={id}>
            <button type="button" aria-pressed={id === card.id} onClick={() => onPick(id)}>
              <shelf.Picture scenario={scenario} width={300} height={128} scale={44} />
              <span>
                <strong>{name}</strong>
                <span>
                  {size}, {length} at the table
                </span>
              </span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}

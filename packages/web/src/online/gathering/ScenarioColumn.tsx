/** What is played at a table: the ground, how long it takes, whether it is fair, and all the rest behind one line. */
import { MEASURED } from '@firegroup/content/measured'
import { shareOf } from '@firegroup/lab'
import type { OnlineTable, Settling } from '@firegroup/table'
import type { ReactNode } from 'react'
import { addressOf } from '../../app/route.ts'
import type { Shelved } from '../../games/index.ts'
import { queryOf } from '../../lab/experiment.ts'
import type { Found } from './Gathering.tsx'
import '../../home/new-game.css'

interface ScenarioColumnProps {
  readonly all: readonly Shelved[]
  readonly found: Found
  readonly table: OnlineTable
  readonly onSettle: (change: Settling) => void
}

export function ScenarioColumn({ all, found, table, onSettle }: ScenarioColumnProps): ReactNode {
  const { shelf, card } = found
  const choose = (id: string): void => {
    const system = all.find((each) => each.shelf.scenarios.some((other) => other.id === id))?.game.id
    if (system !== undefined) onSettle({ system, scenario: id, terms: { ...table.terms, agreements: {} } })
  }
  return (
    <section className="online-new-scenario" aria-labelledby="online-table">
      <p className="online-new-crumbs">
        <a href="#/online">Online</a> › {table.host ? 'New table' : table.words}
      </p>
      <h1 id="online-table">{card.name}</h1>
      <p className="online-new-scenario-text">{firstSentence(card.text)}</p>
      {table.host && (
        <label className="online-new-another">
          <span>Another scenario</span>
          <select value={card.id} onChange={(event) => choose(event.currentTarget.value)}>
            {all.map(({ game, shelf: of }) => (
              <optgroup key={game.id} label={game.title}>
                {of.scenarios.map(({ id, name, length }) => (
                  <option key={id} value={id}>
                    {name} ({length})
                  </option>
                ))}
              </optgroup>
            ))}
          </select>
        </label>
      )}
      <div className="online-new-scenario-picture">
        <shelf.Picture scenario={card.scenario} width={470} height={300} scale={44} />
      </div>
      <dl className="online-new-facts">
        <div>
          <dt>Length</dt>
          <dd>
            {card.size}, {card.length}
          </dd>
        </div>
        <div>
          <dt>Game</dt>
          <dd>{found.game.title}</dd>
        </div>
        <div>
          <dt>Clock</dt>
          <dd>{pace(table)}</dd>
        </div>
      </dl>
      <Fair found={found} />
      <details className="online-new-more">
        <summary>The story, what wins, and the forces</summary>
        <shelf.Detail card={card} />
      </details>
    </section>
  )
}

/** The lab's figure with its interval, or that there is none yet. */
function Fair({ found: { card } }: { readonly found: Found }): ReactNode {
  const measured = MEASURED[card.id]
  const [first, second] = card.sides
  if (!measured || !first || !second)
    return (
      <section className="online-new-fair">
        <h2>Is it fair?</h2>
        <p>
          Not measured yet. <a href={labFor(card.id, 'regular', 200)}>Run 200 games.</a>
        </p>
      </section>
    )
  const { games, wins, player } = measured
  const won = wins[first.seat] ?? 0
  const lost = wins[second.seat] ?? 0
  const share = won / Math.max(1, won + lost)
  const { low, high } = shareOf(won, games)
  const whole = (part: number): number => Math.round(part * 100)
  return (
    <section className="online-new-fair">
      <h2>Is it fair?</h2>
      <div className="online-new-fair-bar" aria-hidden="true">
        <span style={{ width: `${share * 100}%`, background: `var(--${first.nation}, var(--russian))` }}>
          <strong>{whole(share)}%</strong> {first.name}
        </span>
        <span style={{ background: `var(--${second.nation}, var(--german))` }}>
          {second.name} <strong>{100 - whole(share)}%</strong>
        </span>
      </div>
      <p>
        The {first.name} won {won} and the {second.name} {lost} of {games} games between {player} computers: {whole(low)} to {whole(high)} %
        for the {first.name} with 95 % certainty. <a href={labFor(card.id, player, 100)}>See the Lab</a>
      </p>
    </section>
  )
}

function labFor(scenario: string, player: string, games: number): string {
  return addressOf({ place: 'lab', experiment: queryOf({ scenario, players: [player, player], games, seed: 'measure', variants: [] }) })
}

const firstSentence = (text: string): string => /^.*?[.!?](?=\s|$)/s.exec(text)?.[0] ?? text

function pace({ terms: { clock } }: OnlineTable): string {
  if (clock.type === 'none') return 'none'
  if (clock.type === 'live') return `${clock.bank} min + ${clock.increment} s`
  return clock.each === 1 ? 'a day a decision' : `${clock.each} days a decision`
}

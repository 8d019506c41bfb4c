/** What can be begun: the games, or while there is one alone, its first few scenarios. */
import { type ReactNode, Suspense, use } from 'react'
import { addressOf } from '../app/route.ts'
import type { GameListing } from '../games/game.ts'
import { startable } from '../games/index.ts'

const SHOWN = 3

export function ScenarioShelf(): ReactNode {
  return (
    <section>
      <header className="home-shelf-head">
        <h2>Start a game</h2>
        <a href="#/new">All scenarios</a>
      </header>
      <Suspense fallback={<div className="home-shelf-cards home-shelf-wait" />}>
        <Cards />
      </Suspense>
    </section>
  )
}

function Cards(): ReactNode {
  const [one, ...others] = startable
  return (
    <ul className="home-shelf-cards">
      {one && others.length === 0 ? <ScenarioCards game={one} /> : startable.map((game) => <GameCard key={game.id} game={game} />)}
    </ul>
  )
}

function ScenarioCards({ game }: { game: GameListing }): ReactNode {
  const { scenarios, Picture } = use(game.parts.shelf())
  return scenarios.slice(0, SHOWN).map(({ id, name, text, length, scenario }) => (
    <ShelfCard
      key={id}
      title={name}
      picture={<Picture scenario={scenario} width={340} height={158} scale={50} />}
      start={id}
      length={length}
    >
      {firstSentences(text)}
    </ShelfCard>
  ))
}

function GameCard({ game }: { game: GameListing }): ReactNode {
  const Cover = use(game.parts.cover())
  const { title, character, scenarios } = game
  const learn = (
    <a className="ui-button" href={addressOf({ place: 'learn', topic: game.id })} aria-label={`Learn ${title}`}>
      Learn
    </a>
  )
  return (
    <ShelfCard title={title} picture={<Cover />} start={scenarios.first} length={scenarios.length} more={learn}>
      {character} {scenarios.count === 1 ? 'One scenario.' : `${scenarios.count} scenarios.`}
    </ShelfCard>
  )
}

interface ShelfCardProps {
  readonly title: string
  readonly picture: ReactNode
  readonly children: ReactNode
  /** The scenario that Play leads to. */
  readonly start: string
  readonly length: string
  readonly more?: ReactNode
}

function ShelfCard({ title, picture, children, start, length, more }: ShelfCardProps): ReactNode {
  return (
    <li className="home-shelf-card">
      {picture}
      <div className="home-shelf-words">
        <h3>{title}</h3>
        <p>{children}</p>
        <footer>
          <a className="ui-button ui-button-main" href={addressOf({ place: 'new', scenario: start })} aria-label={`Play ${title}`}>
            Play
          </a>
          {more}
          <span>{length}</span>
        </footer>
      </div>
    </li>
  )
}

/** As many whole sentences as fit on a card. */
function firstSentences(text: string): string {
  const sentences = text.split(/(?<=\.) /)
  let shown = sentences[0] ?? ''
  for (const sentence of sentences.slice(1)) {
    if (shown.length + sentence.length > 118) break
    shown += ` ${sentence}`
  }
  return shown
}

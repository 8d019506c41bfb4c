/** What can be begun: the games, or while there is one alone, its first few scenarios. */
import { type ReactNode, Suspense, use } from 'react'
import { addressOf } from '../app/route.ts'
import { type Shelved, shelves } from '../games/index.ts'

const SHOWN = 3

export function ScenarioShelf(): ReactNode {
  return (
    <section className="shelf">
      <header className="shelf-head">
        <h2>Start a game</h2>
        <a href="#/new">All scenarios</a>
      </header>
      <Suspense fallback={<div className="shelf-cards shelf-wait" />}>
        <Cards />
      </Suspense>
    </section>
  )
}

function Cards(): ReactNode {
  const all = use(shelves())
  const [one] = all
  return (
    <ul className="shelf-cards">
      {all.length === 1 && one ? <ScenarioCards {...one} /> : all.map((each) => <GameCard key={each.game.id} {...each} />)}
    </ul>
  )
}

function ScenarioCards({ shelf }: Shelved): ReactNode {
  return shelf.scenarios.slice(0, SHOWN).map(({ id, name, text, length, scenario }) => (
    <li key={id} className="shelf-card">
      <shelf.Picture scenario={scenario} width={340} height={158} scale={50} />
      <div className="shelf-words">
        <h3>{name}</h3>
        <p>{firstSentences(text)}</p>
        <footer>
          <a className="button button-main" href={addressOf({ place: 'new', scenario: id })} aria-label={`Play ${name}`}>
            Play
          </a>
          <span>{length}</span>
        </footer>
      </div>
    </li>
  ))
}

function GameCard({ game, shelf }: Shelved): ReactNode {
  const [first] = shelf.scenarios
  const count = shelf.scenarios.length
  if (!first) return null
  return (
    <li className="shelf-card">
      <shelf.Picture scenario={first.scenario} width={340} height={158} scale={50} />
      <div className="shelf-words">
        <h3>{game.title}</h3>
        <p>
          {game.character} {count === 1 ? 'One scenario.' : `${count} scenarios.`}
        </p>
        <footer>
          <a className="button button-main" href={addressOf({ place: 'new', scenario: first.id })} aria-label={`Play ${game.title}`}>
            Play
          </a>
          <a className="button" href={addressOf({ place: 'learn', topic: undefined })} aria-label={`Learn ${game.title}`}>
            Learn
          </a>
          <span>{first.length}</span>
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

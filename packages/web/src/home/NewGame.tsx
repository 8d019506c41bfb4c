/** Choosing a game, a scenario and how to play it. */
import { type ReactNode, use, useEffect, useRef } from 'react'
import { addressOf } from '../app/route.ts'
import { Shell } from '../app/Shell.tsx'
import type { ScenarioCard } from '../games/game.ts'
import { type Shelved, shelves } from '../games/index.ts'
import { Options } from './Options.tsx'
import './new-game.css'

export function NewGame({ scenario: id }: { readonly scenario: string | undefined }): ReactNode {
  const all = use(shelves())
  const holder = all.find(({ shelf }) => shelf.scenarios.some((card) => card.id === id)) ?? all[0]!
  const { game, shelf } = holder
  const chosen = shelf.scenarios.find((card) => card.id === id) ?? shelf.scenarios[0]!
  return (
    <Shell current="home">
      {id !== undefined && chosen.id !== id && (
        <p className="new-unknown" role="alert">
          There is no scenario “{id}” here. Choose among those that there are.
        </p>
      )}
      <div className="new-game">
        <nav className="new-scenario-list" aria-label="Scenarios">
          {all.length > 1 && <GameLinks all={all} current={holder} />}
          {shelf.own && (
            <p className="new-own">
              {shelf.own.map(({ name, href }) => (
                <a key={href} className="ui-button" href={href}>
                  {name}
                </a>
              ))}
            </p>
          )}
          <h2>Scenarios</h2>
          <ul>
            {shelf.scenarios.map((card) => (
              <li key={card.id}>
                <ScenarioLink shelf={shelf} card={card} current={card === chosen} />
              </li>
            ))}
          </ul>
        </nav>
        <shelf.Detail card={chosen} />
        <Options key={chosen.id} game={game} shelf={shelf} card={chosen} />
      </div>
    </Shell>
  )
}

/** Each game by its first scenario. */
function GameLinks({ all, current }: { all: readonly Shelved[]; current: Shelved }): ReactNode {
  return (
    <ul className="new-game-links">
      {all.map(({ game: { id, title, scenarios } }) => (
        <li key={id}>
          <a href={addressOf({ place: 'new', scenario: scenarios.first })} aria-current={id === current.game.id ? 'true' : undefined}>
            {title}
          </a>
        </li>
      ))}
    </ul>
  )
}

/** Beside the chosen one in a row. */
const MARGIN = 14

interface ScenarioLinkProps {
  readonly shelf: Shelved['shelf']
  readonly card: ScenarioCard
  readonly current: boolean
}

function ScenarioLink({ shelf, card, current }: ScenarioLinkProps): ReactNode {
  const link = useRef<HTMLAnchorElement>(null)
  // whoever comes by a link to a scenario sees where it is in the list, which scrolls by itself: down beside the page, on a phone to the side
  useEffect(() => {
    const list = link.current?.closest('ul')
    if (!current || !link.current || !list) return
    const [at, box] = [link.current.getBoundingClientRect(), list.getBoundingClientRect()]
    if (at.right > box.right || at.left < box.left) list.scrollLeft += at.left - box.left - MARGIN
    if (at.bottom > box.bottom || at.top < box.top) list.scrollTop += at.top - box.top - box.height / 2
  }, [current])
  return (
    <a
      ref={link}
      className="new-scenario-link"
      href={addressOf({ place: 'new', scenario: card.id })}
      aria-current={current ? 'page' : undefined}
    >
      <shelf.Picture scenario={card.scenario} width={72} height={56} scale={30} />
      <span>
        <strong>{card.name}</strong>
        <span>
          {card.size}, {card.length}
        </span>
      </span>
    </a>
  )
}

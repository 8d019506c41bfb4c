/** A kept game in the list: where it stands, what is asked, and what can be done with it. */
import { type ReactNode, Suspense, use } from 'react'
import { addressOf } from '../app/route.ts'
import { Icon } from '../icons.tsx'
import { exportMatch } from '../matches/export.ts'
import { type Glance, when } from '../matches/glance.ts'

interface GameCardProps {
  readonly game: Glance
  readonly onRemove: (game: Glance) => void
}

export function GameCard({ game, onRemove }: GameCardProps): ReactNode {
  const { id, name } = game
  const place = game.over ? game.told || 'The game is over' : game.place
  return (
    <li className="home-game-card" data-testid="game-card">
      <a className="home-game-main" href={addressOf(game.over ? { place: 'result', id } : { place: 'play', id })}>
        <span className="home-game-picture">
          <Suspense fallback={null}>
            <Picture glance={game} />
          </Suspense>
        </span>
        <span className="home-game-words">
          <strong>
            {name}
            {game.result !== '' && (
              <em className={game.result === 'You won' ? 'home-game-result is-won' : 'home-game-result'}>{game.result}</em>
            )}
          </strong>
          <span>{place}</span>
          {game.waiting && !game.over && <span className="home-game-asked">{game.waiting}</span>}
          <span className="home-game-who">{game.players}</span>
          <span className="home-game-when">
            {when(game.played)}
            {game.practice && ', practice'}
          </span>
        </span>
      </a>
      <span className="home-game-deeds">
        {game.over && (
          <a className="home-deed" href={addressOf({ place: 'review', id })} aria-label={`Review ${name}`} title="Review">
            <Icon name="look" />
          </a>
        )}
        <a className="home-deed" href={addressOf({ place: 'replay', id, at: undefined })} aria-label={`Replay ${name}`} title="Replay">
          <Icon name="replay" />
        </a>
        <button type="button" className="home-deed" aria-label={`Export ${name}`} title="Export" onClick={() => void exportMatch(id)}>
          <Icon name="save" />
        </button>
        <button type="button" className="home-deed" aria-label={`Delete ${name}`} title="Delete" onClick={() => onRemove(game)}>
          <Icon name="bin" />
        </button>
      </span>
    </li>
  )
}

function Picture({ glance: { game, scenario } }: { glance: Glance }): ReactNode {
  const shelf = use(game.parts.shelf())
  return scenario && <shelf.Picture scenario={scenario} width={84} height={84} scale={34} />
}

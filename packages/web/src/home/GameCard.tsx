/** A kept game in the list: where it stands, what is asked, and what can be done with it. */
import { lazy, type ReactNode, Suspense } from 'react'
import { addressOf } from '../app/route.ts'
import { PHASE_NAMES } from '../games/aslsk/phase-names.ts'
import { Icon } from '../icons.tsx'
import { exportMatch } from '../matches/export.ts'
import { type Glance, when } from '../matches/glance.ts'

const ScenarioPicture = lazy(async () => ({ default: (await import('../games/aslsk/shelf/ScenarioPicture.tsx')).ScenarioPicture }))

interface GameCardProps {
  readonly game: Glance
  readonly onRemove: (game: Glance) => void
}

export function GameCard({ game, onRemove }: GameCardProps): ReactNode {
  const { id, name, scenario } = game
  const place = game.over ? 'The game is over' : `Turn ${game.turn} of ${game.turns}, ${PHASE_NAMES[game.phase]}`
  return (
    <li className="game-card" data-testid="game-card">
      <a className="game-main" href={addressOf(game.over ? { place: 'result', id } : { place: 'play', id })}>
        <span className="game-picture">
          {scenario && (
            <Suspense fallback={null}>
              <ScenarioPicture scenario={scenario} width={84} height={84} hexHeight={34} />
            </Suspense>
          )}
        </span>
        <span className="game-words">
          <strong>{name}</strong>
          <span className="game-place">{place}</span>
          {game.waiting && !game.over && <span className="game-asked">{game.waiting}</span>}
          <span className="game-who">{game.players}</span>
          <span className="game-when">
            {when(game.played)}
            {game.practice && ', practice'}
          </span>
        </span>
      </a>
      <span className="game-deeds">
        <a className="deed" href={addressOf({ place: 'replay', id, at: undefined })} aria-label={`Replay ${name}`} title="Replay">
          <Icon name="replay" />
        </a>
        <button type="button" className="deed" aria-label={`Export ${name}`} title="Export" onClick={() => void exportMatch(id)}>
          <Icon name="save" />
        </button>
        <button type="button" className="deed" aria-label={`Delete ${name}`} title="Delete" onClick={() => onRemove(game)}>
          <Icon name="bin" />
        </button>
      </span>
    </li>
  )
}

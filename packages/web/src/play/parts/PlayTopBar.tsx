/** The bar above the board: scenario, turns, phases, the other side, and what can be taken back. */
import type { GameEvent, Seat } from '@firegroup/kernel'
import type { ReactNode } from 'react'
import { addressOf } from '../../app/route.ts'
import { Sign } from '../../icons.tsx'
import type { Desk } from '../controller/desk.ts'
import type { Draft } from '../controller/draft.ts'
import { PlayIcon } from './PlayIcon.tsx'

interface PlayTopBarProps<S, E extends GameEvent, D extends Draft> {
  readonly desk: Desk<S, E, D>
  readonly onLog: () => void
}

export function PlayTopBar<S, E extends GameEvent, D extends Draft>({ desk, onLog }: PlayTopBarProps<S, E, D>): ReactNode {
  const { s, seating } = desk
  const { bars } = desk.game
  const undo = desk.undoProblem
  return (
    <header className="ui-top-bar play-bar">
      <a className="ui-brand" href="#/" aria-label="Firegroup, to your games">
        <Sign />
        <span>Firegroup</span>
      </a>
      <p className="play-scenario">
        <strong>{bars.scenarioName(s)}</strong>
        <span>{bars.where(s)}</span>
      </p>
      {bars.Turns && <bars.Turns s={s} />}
      <bars.Ribbon s={s} />
      <p className="play-opponent">
        <strong>{opponentName(desk)}</strong>
        <span>{opponentState(desk)}</span>
      </p>
      <div className="play-tools">
        <button
          type="button"
          className="table-tool"
          aria-label="Undo"
          title={undo ?? 'Undo your last decision (Z)'}
          aria-disabled={undo !== null}
          onClick={() => desk.undo()}
        >
          <PlayIcon name="undo" />
        </button>
        <button type="button" className="table-tool" aria-label="Log" title="Log (G)" onClick={onLog}>
          <PlayIcon name="log" />
        </button>
        <a
          className="table-tool"
          aria-label="Replay"
          title="Replay"
          href={addressOf({ place: 'replay', id: seating.setup.id, at: undefined })}
        >
          <PlayIcon name="replay" />
        </a>
        <a className="table-tool" aria-label="Settings" title="Settings" href="#/settings">
          <PlayIcon name="gear" />
        </a>
      </div>
    </header>
  )
}

function opponentName<S, E extends GameEvent, D extends Draft>(desk: Desk<S, E, D>): string {
  const player = desk.seating.setup.players[otherOf(desk)]
  return player?.type === 'human' ? player.name || 'Player' : `Computer, ${player?.level ?? ''}`
}

/** Whose side it is, and what it does. */
function opponentState<S, E extends GameEvent, D extends Draft>(desk: Desk<S, E, D>): string {
  const { s, standpoint, open, game } = desk
  const doing = standpoint.outcome ? 'the game is over' : open ? 'waiting for you' : standpoint.pause ? 'may react' : 'deciding'
  return `${game.sideName(s, otherOf(desk))}, ${doing}`
}

const otherOf = <S, E extends GameEvent, D extends Draft>({ game, seat }: Desk<S, E, D>): Seat =>
  game.system.seats.find((each) => each !== seat) ?? seat

/** The bar above the board: scenario, turns, phases, the other side, and what can be taken back. */
import type { GameEvent } from '@firegroup/kernel'
import type { ReactNode } from 'react'
import { addressOf } from '../../app/route.ts'
import { Sign } from '../../icons.tsx'
import { type Around, useAround } from '../around.ts'
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
  const { decider } = desk
  const several = seating.humans.length > 1
  const { who, state } = several ? deciderWords(desk) : opponentWords(desk)
  const around = useAround()
  const undo = undoOf(desk, around)
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
      {seating.practice && <span className="play-practice">Practice</span>}
      {bars.Turns && <bars.Turns s={s} />}
      <bars.Ribbon s={s} asked={several && decider ? { side: decider.side, palette: bars.palette(s, decider.seat) } : null} />
      {around ? (
        around.bar
      ) : (
        <p className="play-opponent">
          <strong>{who}</strong>
          <span>{state}</span>
        </p>
      )}
      <div className="play-tools">
        <button
          type="button"
          className="table-tool"
          aria-label={undo.label}
          title={undo.isOpen ? `${undo.label} (Z)` : undo.label}
          aria-disabled={!undo.isOpen}
          onClick={undo.act}
        >
          <PlayIcon name="undo" />
        </button>
        <button type="button" className="table-tool" aria-label="Log" title="Log (G)" onClick={onLog}>
          <PlayIcon name="log" />
        </button>
        {around ? (
          around.tools
        ) : (
          <a
            className="table-tool"
            aria-label="Replay"
            title="Replay"
            href={addressOf({ place: 'replay', id: seating.setup.id, at: undefined })}
          >
            <PlayIcon name="replay" />
          </a>
        )}
        <a className="table-tool" aria-label="Settings" title="Settings" href="#/settings">
          <PlayIcon name="gear" />
        </a>
      </div>
    </header>
  )
}

interface Undo {
  readonly label: string
  readonly isOpen: boolean
  readonly act: () => void
}

/** What is taken back here, or asked of the others. */
function undoOf<S, E extends GameEvent, D extends Draft>(desk: Desk<S, E, D>, around: Around | null): Undo {
  if (around?.undo) {
    const { label, problem, ask } = around.undo
    return { label: problem === null ? label : `${label}: not possible. ${problem}`, isOpen: problem === null, act: ask }
  }
  const { label, way } = desk.undoing
  return { label, isOpen: way !== 'none', act: () => desk.undo() }
}

interface Words {
  readonly who: string
  readonly state: string
}

/** Several people at one screen: who of them must decide, and for which side. */
function deciderWords<S, E extends GameEvent, D extends Draft>({ standpoint, decider }: Desk<S, E, D>): Words {
  if (standpoint.outcome) return { who: 'The game is over', state: '' }
  if (!decider) return { who: 'They may react', state: '' }
  return decider.isNamed ? { who: decider.name, state: `${decider.side}, to decide` } : { who: decider.side, state: 'to decide' }
}

/** Whose side the other one plays, and what he does. */
function opponentWords<S, E extends GameEvent, D extends Draft>(desk: Desk<S, E, D>): Words {
  const { s, standpoint, open, passing, game, seat, seating } = desk
  const other = game.system.seats.find((each) => each !== seat) ?? seat
  const player = seating.setup.players[other]
  const doing = standpoint.outcome
    ? 'the game is over'
    : open || passing !== null
      ? 'waiting for you'
      : standpoint.pause
        ? 'may react'
        : 'deciding'
  return {
    who:
      player?.type === 'computer'
        ? (game.bars.computer?.(s) ?? `Computer, ${player.level.split('-').reverse().join(' ')}`)
        : player?.name || 'Player',
    state: `${game.sideName(s, other)}, ${doing}`,
  }
}

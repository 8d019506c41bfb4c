/** The bar above the board: scenario, turns, phases, the other side, and what can be taken back. */
import { type AslskState, nationOf, PHASES, type Side } from '@firegroup/aslsk'
import type { CSSProperties, ReactNode } from 'react'
import { PHASE_NAMES } from '../../games/aslsk/phase-names.ts'
import { sideName } from '../../games/aslsk/play/words.ts'
import { Sign } from '../../icons.tsx'
import type { Desk } from '../controller/desk.ts'
import { PlayIcon } from './PlayIcon.tsx'

const SHORT: Readonly<Record<string, string>> = {
  rally: 'Rally',
  prepFire: 'Prep Fire',
  movement: 'Move',
  defensiveFire: 'Def Fire',
  advancingFire: 'Adv Fire',
  rout: 'Rout',
  advance: 'Advance',
  closeCombat: 'CC',
}

export function PlayTopBar({ desk, onLog }: { readonly desk: Desk; readonly onLog: () => void }): ReactNode {
  const { s, session } = desk
  const { scenario } = s.setting
  const undo = desk.undoProblem
  return (
    <header className="top-bar play-bar">
      <a className="brand" href="#/" aria-label="Firegroup, to your games">
        <Sign />
        <span>Firegroup</span>
      </a>
      <p className="play-scenario">
        <strong>{scenario.name}</strong>
        <span>
          {sideName(s, s.attacker)}, turn {s.turn} of {scenario.turns}
        </span>
      </p>
      <Turns s={s} />
      <Ribbon s={s} />
      <p className="play-opponent">
        <strong>{opponentName(desk)}</strong>
        <span>{opponentState(desk)}</span>
      </p>
      <div className="play-tools">
        <button
          type="button"
          className="tool"
          aria-label="Undo"
          title={undo ?? 'Undo your last decision (Z)'}
          aria-disabled={undo !== null}
          onClick={() => desk.undo()}
        >
          <PlayIcon name="undo" />
        </button>
        <button type="button" className="tool play-log-tool" aria-label="Log" title="Log (G)" onClick={onLog}>
          <PlayIcon name="log" />
        </button>
        <a className="tool" aria-label="Replay" title="Replay" href={`#/replay/${session.match.setup.id}`}>
          <PlayIcon name="replay" />
        </a>
        <a className="tool" aria-label="Settings" title="Settings" href="#/settings">
          <PlayIcon name="gear" />
        </a>
      </div>
    </header>
  )
}

function opponentName({ session, seat }: Desk): string {
  const player = session.match.setup.players[otherOf(seat)]
  return player?.type === 'human' ? player.name || 'Player' : `Computer, ${player?.level ?? ''}`
}

/** Whose side it is, and what it does. */
function opponentState({ s, session, seat, open }: Desk): string {
  const doing = session.game.outcome ? 'the game is over' : open ? 'waiting for you' : session.beating ? 'may react' : 'deciding'
  return `${sideName(s, otherOf(seat))}, ${doing}`
}

const otherOf = (seat: Side): Side => (seat === 'axis' ? 'allied' : 'axis')

function Turns({ s }: { s: AslskState }): ReactNode {
  const turns = Array.from({ length: s.setting.scenario.turns }, (_, i) => i + 1)
  return (
    <ol className="turns" aria-label={`Turn ${s.turn} of ${turns.length}`}>
      {turns.map((turn) => (
        <li key={turn} aria-current={turn === s.turn ? 'step' : undefined}>
          {turn}
        </li>
      ))}
    </ol>
  )
}

export function Ribbon({ s }: { s: AslskState }): ReactNode {
  const palette = nationOf(s.setting.scenario.sides[s.attacker].nation).id
  return (
    <ol className="ribbon" aria-label="Phases" style={{ '--attacker': `var(--${palette})` } as CSSProperties}>
      {PHASES.map((phase) => (
        <li key={phase} aria-current={phase === s.phase ? 'step' : undefined} title={PHASE_NAMES[phase]}>
          {SHORT[phase]}
        </li>
      ))}
    </ol>
  )
}

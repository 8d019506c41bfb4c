/** A match that is awake, as the server knows it: whatever its system, with a chair for whoever is at its table. */
import { type GameEvent, OBSERVER, type Origin, restoreGame, type Seat, saveGame, type Viewer, withoutSetting } from '@firegroup/kernel'
import {
  type Chair,
  ChairServer,
  type Ending,
  type FromTable,
  LocalChair,
  type Match,
  type MatchRecord,
  type OrderParts,
  type Pace,
  type Ruling,
  type SeatPlayer,
  Session,
  type Since,
  standpointOf,
  type Tempo,
  type ToTable,
} from '@firegroup/table'
import { type Seen, sinceOf } from './since.ts'
import { type MatchStanding, standingOf } from './standing.ts'

/** The pause after what others may answer, for everybody the same. */
export const BEAT = { beat: 1200, act: 500, dice: 1200 } as const

/** How long computers of a level, whatever its character, are given, in milliseconds: the pause that hides what they hold is never shorter. */
const PATIENCE: { readonly [level: string]: number } = { recruit: 400, regular: 650, veteran: 1150, elite: 2150 }

/** A chair of a match for somebody at the other end of a wire. */
export interface ServedChair {
  /** Hears a message; why it can't be understood, or null. */
  hear(message: unknown): string | null
  close(): void
}

export interface Stand {
  readonly version: number
  /** Who is asked something; nobody while others may be about to react. */
  readonly asked: readonly string[]
  readonly decisions: number
  /** Who made those after the first `count` of them. */
  decidedSince(count: number): readonly string[]
  /** Nobody has answered in secret while others still choose. */
  readonly settled: boolean
  readonly phase: string
  readonly over: boolean
  /** Why a seat can't take its last decision back; null if it can. */
  undoProblem(seat: string): string | null
}

/** A match that is awake, whatever its system. */
export interface LiveMatch {
  readonly system: string
  readonly origin: Origin
  readonly players: { readonly [seat: string]: SeatPlayer }
  readonly version: number
  readonly over: boolean
  /** A computer has something to do. */
  readonly thinking: boolean
  /** Where it stands, as far as everybody may know. */
  stand(): Stand
  /** As it looked to everybody after so many decisions. */
  asOf(decisions: number): FromTable
  undo(seat: string): Promise<Ruling>
  end(how: Omit<Ending, 'decisions'>): Promise<Ruling>
  chair(seats: readonly string[], send: (message: FromTable) => void): ServedChair
  record(): MatchRecord
  /** Who is asked what; null while nobody may know. */
  standing(): MatchStanding | null
  /** A chair in this program, to look at the match from. */
  look(viewer: Viewer): Chair<unknown, GameEvent>
  /** What has happened since a seat looked last. */
  since(seat: Seat, seen: Seen | null): Promise<Since>
  subscribe(listener: () => void): () => void
  /** Lets computers do what is theirs to do. */
  goOn(): void
  settled(): Promise<void>
  close(): void
}

/** A match at its table, for whoever sits there. */
export function liveOf<S, E extends GameEvent>(match: Match<S, E>, pace: Pace<E>, tempo: Tempo = BEAT): LiveMatch {
  return served(sessionOf(match, pace, tempo))
}

export function sessionOf<S, E extends GameEvent>(match: Match<S, E>, pace: Pace<E>, tempo: Tempo, orders?: OrderParts<S>): Session<S, E> {
  const rest = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms))
  const patience = (level: string): number => PATIENCE[level.split('-')[0]!] ?? 0
  return new Session({ match, pace, tempo, rest, patience, ...(orders ? { orders } : {}) })
}

export function served<S, E extends GameEvent>(session: Session<S, E>): LiveMatch {
  const { match } = session
  const { seats } = match.game.system
  return {
    get system() {
      return match.game.system.id
    },
    get origin() {
      return match.game.origin
    },
    get players() {
      return match.setup.players
    },
    get version() {
      return match.game.decisionCount - match.game.secretAnswers
    },
    get over() {
      return match.outcome !== null
    },
    get thinking() {
      return match.thinking
    },
    stand: () => standOf(session),
    asOf: (decisions) => asOf(session, decisions),
    undo: (seat) => session.undo(seat),
    end: (how) => session.end(how),
    chair(own, send) {
      const chairs = new ChairServer<S, E>({
        session,
        send: send as (message: FromTable<E>) => void,
        seats: own.filter((seat) => seats.includes(seat)),
        soon: setImmediate,
      })
      return { hear: (message) => chairs.hear(message as ToTable), close: () => chairs.close() }
    },
    record: () => match.record(),
    standing: () => standingOf(session),
    look: (viewer) => new LocalChair(session, viewer),
    since: (seat, seen) => sinceOf(session, seat, seen),
    subscribe: (listener) => session.subscribe(listener),
    goOn: () => void session.goOn(),
    settled: () => match.settled(),
    close: () => session.close(),
  }
}

function standOf<S, E extends GameEvent>({ match, beating }: Session<S, E>): Stand {
  const { game, outcome } = match
  return {
    version: game.decisionCount - game.secretAnswers,
    asked: beating || outcome !== null ? [] : game.open.map(({ seat }) => seat),
    decisions: game.log.length,
    decidedSince: (count) => game.log.slice(count).map(({ seat }) => seat),
    settled: game.secretAnswers === 0,
    phase: phaseOf(game.state),
    over: outcome !== null,
    undoProblem: (seat) => game.undoProblem(seat),
  }
}

/** The turn and the phase that a game is in, whatever it calls them. */
function phaseOf(state: unknown): string {
  const { turn, phase, active } = state as { readonly turn?: unknown; readonly phase?: unknown; readonly active?: unknown }
  return JSON.stringify([turn, phase, active])
}

function asOf<S, E extends GameEvent>({ game }: Session<S, E>, decisions: number): FromTable {
  const { system } = game
  const past = restoreGame(system, saveGame(game), { whole: true, decisions })
  if (!past.ok) throw new Error(past.problems[0]?.message)
  const { state, events, ...rest } = standpointOf(past.value, OBSERVER, false, null)
  return { type: 'standpoint', chair: 0, ...rest, state: withoutSetting(state), from: 0, events }
}

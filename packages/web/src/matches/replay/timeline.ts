/** A kept game played through again, with the state and the events after each of its decisions. */
import {
  eventFor,
  type GameEvent,
  type LoggedDecision,
  type Measure,
  OBSERVER,
  type Outcome,
  type Reading,
  type RecordedEvent,
  restoreGame,
  type Viewer,
} from '@firegroup/kernel'
import { type MatchRecord, outcomeOf } from '@firegroup/table'
import type { GameRecord, When } from '../../games/record.ts'
import type { Telling } from '../../play/controller/report.ts'

export interface Moment<S, E extends GameEvent> {
  /** How many decisions had been made. */
  readonly index: number
  /** The decision that led here; none at the beginning. */
  readonly decision: LoggedDecision | null
  readonly state: S
  readonly events: readonly E[]
  /** When each of these events happened: what ends a phase belongs to it, not to the next one, in which the state already is. */
  readonly whens: readonly When[]
  /** Units or men lost by it. */
  readonly losses: number
}

export interface Timeline<S, E extends GameEvent> {
  readonly game: GameRecord<S, E>
  readonly record: MatchRecord
  readonly moments: readonly Moment<S, E>[]
  /** How the game stood when each of its turns was over, the last one as it stands now; empty where the system measures nothing. */
  readonly standings: readonly Measure[]
  readonly outcome: Outcome | null
  /** Who is looking: a game that is not over tells no secrets of the other side. Null once everything may be known. */
  readonly viewer: Viewer | null
}

interface Reader {
  /** Told how far it is, of 1. */
  readonly progress: (share: number) => void
  /** Asked between two slices of work. */
  readonly cancelled: () => boolean
  /** Who is looking, where that is not for the record to say. */
  readonly viewer?: Viewer
}

/** Long games are read in slices, so that the page answers meanwhile. */
const SLICE_MS = 14

export async function readTimeline<S, E extends GameEvent>(
  from: GameRecord<S, E>,
  record: MatchRecord,
  { progress, cancelled, viewer: looking }: Reader,
): Promise<Reading<Timeline<S, E>>> {
  const { system } = from
  const { save } = record
  const first = save.rules < system.version ? save.checkpoint.decisions : (save.base?.decisions ?? 0)
  const clock = new Clock(from)
  const restored = restoreGame(system, save, {
    whole: true,
    decisions: first,
    keep: { history: false, events: true, hashes: false },
    listener: (_, state) => clock.hear(state),
  })
  if (!restored.ok) return restored
  const game = restored.value
  const moments: (Omit<Moment<S, E>, 'events' | 'whens'> & { readonly recorded: readonly Timed<E>[] })[] = []
  let told = 0
  const remember = (index: number, decision: LoggedDecision | null): void => {
    const recorded = game.events.slice(told).map((each, i) => ({ ...each, when: clock.whens[told + i]! }))
    told = game.events.length
    const copy = system.clone(game.state)
    const before = moments.at(-1)
    const state = before ? from.sharing(copy, before.state) : copy
    moments.push({ index, decision, state, recorded, losses: recorded.filter(({ event }) => from.isLoss(event)).length })
  }
  remember(first, null)
  let sliceEnd = performance.now() + SLICE_MS
  for (let i = first; i < save.decisions.length; i++) {
    const decision = save.decisions[i]!
    try {
      game.take(decision.seat, decision.decision)
    } catch (error) {
      return { ok: false, problems: [{ message: `This game stopped at decision ${i + 1}. Export it. ${(error as Error).message}` }] }
    }
    remember(i + 1, decision as LoggedDecision)
    if (performance.now() < sliceEnd) continue
    progress((i - first + 1) / (save.decisions.length - first))
    await new Promise((done) => setTimeout(done))
    if (cancelled()) return { ok: false, problems: [{ message: 'Cancelled.' }] }
    sliceEnd = performance.now() + SLICE_MS
  }
  const outcome = record.ended ? outcomeOf(record.ended) : game.outcome
  const viewer = looking ?? (outcome ? null : viewerOf(record))
  const whole = moments.map(({ recorded, ...moment }) => {
    const seen = recorded.flatMap((each) => {
      const event = viewer === null ? each.event : eventFor(each, viewer)
      return event ? [{ event, when: each.when }] : []
    })
    return { ...moment, events: seen.map(({ event }) => event), whens: seen.map(({ when }) => when) }
  })
  return { ok: true, value: { game: from, record, moments: whole, standings: clock.close(game.state), outcome, viewer } }
}

type Timed<E extends GameEvent> = RecordedEvent<E> & { readonly when: When }

/** Notes of each event when it happened, and how the game stood when a turn was over. */
class Clock<S, E extends GameEvent> {
  readonly whens: When[] = []
  readonly #game: GameRecord<S, E>
  readonly #standings: Measure[] = []

  constructor(game: GameRecord<S, E>) {
    this.#game = game
  }

  hear(state: S): void {
    const last = this.whens.at(-1)
    const now = this.#game.when(state)
    if (last && now.turn > last.turn) this.#note(state, last.turn)
    this.whens.push(last && isSame(last, now) ? last : now)
  }

  close(state: S): readonly Measure[] {
    this.#note(state, this.#game.when(state).turn)
    return this.#standings
  }

  #note(state: S, turn: number): void {
    const measure = this.#game.system.measure?.(state)
    if (measure) this.#standings.push({ ...measure, turn })
  }
}

const isSame = (a: When, b: When): boolean => a.turn === b.turn && a.half === b.half && a.phase === b.phase

/** One person alone looks from his own seat; where several share the screen, only what is public is shown. */
function viewerOf({ players }: MatchRecord): Viewer {
  const people = Object.entries(players).filter(([, { type }]) => type === 'human')
  return people.length === 1 ? people[0]![0] : OBSERVER
}

/** What led to a moment, in words. */
export function decisionAt<S, E extends GameEvent>({ game, moments }: Timeline<S, E>, at: number): string {
  const moment = moments[at]!
  const before = moments[at - 1]
  if (!moment.decision || !before) return 'The game begins'
  return game.describe(before.state, moment.decision.kind, moment.decision.decision)
}

export const tellingsAt = <S, E extends GameEvent>({ game, moments }: Timeline<S, E>, at: number): readonly Telling[] =>
  game.tell(moments[at]!.state, moments[at]!.events)

/** In which phase each of a moment's events happened, by its title; empty where all of them happened in the one of the decision. */
export function phasesAt<S, E extends GameEvent>({ game, moments }: Timeline<S, E>, at: number): readonly string[] {
  const made = game.when(moments[at - 1]?.state ?? moments[at]!.state).title
  const titles = moments[at]!.whens.map(({ title }) => title)
  return titles.every((title) => title === made) ? [] : titles
}

/** Where a phase begins: the ticks of the scrubber. A turn's first phase is a larger one. */
export interface Tick extends When {
  readonly at: number
  readonly opensTurn: boolean
}

export function ticksOf<S, E extends GameEvent>({ game, moments }: Timeline<S, E>): readonly Tick[] {
  const ticks: Tick[] = []
  for (const [at, { state }] of moments.entries()) {
    const when = game.when(state)
    const last = ticks.at(-1)
    const opensTurn = last?.turn !== when.turn || last.half !== when.half
    if (opensTurn || last.phase !== when.phase) ticks.push({ at, ...when, opensTurn })
  }
  return ticks
}

/** A kept game played through again, with the state and the events after each of its decisions. */
import {
  type AslskEvent,
  type AslskState,
  aslsk,
  describeDecision,
  describeEvents,
  type Phase,
  type Side,
  type Telling,
} from '@firegroup/aslsk'
import { type LoggedDecision, type Outcome, type Reading, restoreGame } from '@firegroup/kernel'
import type { MatchRecord } from '@firegroup/table'

export interface Moment {
  /** How many decisions had been made. */
  readonly index: number
  /** The decision that led here; none at the beginning. */
  readonly decision: LoggedDecision | null
  readonly state: AslskState
  readonly events: readonly AslskEvent[]
  /** Units eliminated by it. */
  readonly losses: number
}

export interface Timeline {
  readonly record: MatchRecord
  readonly moments: readonly Moment[]
  readonly outcome: Outcome | null
}

interface Reader {
  /** Told how far it is, of 1. */
  readonly progress: (share: number) => void
  /** Asked between two slices of work. */
  readonly cancelled: () => boolean
}

/** Long games are read in slices, so that the page answers meanwhile. */
const SLICE_MS = 14

export async function readTimeline(record: MatchRecord, { progress, cancelled }: Reader): Promise<Reading<Timeline>> {
  const { save } = record
  const first = save.rules < aslsk.version ? save.checkpoint.decisions : (save.base?.decisions ?? 0)
  const restored = restoreGame(aslsk, save, { whole: true, decisions: first, keep: { history: false, events: true, hashes: false } })
  if (!restored.ok) return restored
  const game = restored.value
  const moments: Moment[] = []
  let told = 0
  const remember = (index: number, decision: LoggedDecision | null): void => {
    const events = game.events.slice(told).map(({ event }) => event)
    told = game.events.length
    const state = sharing(aslsk.clone(game.state), moments.at(-1)?.state)
    moments.push({ index, decision, state, events, losses: events.filter(({ type }) => type === 'eliminated').length })
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
  return { ok: true, value: { record, moments, outcome: game.outcome } }
}

/** A copy of a state that shares with the one before it what has not changed: most units rest most of the time. */
function sharing(state: AslskState, before: AslskState | undefined): AslskState {
  if (!before) return state
  return {
    ...state,
    units: state.units.map((unit, id) => sameOr(unit, before.units[id])),
    weapons: state.weapons.map((weapon, id) => sameOr(weapon, before.weapons[id])),
    control: sameList(state.control, before.control) ? before.control : state.control,
  }
}

function sameOr<T extends object>(now: T, before: T | undefined): T {
  if (!before) return now
  for (const key of Object.keys(now) as (keyof T)[]) {
    const [a, b] = [now[key], before[key]]
    if (a !== b && !(Array.isArray(a) && Array.isArray(b) && sameList(a, b))) return now
  }
  return before
}

const sameList = (a: readonly unknown[], b: readonly unknown[]): boolean => a.length === b.length && a.every((item, i) => item === b[i])

/** What led to a moment, in words. */
export function decisionAt({ moments }: Timeline, at: number): string {
  const moment = moments[at]!
  const before = moments[at - 1]
  if (!moment.decision || !before) return 'The game begins'
  return describeDecision(before.state, moment.decision.kind, moment.decision.decision)
}

export const tellingsAt = ({ moments }: Timeline, at: number): readonly Telling[] => describeEvents(moments[at]!.state, moments[at]!.events)

/** Where a phase begins: the ticks of the scrubber. A turn's first phase is a larger one. */
export interface Tick {
  readonly at: number
  readonly turn: number
  readonly attacker: Side
  readonly phase: Phase
  readonly opensTurn: boolean
}

export function ticksOf({ moments }: Pick<Timeline, 'moments'>): readonly Tick[] {
  const ticks: Tick[] = []
  for (const [at, { state }] of moments.entries()) {
    const { turn, attacker, phase } = state
    const last = ticks.at(-1)
    if (last && last.turn === turn && last.attacker === attacker && last.phase === phase) continue
    ticks.push({ at, turn, attacker, phase, opensTurn: last?.turn !== turn || last.attacker !== attacker })
  }
  return ticks
}

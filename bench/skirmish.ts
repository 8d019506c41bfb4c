import { integer, LEGAL, type Outcome, type Question, type Rules, type Runtime, record, refuse, type System } from '@firegroup/kernel'

/**
 * A game with next to no rules of its own and a state of the size that real ones have: sixty units, each with what a squad counter needs to know.
 * What is left when its own work is taken away is what the kernel costs.
 */
const seats = ['attacker', 'defender'] as const
const UNITS = 60
const HEXES = 660
const MOVES_BETWEEN_CHECKPOINTS = 10

interface Unit {
  id: number
  kind: string
  side: number
  hex: number
  quarterMf: number
  morale: number
  broken: boolean
  pinned: boolean
  concealed: boolean
  firedIn: number
  carries: number[]
}

export interface SkirmishState {
  turn: number
  phase: string
  side: 0 | 1
  moved: number
  limit: number
  residual: number[]
  units: Unit[]
}

type SkirmishEvent = { type: 'moved'; rule: string; unit: number; to: number }
export type Move = { readonly unit: number; readonly to: number }

function* play(g: Runtime<SkirmishState, SkirmishEvent>): Rules<Outcome> {
  while (g.state.moved < g.state.limit) {
    if (g.state.moved % MOVES_BETWEEN_CHECKPOINTS === 0) g.checkpoint()
    const move = yield* g.ask(seats[g.state.side], moveQuestion(g.state))
    makeMove(g.state, move)
    g.emit({ type: 'moved', rule: '1', unit: move.unit, to: move.to })
  }
  return { winner: null, reason: 'the time is up' }
}

const moveSchema = record({ unit: integer(0, UNITS - 1), to: integer(0, HEXES - 1) })

function moveQuestion(state: SkirmishState): Question<Move> {
  return {
    kind: 'move',
    title: 'Which unit moves where?',
    rule: '1',
    schema: moveSchema,
    candidates: () => [nextMove(state)],
    problems: (move) => moveProblems(state, move),
  }
}

/** The rules' own work: what there would be without any kernel. */
export function moveProblems(state: SkirmishState, move: Move) {
  const unit = state.units[move.unit]
  if (!unit || unit.side !== state.side) return refuse('1', 'That is not your unit.')
  return unit.broken ? refuse('2', 'A broken unit does not move.') : LEGAL
}

export function makeMove(state: SkirmishState, move: Move): void {
  const unit = state.units[move.unit]
  if (unit) unit.hex = move.to
  state.moved++
  state.side = state.side === 0 ? 1 : 0
}

export function nextMove(state: SkirmishState): Move {
  const unit = ((state.moved * 7) % (UNITS / 2)) * 2 + state.side
  return { unit, to: (state.moved * 31) % HEXES }
}

export function newSkirmish(limit: number): SkirmishState {
  const units = Array.from(
    { length: UNITS },
    (_, id): Unit => ({
      id,
      kind: id % 6 === 0 ? 'leader' : 'squad',
      side: id % 2,
      hex: id * 11,
      quarterMf: 16,
      morale: 7,
      broken: false,
      pinned: false,
      concealed: id % 5 === 0,
      firedIn: 0,
      carries: id % 4 === 0 ? [id + 100] : [],
    }),
  )
  return { turn: 1, phase: 'movement', side: 0, moved: 0, limit, residual: [3, 141, 2, 88], units }
}

export function cloneSkirmish(state: SkirmishState): SkirmishState {
  const units = new Array<Unit>(state.units.length)
  for (let i = 0; i < units.length; i++) {
    const unit = state.units[i]!
    units[i] = {
      id: unit.id,
      kind: unit.kind,
      side: unit.side,
      hex: unit.hex,
      quarterMf: unit.quarterMf,
      morale: unit.morale,
      broken: unit.broken,
      pinned: unit.pinned,
      concealed: unit.concealed,
      firedIn: unit.firedIn,
      carries: unit.carries.slice(),
    }
  }
  return {
    turn: state.turn,
    phase: state.phase,
    side: state.side,
    moved: state.moved,
    limit: state.limit,
    residual: state.residual.slice(),
    units,
  }
}

const scenarioSchema = record({ limit: integer(1) })

export const skirmish: System<SkirmishState, SkirmishEvent> = {
  id: 'skirmish',
  version: 1,
  seats,
  begin: (scenario) => {
    const problem = scenarioSchema.check(scenario, 'scenario')
    if (problem) return { ok: false, problems: [{ message: problem }] }
    return { ok: true, value: newSkirmish((scenario as { limit: number }).limit) }
  },
  situation: () => ({ ok: false, problems: [{ message: 'A skirmish has no situations.' }] }),
  play,
  clone: cloneSkirmish,
  view: (state) => state,
  resample: () => undefined,
}

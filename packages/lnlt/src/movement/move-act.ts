import { integer, listOf, oneOf, optional, type Problem, refuse, text } from '@firegroup/kernel'
import type { ImpulseAct } from '../acts.ts'
import { isEntryCost } from '../map/costs.ts'
import type { Impulse, LnltState, MoveMode } from '../state.ts'
import { moveCandidates } from './candidates.ts'
import { groupProblem, plannedMove } from './group.ts'
import { usualMode } from './modes.ts'
import { startMove } from './move.ts'
import { moveWords } from './move-words.ts'
import { stepCost } from './step.ts'
import { placeOf, toProblems } from './step-acts.ts'

/** 6.0: who moves together, in what way (one for all, or one for each), the first step, and weapons that stay behind (1.6). */
export interface MoveDecision {
  readonly type: 'move'
  readonly units: readonly number[]
  readonly mode?: MoveMode
  readonly modes?: readonly MoveMode[]
  readonly to: string
  readonly abandon?: readonly number[]
}

const mode = oneOf('move', 'assaultMove', 'lowCrawl', 'stealth', 'stealthAssault', 'hitAndRun')
const id = integer(0, 9999)

/** The fields by which any group of movers is described. */
export const groupShape = {
  units: listOf(id, { min: 1, max: 20 }),
  mode: optional(mode),
  modes: optional(listOf(mode, { max: 20 })),
} as const

/** 6.0: one group of each activated location moves. */
export const moveAct: ImpulseAct<MoveDecision> = {
  type: 'move',
  rule: '6.0',
  fields: { ...groupShape, to: text({ max: 40 }), abandon: optional(listOf(id, { max: 40 })) },
  candidates: moveCandidates,
  problems: moveProblems,
  preview: movePreview,
  *perform(g, _impulse, decision) {
    const s = g.state
    const move = plannedMove(s, decision.units, modesOf(s, decision), s.units[decision.units[0]!]!.at)
    yield* startMove(g, move, placeOf(s, decision.to), decision.abandon)
  },
  describe: moveWords,
}

/** The way in which each of the group moves. */
export function modesOf(s: LnltState, { units, mode: forAll, modes }: Pick<MoveDecision, 'units' | 'mode' | 'modes'>): readonly MoveMode[] {
  return modes ?? new Array<MoveMode>(units.length).fill(forAll ?? usualMode(s, units))
}

function moveProblems(s: LnltState, _impulse: Impulse, decision: MoveDecision): readonly Problem[] {
  const { units, modes, abandon = [] } = decision
  if (modes && (modes.length !== units.length || decision.mode)) return refuse('6.0', 'Name one way of moving for all, or one for each.')
  const from = s.units[units[0]!]?.at ?? -1
  if (from < 0) return refuse('6.0', 'Only units on the map move; others enter it.')
  if (units.some((unit) => !s.units[unit])) return refuse('6.0', 'There is no such unit.')
  const ways = modesOf(s, decision)
  const problem = groupProblem(s, units, ways)
  if (problem) return [problem]
  for (const weapon of abandon)
    if (!units.includes(s.weapons[weapon]?.owner ?? -1)) return refuse('1.6', 'Only a weapon that one of them has can be left behind.')
  return toProblems(s, plannedMove(s, units, ways, from), decision.to)
}

/** What the first step costs the first of them. */
function movePreview(s: LnltState, _impulse: Impulse, decision: MoveDecision): unknown {
  const unit = s.units[decision.units[0]!]
  const to = placeOf(s, decision.to)
  const cost = unit && to >= 0 ? stepCost(s, unit, unit.at, to, decision.units) : undefined
  return cost && isEntryCost(cost) ? cost : undefined
}

import { integer, LEGAL, listOf, type Problem, type Rules } from '@firegroup/kernel'
import type { ImpulseAct, StepAct } from '../acts.ts'
import type { Lnlt } from '../context.ts'
import { OPPORTUNITY_FIRE } from '../data/movement.ts'
import { opportunityWindow } from '../fire/opportunity.ts'
import { allowanceOf, mfOf, movementFactor } from '../movement/allowance.ts'
import { moverProblem, placeProblem, plannedMove } from '../movement/group.ts'
import { settle } from '../movement/move.ts'
import type { LnltState, Move, MoveMode } from '../state.ts'
import { typeOf } from '../units/units.ts'
import { unitList } from '../words/names.ts'
import { hasMounts, isMountedUnit } from './mounted.ts'

export interface DismountStep {
  readonly type: 'dismount'
}
const DISMOUNT: DismountStep = { type: 'dismount' }

/** 6.6: the whole group gets off where it is, with half of its MF. */
export const dismountStep: StepAct<DismountStep> = {
  type: 'dismount',
  rule: '6.6',
  fields: {},
  idle: (s) => !hasMounts(s),
  candidates: (s, move) => (dismountProblem(s, move) ? [] : [DISMOUNT]),
  problems: (s, move) => told(dismountProblem(s, move)),
  perform: (g, move) => dismount(g, move),
  describe: () => 'Dismount here',
}

export interface DismountAct {
  readonly type: 'dismount'
  readonly units: readonly number[]
}

/** 6.6: the same for those who begin with it. */
export const dismountAct: ImpulseAct<DismountAct> = {
  type: 'dismount',
  rule: '6.6',
  fields: { units: listOf(integer(0, 9999), { min: 1, max: 12 }) },
  idle: (s) => !hasMounts(s),
  *candidates(s, impulse) {
    for (const from of impulse.activated) {
      const riders = impulse.units.filter((id) => s.units[id]!.at === from && isMountedUnit(s, s.units[id]!))
      for (const units of riders.length > 1 ? [riders, ...riders.map((id) => [id])] : riders.map((id) => [id])) {
        const decision: DismountAct = { type: 'dismount', units }
        if (dismountActProblem(s, decision) === null) yield decision
      }
    }
  },
  problems: (s, _impulse, decision) => told(dismountActProblem(s, decision)),
  *perform(g, impulse, { units }) {
    const move = startOf(g.state, units)
    impulse.movedFrom.push(move.from)
    g.state.move = move
    yield* dismount(g, move)
  },
  describe: (s, { units }) => `Dismount ${unitList(s, units)}`,
}

function startOf(s: LnltState, units: readonly number[]): Move {
  return plannedMove(s, units, new Array<MoveMode>(units.length).fill('move'), s.units[units[0]!]!.at)
}

function dismountActProblem(s: LnltState, { units }: DismountAct): Problem | null {
  for (const [i, id] of units.entries()) {
    const unit = s.units[id]
    if (!unit || unit.at < 0 || units.indexOf(id) < i) return { rule: '6.6', message: 'There is no such unit on the map.' }
    if (unit.at !== s.units[units[0]!]!.at) return { rule: '6.6', message: 'They are not together.' }
    const problem = moverProblem(s, unit)
    if (problem) return problem
  }
  return placeProblem(s, s.units[units[0]!]!.at) ?? dismountProblem(s, startOf(s, units))
}

/** 6.6: somebody of the group is mounted, none of them in Hit & Run, and each of those has half of his MF left. */
function dismountProblem(s: LnltState, move: Move): Problem | null {
  if (!hasMounts(s) || !move.units.some((id) => isMountedUnit(s, s.units[id]!))) return { rule: '6.6', message: 'None of them is mounted.' }
  if (move.modes.includes('hitAndRun')) return { rule: '6.7', message: 'Nobody dismounts in the middle of a Hit & Run.' }
  for (let i = 0; i < move.units.length; i++) {
    const unit = s.units[move.units[i]!]!
    if (isMountedUnit(s, unit) && move.spent[i]! + halfOf(s, move, i) > allowanceOf(s, move, i))
      return { rule: '6.6', message: `The ${typeOf(s, unit).name} has not half of its MF left to dismount.` }
  }
  return null
}

/** Half of the MF, rounded up, in half MP. */
function halfOf(s: LnltState, move: Move, index: number): number {
  return 2 * Math.ceil(mfOf(s, move, index) / 2)
}

/** 6.6, 5.3: the Leg units take their places, are fired at as such, and may spend half of their own MF. The mounts are gone. */
function* dismount(g: Lnlt, move: Move): Rules<void> {
  const s = g.state
  let least = Number.MAX_SAFE_INTEGER
  const off = move.units.map((id) => isMountedUnit(s, s.units[id]!))
  for (let i = 0; i < move.units.length; i++) if (off[i]) least = Math.min(least, halfOf(s, move, i))
  const units = move.units.filter((_, i) => off[i])
  for (const id of units) {
    s.units[id]!.type = typeOf(s, s.units[id]!).dismounted!
    s.units[id]!.continuous = undefined
  }
  for (let i = 0; i < move.units.length; i++) {
    const mf = movementFactor(s, s.units[move.units[i]!]!)
    move.spent[i] = Math.max(off[i] ? 0 : move.spent[i]!, 2 * (mf - Math.ceil(mf / 2)))
  }
  move.leaders = []
  move.steps++
  g.emit({ type: 'getsDown', rule: '6.6', units, at: move.at })
  move.budget = Math.max(OPPORTUNITY_FIRE.leastBudget, least >> 1)
  move.firedFrom = []
  yield* opportunityWindow(g, { units: move.units.slice(), at: move.at, budget: move.budget })
  settle(g, move)
}

function told(problem: Problem | null): readonly Problem[] {
  return problem ? [problem] : LEGAL
}

import { integer, LEGAL, oneOf, optional, type Problem, type Rules } from '@firegroup/kernel'
import type { ImpulseAct, StepAct } from '../acts.ts'
import type { Lnlt } from '../context.ts'
import { OPPORTUNITY_FIRE } from '../data/movement.ts'
import { opportunityWindow } from '../fire/opportunity.ts'
import { chassisProblem } from '../fortifications/hulls.ts'
import { allowanceOf } from '../movement/allowance.ts'
import { endMove } from '../movement/end.ts'
import { moverProblem, plannedMove } from '../movement/group.ts'
import { modeProblem } from '../movement/modes.ts'
import { settle } from '../movement/move.ts'
import { loseAcquisitions } from '../ordnance/acquisition.ts'
import type { LnltState, Move, MoveMode } from '../state.ts'
import { typeOf } from '../units/units.ts'
import { unitInPlace } from '../words/names.ts'
import { SPINES } from './facing.ts'
import { isLaid, type LaidUnit, pivotPoints } from './laying.ts'

/** 15.1: the hull turns on its spot towards another hexspine, 1 MP for each. */
export interface PivotDecision {
  readonly type: 'pivot'
  readonly facing: number
}

/** 15.1: a vehicle that is moving pivots on its way. */
export const pivotStep: StepAct<PivotDecision> = {
  type: 'pivot',
  rule: '15.1',
  fields: { facing: integer(0, 5) },
  *candidates(s, move) {
    for (let facing = 0; facing < 6; facing++) if (pivotProblem(s, move, facing) === null) yield { type: 'pivot', facing }
  },
  problems(s, move, { facing }) {
    const problem = pivotProblem(s, move, facing)
    return problem ? [problem] : LEGAL
  },
  perform: (g, move, { facing }) => pivot(g, move, facing),
  describe: (_, { facing }) => `Pivot to the ${SPINES[facing]}`,
}

export interface PivotAct {
  readonly type: 'pivot'
  readonly unit: number
  readonly facing: number
  /** Only Move and Assault Move. */
  readonly mode?: 'move' | 'assaultMove'
}

/** 15.1: a vehicle begins its move by pivoting. */
export const pivotAct: ImpulseAct<PivotAct> = {
  type: 'pivot',
  rule: '15.1',
  fields: { unit: integer(0, 9999), facing: integer(0, 5), mode: optional(oneOf('move', 'assaultMove')) },
  *candidates(s, impulse) {
    for (const id of impulse.units) {
      const unit = s.units[id]!
      if (unit.laid === undefined || moverProblem(s, unit)) continue
      for (const mode of unit.vehicle ? (['move', 'assaultMove'] as const) : (['move'] as const))
        for (let facing = 0; facing < 6; facing++) {
          const decision: PivotAct = { type: 'pivot', unit: id, facing, mode }
          if (actProblem(s, decision) === null) yield decision
        }
    }
  },
  problems(s, _impulse, decision) {
    const problem = actProblem(s, decision)
    return problem ? [problem] : LEGAL
  },
  *perform(g, _impulse, { unit, facing, mode = 'move' }) {
    g.state.move = moveWith(g.state, unit, mode)
    yield* pivot(g, g.state.move, facing)
  },
  describe: (s, { unit, facing, mode }) =>
    `Pivot ${unitInPlace(s, unit)} to the ${SPINES[facing]}${mode === 'assaultMove' ? ' by Assault Move' : ''}`,
}

function moveWith(s: LnltState, unit: number, mode: MoveMode): Move {
  return plannedMove(s, [unit], [mode], s.units[unit]!.at)
}

function actProblem(s: LnltState, { unit: id, facing, mode = 'move' }: PivotAct): Problem | null {
  const unit = s.units[id]
  if (!unit || !isLaid(unit) || unit.at < 0) return { rule: '15.1', message: 'Only a vehicle or a gun on the map pivots.' }
  return moverProblem(s, unit) ?? modeProblem(s, [id], [mode], 0) ?? pivotProblem(s, moveWith(s, id, mode), facing)
}

/** The vehicle or gun of a move that is no Coordinated one. */
function turner(s: LnltState, { units }: Move): LaidUnit | null {
  const unit = units.length === 1 ? s.units[units[0]!] : undefined
  return unit && isLaid(unit) ? unit : null
}

/** 15.1: why the vehicle of this move can't pivot so. */
function pivotProblem(s: LnltState, move: Move, facing: number): Problem | null {
  const unit = turner(s, move)
  if (!unit) return { rule: '15.1', message: 'Only a vehicle or a gun that moves by itself pivots.' }
  const { name } = typeOf(s, unit)
  if (unit.laid.facing === facing) return { rule: '15.1', message: `The ${name} faces the ${SPINES[facing]} already.` }
  const fixed = chassisProblem(s, unit)
  if (fixed) return fixed
  if (isFree(unit, move)) return null
  const points = pivotPoints(unit, unit.laid.facing, facing)
  const left = allowanceOf(s, move, 0) - move.spent[0]!
  if (2 * points <= left) return null
  return { rule: '15.1', message: `The ${name} has ${Math.max(0, left) / 2} MP left, and that takes ${points}.` }
}

/** 1.7.1: a gun's team that has come into a new hex takes any facing there, and stays. */
function isFree(unit: LaidUnit, move: Move): boolean {
  return !unit.vehicle && move.steps > 0
}

/** 15.1: the pivot is paid for and may be fired at; the turret stays as it lies on the hull. */
function* pivot(g: Lnlt, move: Move, facing: number): Rules<void> {
  const unit = turner(g.state, move)!
  const isLast = isFree(unit, move)
  const halves = turnHull(g, unit, facing)
  if (isLast) return endMove(g)
  move.spent[0]! += halves
  move.steps++
  if (unit.vehicle?.continuous) unit.vehicle.continuous = undefined
  // 15.2.1: not before it has left the hex from which it fired
  if (move.afterAssaultFire && unit.at === move.from) return
  yield* opportunityWindow(g, { units: [unit.id], at: unit.at, budget: Math.max(OPPORTUNITY_FIRE.leastBudget, halves >> 1) })
  settle(g, move)
}

/** 15.1, 14.3: the hull turns, and whatever had been laid on it or by it is lost. In half MP. */
export function turnHull(g: Lnlt, unit: LaidUnit, facing: number): number {
  const { laid } = unit
  const from = laid.facing
  const halves = 2 * pivotPoints(unit, from, facing)
  laid.turret = (laid.turret + facing - from + 6) % 6
  laid.facing = facing
  if (unit.vehicle?.hullDown) unit.vehicle.hullDown = undefined
  g.emit({ type: 'pivots', rule: '15.1', unit: unit.id, from, to: facing, halves })
  loseAcquisitions(g.state, unit)
  return halves
}

import { LEGAL, type Problem } from '@firegroup/kernel'
import type { StepAct } from '../acts.ts'
import { overrunProblem } from '../assault/able.ts'
import { overrun } from '../assault/overrun.ts'
import { BUNKER, hexOf, locationOf } from '../map/location.ts'
import { allowanceOf } from '../movement/allowance.ts'
import { settle } from '../movement/move.ts'
import type { LnltState, Move } from '../state.ts'
import { typeOf } from '../units/units.ts'
import { OVERRUN_MP } from '../vehicles/overrun-cost.ts'
import { isVehicle, type VehicleUnit } from '../vehicles/vehicle.ts'

export interface OverrunStep {
  readonly type: 'overrun'
}

/** 21.1.3: a vehicle that has come over the front of a Bunker overruns those inside, where nobody is outside. */
export const overrunStep: StepAct<OverrunStep> = {
  type: 'overrun',
  rule: '21.1.3',
  fields: {},
  idle: (s) => s.vehicles === undefined,
  *candidates(s, move) {
    if (move.beforeFront && stepProblem(s, move) === null) yield { type: 'overrun' }
  },
  problems(s, move) {
    const problem = stepProblem(s, move)
    return problem ? [problem] : LEGAL
  },
  *perform(g, move) {
    const unit = g.state.units[move.units[0]!] as VehicleUnit
    move.spent[0]! += OVERRUN_MP
    move.beforeFront = undefined
    yield* overrun(g, unit, unit.at, locationOf(hexOf(unit.at), BUNKER))
    settle(g, move)
  },
  describe: () => 'Overrun those in the Bunker (4 MP)',
}

function stepProblem(s: LnltState, move: Move): Problem | null {
  const unit = move.units.length === 1 ? s.units[move.units[0]!] : undefined
  if (!unit || !isVehicle(unit) || !move.beforeFront)
    return { rule: '21.1.3', message: 'Only a vehicle that has come over the front of a Bunker overruns those inside.' }
  if (move.spent[0]! + OVERRUN_MP > allowanceOf(s, move, 0))
    return { rule: '15.3', message: `The ${typeOf(s, unit).name} has not the 4 MP for an Overrun.` }
  return overrunProblem(s, move, unit, unit.at)
}

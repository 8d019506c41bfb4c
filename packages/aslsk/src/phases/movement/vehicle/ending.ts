import { type Problem, refuse } from '@firegroup/kernel'
import type { Aslsk } from '../../../context.ts'
import { VEHICLE_MP } from '../../../data/vehicle-movement.ts'
import { type AslskState, OFFBOARD } from '../../../state.ts'
import { typeOf, type Vehicle } from '../../../units/units.ts'
import { waysInto } from '../../../vehicles/costs.ts'
import { isMobile, isRolling, mpLeft, ownVehicles } from '../../../vehicles/status.ts'
import type { Moving } from '../moving.ts'
import { isSpentUp, no, spendingProblem, verdict } from './able.ts'
import { canPay, hexesAhead } from './drive.ts'
import { dawdlingProblem } from './homeward.ts'
import { spendMp } from './spend.ts'
import { stayingProblem } from './staying.ts'

/** 3.3.2: why a vehicle may not end its move as it is: with MP left it ends in Motion only if they are too few for a hex before it. */
export function endingProblems(s: AslskState, moving: Moving, unit: Vehicle): readonly Problem[] {
  const dawdling = dawdlingProblem(s, moving, unit)
  if (dawdling) return [dawdling]
  if (!isRolling(unit) || !isMobile(unit) || unit.vehicle.recalled) return []
  const left = mpLeft(s, unit)
  if (left >= VEHICLE_MP.stop && !wantsMore(s, unit))
    return refuse('3.3.2', `The ${typeOf(s, unit).label} has the MP for the hexes before it: it must go on or stop.`)
  return verdict(stayingProblem(s, unit))
}

/** A hex before it that it could enter with more MP. */
function wantsMore(s: AslskState, unit: Vehicle): boolean {
  return hexesAhead(s, unit).some((to) => {
    const ways = waysInto(s, unit, unit.at, to)
    return ways.length > 0 && !ways.some((way) => canPay(s, unit, way))
  })
}

/** 3.3.2: what MP are left are spent where it is; the DEFENDER may answer them like any others. */
export function endMove(g: Aslsk, unit: Vehicle): void {
  const left = mpLeft(g.state, unit)
  if (left > 0 && unit.at >= 0) spendMp(g, unit, left, 'rest')
  else unit.moveEnded = true
}

/** 3.3.2: a vehicle whose move is over is in Motion unless it has stopped. */
export function settleVehicle(g: Aslsk, unit: Vehicle): void {
  const gone = unit.at < 0 && unit.at !== OFFBOARD
  if (!gone && !unit.moveEnded && spendingProblem(g.state, unit) === null && !isSpentUp(g.state, unit)) return
  unit.moveEnded = true
  unit.vehicle.motion = unit.vehicle.started && isMobile(unit)
  if (!gone) g.emit({ type: 'comesToEnd', rule: '3.3.2', unit: unit.id, motion: unit.vehicle.motion })
}

/** 3.3.2: why the MPh can't end yet: a vehicle in Motion has not spent its MP, or one that rolls has not ended its move; null where neither is so. */
export function mustMove(s: AslskState): Problem | null {
  for (const unit of ownVehicles(s, s.attacker)) {
    if (unit.at < 0 || !isMobile(unit) || spendingProblem(s, unit) !== null) continue
    const { label } = typeOf(s, unit)
    if (isBoundToMove(unit)) return no('3.3.2', `The ${label} is in Motion and must spend its MP, if only to stop.`)
    if (isRolling(unit) && s.move?.stack.includes(unit.id)) return no('3.3.2', `The ${label} is on the move: it must go on or stop first.`)
  }
  return null
}

/** 3.3.2, 7.10: in Motion, or Recalled and not yet on its way. */
function isBoundToMove({ vehicle, spent }: Vehicle): boolean {
  return vehicle.motion || (vehicle.recalled && spent === 0)
}

/** 3.3.2: what a MPh finds: vehicles in Motion have started and are moving targets. */
export function beginVehicles(s: AslskState): void {
  for (const unit of ownVehicles(s, s.attacker)) {
    unit.vehicle.started = unit.vehicle.motion
    unit.vehicle.movingTarget ||= unit.vehicle.motion
  }
}

import { LEGAL, type Problem, refuse } from '@firegroup/kernel'
import { TURRET_IN_WOODS_OR_BUILDING, VEHICLE_MP } from '../../../data/vehicle-movement.ts'
import { type AslskState, type Hex, OFFBOARD } from '../../../state.ts'
import { isVehicle, typeOf, type Vehicle } from '../../../units/units.ts'
import { allotment, hasTurret, isCrewFit, isHemmedIn, isRolling, mpLeft } from '../../../vehicles/status.ts'
import { hasPrepFired, mfWords } from '../factors.ts'

/** A vehicle of the ATTACKER that may spend MP now, or why it may not. Whether it can move is another matter. */
export function vehicleOf(s: AslskState, id: number): Vehicle | readonly Problem[] {
  const unit = s.units[id]
  if (!unit || !isVehicle(unit) || unit.side !== s.attacker) return refuse('3.3.2', `Unit ${id} is no vehicle of yours.`)
  const problem = spendingProblem(s, unit)
  return problem ? [problem] : unit
}

export function isFound(found: Vehicle | readonly Problem[]): found is Vehicle {
  return 'vehicle' in found
}

/** 3.3, 3.3.2: why a vehicle of the ATTACKER may not spend MP now; null if it may. */
export function spendingProblem(s: AslskState, unit: Vehicle): Problem | null {
  const { label } = typeOf(s, unit)
  if (unit.at < 0 && unit.at !== OFFBOARD) return no('3.3', `The ${label} is not here.`)
  if (unit.moveEnded) return no('3.3.2', `The ${label} has ended its move in this Movement Phase.`)
  if (!isCrewFit(unit)) return no('3.3.2', `The crew of the ${label} is Stunned or Shocked.`)
  if (hasPrepFired(s, unit)) return no('3.3', `The ${label} fired in the Prep Fire Phase and may not move.`)
  if (s.move && !s.move.stack.includes(unit.id))
    return no('3.3.1', 'Other units are moving: they must end their move before it begins its own.')
  for (const forbids of s.setting.hooks.forbids) {
    const problem = forbids(s, unit, 'move')
    if (problem) return problem
  }
  return null
}

/** 2.0 Mobile: why it can neither start, turn its hull nor drive; null if it can. */
export function mobilityProblem(s: AslskState, unit: Vehicle): Problem | null {
  const { label } = typeOf(s, unit)
  if (unit.vehicle.immobilized) return no('2.0', `The ${label} is immobilized.`)
  if (unit.vehicle.bog !== 'none') return no('7.6', `The ${label} is bogged: it must be freed first.`)
  return null
}

/** 3.3.2: why these MP can't be spent; null if they can. */
export function mpProblem(s: AslskState, unit: Vehicle, mp: number): Problem | null {
  const left = mpLeft(s, unit)
  if (mp <= left) return null
  return no('3.3.2', `That costs ${mfWords(mp)} MP, and the ${typeOf(s, unit).label} has ${mfWords(left)} left.`)
}

/**
 * 3.3.2: the turret turns with MP that are spent, in woods or a building with two of them at least. What comes onto the map has its gun
 * where it points (`ahead`), wherever it was before.
 */
export function turretProblem(
  s: AslskState,
  unit: Vehicle,
  tca: number | undefined,
  mp: number,
  at: Hex,
  ahead = unit.vehicle.tca,
): Problem | null {
  if (tca === undefined || tca === ahead) return null
  if (!hasTurret(s, unit)) return no('7.2', `The ${typeOf(s, unit).label} has no turret to turn.`)
  if (mp < TURRET_IN_WOODS_OR_BUILDING && isHemmedIn(s, at))
    return no('3.3.2', 'In woods or a building it takes two MP to turn the turret.')
  return null
}

/** 3.3.2: has all its MP still, but for those of its start. */
export function hasAllMp(unit: Vehicle): boolean {
  return unit.spent === (unit.vehicle.motion ? 0 : VEHICLE_MP.start)
}

/** 1.1.1, 3.3.2: it gave all its MP for the woods that it is in, and may stop there for one more. */
export function mayYetStop(s: AslskState, unit: Vehicle): boolean {
  return (
    isRolling(unit) &&
    unit.at >= 0 &&
    unit.at !== unit.startedAt &&
    unit.spentHere === allotment(s, unit) &&
    s.setting.terrain[unit.at]!.woods &&
    isHemmedIn(s, unit.at)
  )
}

/** 3.3.2: nothing is left that it could spend. */
export function isSpentUp(s: AslskState, unit: Vehicle): boolean {
  return mpLeft(s, unit) === 0 && !mayYetStop(s, unit)
}

export function verdict(problem: Problem | null): readonly Problem[] {
  return problem ? [problem] : LEGAL
}

export function no(rule: string, message: string): Problem {
  return { rule, message }
}

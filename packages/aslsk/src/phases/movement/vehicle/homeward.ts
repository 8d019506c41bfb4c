import type { Problem } from '@firegroup/kernel'
import { VEHICLE_MP } from '../../../data/vehicle-movement.ts'
import type { AslskState } from '../../../state.ts'
import { typeOf, type Vehicle } from '../../../units/units.ts'
import { mustGoHome } from '../../../vehicles/recall.ts'
import { isMobile, isRolling, mpLeft } from '../../../vehicles/status.ts'
import type { Moving } from '../moving.ts'
import { no } from './able.ts'
import { drivesOf } from './drive.ts'
import { canDriveOff } from './drive-off.ts'
import { pivotsOf } from './pivot.ts'

/** 7.10: why a Recalled vehicle may neither stop, wait nor end its move: it can still get nearer to its edge; null if it may. */
export function dawdlingProblem(s: AslskState, moving: Moving, unit: Vehicle): Problem | null {
  if (!unit.vehicle.recalled || !isMobile(unit) || !mustGoHome(unit, moving.wayHome(unit)) || !canGoOn(s, moving, unit)) return null
  return no('7.10', `The ${typeOf(s, unit).label} is Recalled: it goes home as fast as it can.`)
}

function canGoOn(s: AslskState, moving: Moving, unit: Vehicle): boolean {
  if (!isRolling(unit)) return mpLeft(s, unit) >= VEHICLE_MP.start
  return drivesOf(s, moving, unit).length > 0 || pivotsOf(s, moving, unit).length > 0 || canDriveOff(s, unit)
}

import type { Problem } from '@firegroup/kernel'
import type { AslskState, Location } from '../../../state.ts'
import type { Vehicle } from '../../../units/units.ts'

/** 3.3.2: why a vehicle may neither stop nor end its move where it is; null if it may. */
export function stayingProblem(_s: AslskState, _unit: Vehicle): Problem | null {
  return null
}

/** 3.3.2: why a vehicle may not drive into a hex for whoever is there; null if it may. */
export function enteringProblem(_s: AslskState, _unit: Vehicle, _to: Location): Problem | null {
  return null
}

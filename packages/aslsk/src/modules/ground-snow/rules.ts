import type { Modifier } from '@firegroup/kernel'
import type { AslskState, Unit } from '../../state.ts'
import { isVehicle } from '../../units/units.ts'
import { isTracked } from '../../vehicles/costs.ts'

/** E3.72: whatever has no tracks pays one MP more for every hexside, even on plowed roads. */
export function wheels(s: AslskState, unit: Unit): Modifier | undefined {
  return isVehicle(unit) && !isTracked(s, unit) ? { rule: 'E3.72', label: 'wheels in the snow', value: 2 } : undefined
}

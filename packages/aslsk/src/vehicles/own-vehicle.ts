import { type AslskState, OFFBOARD, type Side } from '../state.ts'
import { isVehicle, typeOf, type Vehicle } from '../units/units.ts'

/** A vehicle of a side on the map; why a unit is none, in words. */
export function ownVehicleOnMap(s: AslskState, side: Side, id: number): Vehicle | string {
  const unit = s.units[id]
  if (!unit || !isVehicle(unit) || unit.side !== side) return `Unit ${id} is no vehicle of yours.`
  if (unit.at >= 0) return unit
  const { label } = typeOf(s, unit)
  return unit.at === OFFBOARD ? `The ${label} has not come onto the map yet.` : `The ${label} is not on the map.`
}

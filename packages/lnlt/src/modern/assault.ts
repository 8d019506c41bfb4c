import type { LnltState, Move, Unit } from '../state.ts'
import { isUnarmored, isVehicle, vehicleType } from '../vehicles/vehicle.ts'

/** 15.2.2: Modern Vehicle Assault Movement: armored vehicles with a to-hit table, from 1960 on. */
export function isModernTank(s: LnltState, unit: Unit): boolean {
  if (s.setting.scenario.era !== 'modern' || !isVehicle(unit)) return false
  const type = vehicleType(s, unit)
  return type.air === null && type.guns.length > 0 && !isUnarmored(type)
}

/** 15.2.2: one that is in an Assault Move now, and may fire on its way. */
export function isModernAssault(s: LnltState, { units, modes }: Move): boolean {
  return units.length === 1 && modes[0] === 'assaultMove' && isModernTank(s, s.units[units[0]!]!)
}

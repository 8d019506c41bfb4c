import { UNARMORED, type VehicleType } from '../data/vehicle-types.ts'
import { ABOARD, type Laying, type LnltState, type Location, type Side, type Unit, type VehicleState } from '../state.ts'
import { typeOf } from '../units/units.ts'

/** A unit that is a vehicle. */
export type VehicleUnit = Unit & { laid: Laying; vehicle: VehicleState }

export function isVehicle(unit: Unit): unit is VehicleUnit {
  return unit.vehicle !== undefined
}

/** 15.0: what is printed on it. */
export function vehicleType(s: LnltState, unit: Unit): VehicleType {
  return typeOf(s, unit).vehicle!
}

/** 15.0: the vehicles in a location, of one side or of both. */
export function vehiclesAt(s: LnltState, at: Location, side?: Side): VehicleUnit[] {
  if (s.vehicles === undefined) return NONE
  const found: VehicleUnit[] = []
  for (const id of s.vehicles) {
    const unit = s.units[id]!
    if (unit.at === at && (side === undefined || unit.side === side) && isVehicle(unit)) found.push(unit)
  }
  return found
}

const NONE: VehicleUnit[] = []

/** 17.2: asterisks all round. */
export function isUnarmored({ hull }: VehicleType): boolean {
  return hull.every((value) => value === UNARMORED)
}

/** 17.2, 17.1: the lowest of all the numbers on it, hull and turret. */
export function lowestArmor({ hull, turret }: VehicleType): number {
  let lowest = Number.MAX_SAFE_INTEGER
  for (const value of turret ? [...hull, ...turret] : hull) if (value !== UNARMORED) lowest = Math.min(lowest, value)
  return lowest === Number.MAX_SAFE_INTEGER ? 0 : lowest
}

/** 19.1.3: the lowest number behind, of hull and turret. */
export function lowestRearArmor({ hull, turret }: VehicleType): number {
  return Math.max(0, Math.min(hull[2], turret?.[2] ?? hull[2]))
}

/** 15.0.1, 15.8: not buttoned; an open-topped one always is. */
export function isOpened(s: LnltState, unit: VehicleUnit): boolean {
  return !unit.vehicle.buttoned || vehicleType(s, unit).openTop
}

/** 11.5: the Armor Leader in a vehicle. */
export function armorLeaderOf(s: LnltState, vehicle: Unit): Unit | null {
  for (const unit of s.units) if (unit.at === ABOARD && unit.aboard === vehicle.id && typeOf(s, unit).kind === 'armorLeader') return unit
  return null
}

/** 16.0: who rides in or on it; an Armor Leader is no passenger. */
export function passengersOf(s: LnltState, vehicle: Unit): Unit[] {
  return s.units.filter((unit) => unit.at === ABOARD && unit.aboard === vehicle.id && typeOf(s, unit).kind !== 'armorLeader')
}

/** 16.2: whoever rides there rides on top. */
export function ridesOutside(s: LnltState, vehicle: Unit): boolean {
  return vehicleType(s, vehicle).passengers?.outside ?? false
}

/** 11.5: an Armor Leader lends his vehicle his Morale for all purposes. */
export function vehicleMorale(s: LnltState, vehicle: Unit): number {
  const leader = armorLeaderOf(s, vehicle)
  return typeOf(s, leader ?? vehicle).morale
}

/** 11.5: the LM for its machine guns and its to-hit rolls. */
export function vehicleLeadership(s: LnltState, vehicle: Unit): number {
  const leader = armorLeaderOf(s, vehicle)
  return leader ? typeOf(s, leader).leadership : 0
}

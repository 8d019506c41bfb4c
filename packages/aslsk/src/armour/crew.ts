import type { Modifier } from '@firegroup/kernel'
import { CREW_EXPOSED_DRM, STUNNED_DRM } from '../data/afv-results.ts'
import type { AslskState, Location, Unit } from '../state.ts'
import { isVehicle, type Vehicle, vehicleTypeOf } from '../units/units.ts'
import { facingsFrom } from './facing.ts'

/** 7.10: a Shocked or Stunned crew does nothing at all. */
export function isKnockedOut({ vehicle }: Vehicle): boolean {
  return vehicle.shock !== 'none' || vehicle.stun === 'stunned'
}

/** 7.7, 7.13: the crew is exposed; a Shock or Stun counter covers it. */
export function isCrewExposed(vehicle: Vehicle): boolean {
  return vehicle.vehicle.exposed && !isKnockedOut(vehicle)
}

/**
 * 7.7, 7.12, 7.13: whether fire that is not aimed at the vehicle can hurt its crew: an exposed one, and from inside its hex also that of an open-topped
 * vehicle that is buttoned up.
 */
export function isCrewInDanger(s: AslskState, unit: Unit, from: Location | null): boolean {
  if (!isVehicle(unit)) return false
  return isCrewExposed(unit) || (from === unit.at && vehicleTypeOf(s, unit).openTopped)
}

/** 7.7: what its vehicle gives an exposed crew; some give less, or not to every side. */
export function crewProtection(s: AslskState, vehicle: Vehicle, from: Location | null): Modifier | undefined {
  const { crewExposed } = vehicleTypeOf(s, vehicle)
  const value = crewExposed && isWeakSide(s, vehicle, crewExposed.facings, from) ? crewExposed.drm : CREW_EXPOSED_DRM
  return value === 0 ? undefined : { rule: '7.7', label: 'crew exposed', value, tags: ['tem', 'inHex'] }
}

/** Whether the vehicle's own CE DRM counts against fire from there: all round where no facing is named. */
function isWeakSide(s: AslskState, vehicle: Vehicle, facings: string | undefined, from: Location | null): boolean {
  if (facings === undefined || from === null || from === vehicle.at) return true
  const spine = facings.includes('T') ? vehicle.vehicle.tca : vehicle.vehicle.vca
  return facingsFrom(s, vehicle.at, spine, from).some((facing) => facings.includes(LETTERS[facing]))
}

const LETTERS = { front: 'F', side: 'S', rear: 'R' } as const

/** 7.10: after a Stun its crew is never what it was. */
export function stunnedBefore(unit: Unit): Modifier | undefined {
  return unit.vehicle?.stun === 'marked' ? { rule: '7.10', label: 'Stunned before', value: STUNNED_DRM, tags: ['outside'] } : undefined
}

import type { Modifier } from '@firegroup/kernel'
import { isCrewExposed, stunnedBefore } from '../../armour/crew.ts'
import { VEHICLE_COMBAT_DRM } from '../../data/close-combat.ts'
import type { Hooks } from '../../hooks.ts'
import type { AslskState, Unit } from '../../state.ts'
import { isVehicle, type Vehicle, vehicleTypeOf } from '../../units/units.ts'
import { isRolling } from '../../vehicles/status.ts'
import { hasUsableMg } from './vehicle-weapons.ts'

/** 3.8: what the state of a vehicle adds to the DR of men who attack it; and 7.10: what a Stun of before adds to its own. */
export const vehicleCombatModifiers: Hooks['closeCombatModifiers'] = [
  (_s, _by, on) => vs(on, 'in Motion', VEHICLE_COMBAT_DRM.rolling, isRolling),
  (_s, _by, on) => vs(on, 'crew exposed', VEHICLE_COMBAT_DRM.exposed, isCrewExposed),
  (_s, _by, on) => vs(on, 'Immobilized', VEHICLE_COMBAT_DRM.immobilized, ({ vehicle }) => vehicle.immobilized),
  (s, _by, on) => vs(on, 'open-topped', VEHICLE_COMBAT_DRM.openTopped, (target) => vehicleTypeOf(s, target).openTopped),
  (s, _by, on) => vs(on, 'no MG', VEHICLE_COMBAT_DRM.noMg, (target) => !hasUsableMg(s, target)),
  (_s, by) => (by[0] ? stunnedBefore(by[0]) : undefined),
]

function vs(on: readonly Unit[], label: string, value: number, applies: (target: Vehicle) => boolean): Modifier | undefined {
  const [target] = on
  return target && isVehicle(target) && applies(target) ? { rule: '3.8', label, value } : undefined
}

/** 3.8: the drm of a side's ambush dr for a vehicle of its own, and for one whose crew sees little. */
export function vehicleAmbushDrm(
  value: number,
  label: string,
  applies: (s: AslskState, vehicle: Vehicle) => boolean,
): Hooks['ambushModifiers'][number] {
  return (s, side, at) => {
    const found = s.units.some((unit) => unit.at === at && unit.side === side && isVehicle(unit) && applies(s, unit))
    return found ? { rule: '3.8', label, value } : undefined
  }
}

import { isCrewExposed, isKnockedOut } from '../../armour/crew.ts'
import { serviceProblems } from '../../armour/machine-guns.ts'
import { COMBAT_IFE_CALIBER } from '../../data/close-combat.ts'
import { FIREPOWER_FACTORS } from '../../data/fire.ts'
import { FP_UNIT } from '../../data/ift.ts'
import type { AslskState, Unit, Weapon } from '../../state.ts'
import { isVehicle, type Vehicle, vehicleTypeOf, weaponsOf, weaponTypeOf } from '../../units/units.ts'
import { isRolling } from '../../vehicles/status.ts'
import type { CombatFp } from './events.ts'

/** 3.8: what a vehicle has to attack men with in its own hex; nothing while its crew is Shocked or Stunned. */
export function combatWeapons(s: AslskState, vehicle: Vehicle): Weapon[] {
  if (isKnockedOut(vehicle)) return []
  return weaponsOf(s, vehicle).filter((weapon) => printedFp(s, vehicle, weapon) > 0 && serviceProblems(s, vehicle, weapon).length === 0)
}

/** 3.8: whether this unit could make an attack in Close Combat at all. */
export function canStrike(s: AslskState, unit: Unit): boolean {
  return isVehicle(unit) ? combatWeapons(s, unit).length > 0 : !unit.broken
}

/** 3.8: its FP with these weapons, never more than printed, and half of it in Motion; an open-topped vehicle's pinned crew halves it too (7.13). */
export function weaponParts(s: AslskState, vehicle: Vehicle, weapons: readonly Weapon[]): CombatFp[] {
  const { num, den } = FIREPOWER_FACTORS.pinned
  const halved = isRolling(vehicle) || vehicle.pinned
  return weapons.map((weapon) => {
    const fp64 = printedFp(s, vehicle, weapon) * FP_UNIT
    return { unit: vehicle.id, label: weaponTypeOf(s, weapon).name, fp64: halved ? (fp64 * num) / den : fp64, halved, weapon: weapon.id }
  })
}

/**
 * 3.8: the AAMG, the CMG unless it fires through the VCA only, the RMG, and the IFE of a turreted main armament of small calibre. Never the BMG. Whether the
 * crew can serve it is as when it fires (7.2, 7.8, 7.13): an AAMG only exposed, a small turret only shut, an open-topped one only open.
 */
function printedFp(s: AslskState, vehicle: Vehicle, weapon: Weapon): number {
  const type = vehicleTypeOf(s, vehicle)
  const { mounted, fp } = weaponTypeOf(s, weapon)
  const turreted = type.turret !== 'NT' && type.mgByHull !== true
  switch (mounted) {
    case 'antiAircraft':
    case 'rear':
      return fp
    case 'coaxial':
      return turreted ? fp : 0
    case 'main':
      if (type.gun) return type.gun.mount === 'turret' && type.gun.caliber <= COMBAT_IFE_CALIBER ? (type.gun.ife ?? 0) : 0
      return turreted && type.mgArmament?.weapon !== 'BMG' && type.mgArmament?.weapon !== 'ATR' ? fp : 0
    default:
      return 0
  }
}

/** 3.8: a MG that could be used; here the BMG counts, and an AAMG only with somebody at it. */
export function hasUsableMg(s: AslskState, vehicle: Vehicle): boolean {
  return weaponsOf(s, vehicle).some((weapon) => {
    const { kind, mounted } = weaponTypeOf(s, weapon)
    return kind === 'mg' && !weapon.malfunctioned && (mounted !== 'antiAircraft' || isCrewExposed(vehicle))
  })
}

import { type Modifier, total } from '@firegroup/kernel'
import { type Aslsk, type DiceRoll, rollDice } from '../context.ts'
import { aerialArmour, DC_POSITION, DC_POSITION_DRM } from '../data/afv-results.ts'
import { WEAPON_TO_KILL } from '../data/to-kill.ts'
import type { Attack } from '../fire/attack.ts'
import type { AslskState, Location, Marker } from '../state.ts'
import { type Vehicle, vehicleTypeOf } from '../units/units.ts'
import { isMovingTarget, isRolling } from '../vehicles/status.ts'
import { isCrewExposed } from './crew.ts'
import { aspectHit, type Facing, facingsFrom } from './facing.ts'
import { collateralAttack, hitVehicle } from './hit.ts'
import { armourRange, type Penetrator, type ToKill, toKill } from './to-kill.ts'

/** 4.3: what a charge on a vehicle strikes: by the hexside through which it was placed, and not by how the vehicle turns afterwards. */
export function facingOfCharge(s: AslskState, vehicle: Vehicle, from: Location): Facing {
  return facingsFrom(s, vehicle.at, vehicle.vehicle.vca, from)[0]!
}

/** 4.3, GAP-17: the DC Position DR, which is the hit location DR too; then the TK DR, or what reaches the crew. False where it strikes unarmoured units alone. */
export function setOffOnVehicle(g: Aslsk, marker: Marker, vehicle: Vehicle, attack: Attack, fp64: number, isCx: boolean): boolean {
  const facing = marker.facing ?? 'front'
  const modifiers = positionModifiers(g.state, vehicle, facing, isCx)
  const dr = rollDice(g, 'DC position')
  const final = dr.total + total(modifiers)
  g.emit({ type: 'chargePosition', rule: '4.3', vehicle: vehicle.id, dice: [dr.coloured, dr.white], modifiers, final })
  if (final > DC_POSITION.collateral) return false
  const collateral = { attack, fp64 }
  if (final > DC_POSITION.armour) {
    if (isCrewExposed(vehicle)) collateralAttack(g, vehicle, collateral, rollDice(g, 'effect of a charge'))
    return true
  }
  hitVehicle(g, vehicle, figureCharge(g.state, vehicle, facing, dr, final <= DC_POSITION.aerial, marker.value), collateral, '4.3')
  return true
}

/** 4.3: 16 on the HE table, against the armour of that side or from above. */
function figureCharge(s: AslskState, vehicle: Vehicle, facing: Facing, dr: DiceRoll, isAbove: boolean, xNumber: number): ToKill {
  const by: Penetrator = { kind: 'blast', what: 'a demolition charge', basic: WEAPON_TO_KILL.dc, modifiers: [], dudOn: xNumber }
  const figured = toKill(s, by, vehicle, [{ aspect: aspectHit(dr), facing }], false)
  if (!isAbove) return figured
  const af = aerialArmour(armourRange(vehicleTypeOf(s, vehicle)).least)
  return { ...figured, af, final: figured.final + figured.af - af }
}

function positionModifiers(s: AslskState, vehicle: Vehicle, facing: Facing, isCx: boolean): Modifier[] {
  const found: Modifier[] = []
  const add = (applies: boolean, label: string, value: number) => {
    if (applies) found.push({ rule: '4.3', label, value })
  }
  add(isRolling(vehicle) || (isMovingTarget(vehicle) && vehicle.vehicle.motion), 'in Motion', DC_POSITION_DRM.moving)
  add(isCx, 'CX', DC_POSITION_DRM.cx)
  add(facing === 'front', 'front', DC_POSITION_DRM.hullFront)
  add(facing === 'rear', 'rear', DC_POSITION_DRM.hullRear)
  add(isCrewExposed(vehicle), 'crew exposed', DC_POSITION_DRM.crewExposed)
  add(vehicle.vehicle.immobilized || vehicle.vehicle.bog !== 'none', 'immobile', DC_POSITION_DRM.immobile)
  add(vehicleTypeOf(s, vehicle).openTopped, 'open-topped', DC_POSITION_DRM.openTopped)
  return found
}

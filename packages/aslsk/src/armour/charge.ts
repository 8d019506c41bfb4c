import { type Modifier, total } from '@firegroup/kernel'
import { isUnseen } from '../concealment/unseen.ts'
import { type Aslsk, type DiceRoll, rollDice } from '../context.ts'
import { aerialArmour, DC_POSITION, DC_POSITION_DRM } from '../data/afv-results.ts'
import { WEAPON_TO_KILL } from '../data/to-kill.ts'
import type { Attack } from '../fire/attack.ts'
import type { AslskState, Location } from '../state.ts'
import { type Vehicle, vehicleTypeOf } from '../units/units.ts'
import { isMovingTarget, isRolling } from '../vehicles/status.ts'
import { isCrewExposed } from './crew.ts'
import { aspectHit, type Facing, facingsFrom } from './facing.ts'
import { collateralAttack, hitVehicle } from './hit.ts'
import { armourRange, type Penetrator, type ToKill, toKill } from './to-kill.ts'

/** 4.3: what a charge on a vehicle strikes: by the hexside through which it was placed, and not by how the vehicle turns afterwards. */
export function facingOfCharge(s: AslskState, vehicle: Vehicle, from: Location): Facing {
  return from === vehicle.at ? 'rear' : facingsFrom(s, vehicle.at, vehicle.vehicle.vca, from)[0]!
}

/** A charge that is meant for a vehicle. */
export interface ChargeOnVehicle {
  readonly facing: Facing
  readonly xNumber: number
  /** Whoever placed or threw it was out of breath. */
  readonly isCx: boolean
  /** From where, as far as that is known. */
  readonly from?: Location | undefined
  /** What is special about how it came there. */
  readonly special?: readonly Modifier[]
}

/** What becomes of a charge that is meant for a vehicle: it strikes that, or unarmoured units alone, or does not go off. */
export type ChargeStrikes = 'vehicle' | 'men' | 'dud'

/** 4.3, GAP-17: the DC Position DR, which is the hit location DR too; then the TK DR, or what reaches the crew. */
export function setOffOnVehicle(g: Aslsk, charge: ChargeOnVehicle, vehicle: Vehicle, attack: Attack, fp64: number): ChargeStrikes {
  const { facing, xNumber } = charge
  const modifiers = positionModifiers(g.state, vehicle, charge)
  const dr = rollDice(g, 'DC position')
  const final = dr.total + total(modifiers)
  g.emit({ type: 'chargePosition', rule: '4.3', vehicle: vehicle.id, dice: [dr.coloured, dr.white], modifiers, final })
  if (final > DC_POSITION.collateral) return 'men'
  const collateral = { attack, fp64 }
  if (final > DC_POSITION.armour) {
    if (isCrewExposed(vehicle)) collateralAttack(g, vehicle, collateral, rollDice(g, 'effect of a charge'))
    return 'vehicle'
  }
  const toKillDr = hitVehicle(
    g,
    vehicle,
    figureCharge(g.state, vehicle, facing, dr, final <= DC_POSITION.aerial, xNumber),
    collateral,
    '4.3',
  )
  return toKillDr.total >= xNumber ? 'dud' : 'vehicle'
}

/** 4.3: 16 on the HE table, against the armour of that side or from above. */
function figureCharge(s: AslskState, vehicle: Vehicle, facing: Facing, dr: DiceRoll, isAbove: boolean, xNumber: number): ToKill {
  const by: Penetrator = { kind: 'blast', what: 'a demolition charge', basic: WEAPON_TO_KILL.dc, modifiers: [], dudOn: xNumber }
  const figured = toKill(s, by, vehicle, [{ aspect: aspectHit(dr), facing }], false)
  if (!isAbove) return figured
  const af = aerialArmour(armourRange(vehicleTypeOf(s, vehicle)).least)
  return { ...figured, af, final: figured.final + figured.af - af }
}

export function positionModifiers(s: AslskState, vehicle: Vehicle, charge: ChargeOnVehicle): Modifier[] {
  const { facing, isCx, special = [] } = charge
  const found: Modifier[] = []
  const add = (applies: boolean, label: string, value: number) => {
    if (applies) found.push({ rule: '4.3', label, value })
  }
  const moves = isRolling(vehicle) || (isMovingTarget(vehicle) && vehicle.vehicle.motion)
  add(moves, 'in Motion', DC_POSITION_DRM.moving)
  add(!moves && isUnseen(vehicle), 'concealed', DC_POSITION_DRM.concealed)
  add(isCx, 'CX', DC_POSITION_DRM.cx)
  add(facing === 'front', 'front', DC_POSITION_DRM.hullFront)
  add(facing === 'rear', 'rear', DC_POSITION_DRM.hullRear)
  add(isCrewExposed(vehicle), 'crew exposed', DC_POSITION_DRM.crewExposed)
  add(vehicle.vehicle.immobilized || vehicle.vehicle.bog !== 'none', 'immobile', DC_POSITION_DRM.immobile)
  add(vehicleTypeOf(s, vehicle).openTopped, 'open-topped', DC_POSITION_DRM.openTopped)
  for (const contribution of s.setting.hooks.chargePositions) {
    const more = contribution(s, vehicle, charge)
    if (more) found.push(more)
  }
  found.push(...special)
  return found
}

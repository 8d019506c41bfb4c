import type { Rules } from '@firegroup/kernel'
import { abort, shootDown } from '../air/crash.ts'
import { bringDown, driveOff } from '../air/shot-down.ts'
import { type Lnlt, roll } from '../context.ts'
import { ALWAYS_HITS, ALWAYS_MISSES, HEAT_AT_RED_ARMOR, HEAT_IN_THE_OPEN, HULL_BY_NATURAL } from '../data/ordnance.ts'
import { UNARMORED } from '../data/vehicle-types.ts'
import type { Attack } from '../fire/attack.ts'
import type { FirepowerPart } from '../fire/events.ts'
import { isShielded, shieldOf, showsFront } from '../fortifications/hulls.ts'
import { isHouse } from '../fortifications/places.ts'
import { BUNKER, hexOf, layerOf } from '../map/location.ts'
import { hitByOrdnance } from '../passengers/struck.ts'
import type { LnltState } from '../state.ts'
import type { VehicleResult } from '../vehicles/check.ts'
import { armorFrom } from '../vehicles/facing.ts'
import { abandon, type Destroyer, destroy, shakeVehicle } from '../vehicles/fate.ts'
import { isUnarmored, type VehicleUnit, vehicleType } from '../vehicles/vehicle.ts'
import { penetrate } from './penetration.ts'
import type { Shot, ToHit } from './shot.ts'

/** 14.1: what the two dice say. */
export interface Hit {
  readonly hit: boolean
  readonly natural: number
  readonly final: number
  readonly dice: readonly number[]
  readonly location: 'hull' | 'turret' | ''
}

/** 14.1: at the needed number or less; 2 always hits and 12 never does. 14.1.3: where it strikes a vehicle. */
export function rollToHit(g: Lnlt, shot: Shot, toHit: ToHit): Hit {
  const s = g.state
  const target = s.units[shot.target]
  const isVoid = (natural: number) => target !== undefined && isShielded(s, target, shot.from, natural)
  const meaning = (natural: number) => {
    const { hit, location } = hitBy(s, shot, toHit, natural)
    return !hit ? 'miss' : isVoid(natural) ? 'void' : `hit ${location}`
  }
  const { dice, total: natural } = roll(g, 'toHit', `to hit: ${shot.gun.name}`, meaning)
  return { ...hitBy(s, shot, toHit, natural), natural, dice }
}

/** 14.1: what a natural roll comes to. */
export function hitBy(s: LnltState, shot: Shot, { needed, modifiers }: ToHit, natural: number): Pick<Hit, 'hit' | 'final' | 'location'> {
  let final = natural
  for (const { value } of modifiers) final += value
  const hit = natural === ALWAYS_HITS || (natural !== ALWAYS_MISSES && final <= needed)
  return { hit, final, location: hit ? locationOf(s, shot, natural, final) : '' }
}

/** 14.1.3, LG-02: even and more than 2 is the turret, where there is one. */
function locationOf(s: LnltState, { target }: Shot, natural: number, modified: number): Hit['location'] {
  if (target < 0) return ''
  const by = s.setting.options.hitLocation === 'modified' ? modified : natural
  return vehicleType(s, s.units[target]!).turret !== null && by > HULL_BY_NATURAL && by % 2 === 0 ? 'turret' : 'hull'
}

/** 14.1, 14.2.1: HE on everybody who was aimed at; HEAT is worth less in the open. */
export function heAttack(s: LnltState, shot: Shot): Attack {
  const { side, occasion, unit, gun, from, at, targets, moving } = shot
  const printed = gun.he ?? 0
  const isWeak = gun.type.ammunition === 'HEAT' && !gun.fullHe && layerOf(at) < BUNKER && !isHouse(s, hexOf(at))
  const modifiers = isWeak ? [{ rule: '14.2.1', label: 'HEAT in the open', value: HEAT_IN_THE_OPEN * QUARTERS }] : []
  const quarters = printed * QUARTERS + (isWeak ? HEAT_IN_THE_OPEN * QUARTERS : 0)
  const he: FirepowerPart = { unit: unit.id, weapon: -1, label: gun.name, printed, modifiers, quarters }
  return { side, occasion, means: 'ordnance', from, at, firers: [], leader: -1, targets, moving, he }
}

const QUARTERS = 4

/** 14.1, 14.1.1, 14.1.2: what a hit makes of a vehicle, and by how much it failed to go through; nothing is done to it yet. */
export function strikeVehicle(
  g: Lnlt,
  shot: Shot,
  { penetration }: ToHit,
  { location, natural }: Hit,
): { readonly result: VehicleResult; readonly short: number; readonly isDud: boolean } {
  const s = g.state
  const target = s.units[shot.target] as VehicleUnit
  if (isShielded(s, target, shot.from, natural)) {
    g.emit({ type: 'shielded', rule: shieldOf(s, target, shot.from)!, unit: target.id })
    return { result: 'none', short: 0, isDud: true }
  }
  const armor = armorAt(s, shot, target, location === 'turret' ? 'turret' : 'hull')
  if (armor === UNARMORED || isUnarmored(vehicleType(s, target))) return { result: 'destroyed', short: 0, isDud: false }
  const pierces = penetration - heatLost(s, shot, target)
  return penetrate(g, { by: shot.unit.id, target, location: location === 'turret' ? 'turret' : 'hull', penetration: pierces, armor })
}

/** 14.2.2: what HEAT loses against red Armor Factors. */
function heatLost(s: LnltState, { gun }: Shot, target: VehicleUnit): number {
  const isHeat = gun.type.ammunition === 'HEAT' || gun.type.ammunition === 'ATGM'
  return isHeat && vehicleType(s, target).redArmor ? HEAT_AT_RED_ARMOR : 0
}

/** 14.1.3: of the hull by the hull's facing, of the turret by its own. */
export function armorAt(s: LnltState, { from }: Shot, target: VehicleUnit, location: 'hull' | 'turret'): number {
  const { hull, turret } = vehicleType(s, target)
  if (location === 'turret' && turret) return armorFrom(s, target.at, target.laid.turret, from, turret)
  if (showsFront(s, target, from)) return hull[0]
  return armorFrom(s, target.at, target.laid.facing, from, hull)
}

/** 14.1, 16.2: what a hit did is done, to the vehicle and to those aboard. */
export function* applyStrike(g: Lnlt, target: VehicleUnit, result: VehicleResult, short: number, by: Destroyer = 'ordnance'): Rules<void> {
  if (vehicleType(g.state, target).air) return yield* strikeAircraft(g, target, result)
  if (result === 'destroyed') return yield* destroy(g, target, by, '14.1')
  if (result === 'abandoned') return yield* abandon(g, target, '14.1.1')
  if (result === 'shaken') shakeVehicle(g, target, '14.1.1')
  yield* hitByOrdnance(g, target, result === 'shaken', short)
}

/** 19.1.1: an aircraft that is hit. */
function* strikeAircraft(g: Lnlt, target: VehicleUnit, result: VehicleResult): Rules<void> {
  const isPlane = vehicleType(g.state, target).air === 'plane'
  if (result === 'destroyed') yield* isPlane ? shootDown(g, target) : bringDown(g, target)
  else if (result === 'damaged') isPlane ? abort(g, target) : driveOff(g, target)
}

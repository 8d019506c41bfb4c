import type { Viewer } from '@firegroup/kernel'
import type { MmcType, UnitType } from '../data/counters.ts'
import { WOUND } from '../data/morale.ts'
import type { VehicleType } from '../data/vehicles.ts'
import { liftedMorale } from '../pacific/japanese.ts'
import { type AslskState, enemyOf, type Hex, type Side, type Unit, type VehicleState, type Weapon } from '../state.ts'
import { unitsAround, weaponsAround } from './still.ts'
import { typeOf, weaponTypeOf } from './types.ts'

export { typeOf, weaponTypeOf } from './types.ts'

/** 1.2.7: a vehicle with its crew. */
export type Vehicle = Unit & { vehicle: VehicleState }

export function isVehicle(unit: Unit): unit is Vehicle {
  return unit.vehicle !== undefined
}

/** Men: what most rules are about. */
export function isInfantry(unit: Unit): boolean {
  return unit.vehicle === undefined
}

/** The printed values of a vehicle. */
export function vehicleTypeOf(s: AslskState, unit: Vehicle): VehicleType {
  return typeOf(s, unit) as VehicleType
}

/** 1.2.7: mounted on a vehicle, so that nobody drops it, hands it over or finds it. */
export function isMounted(s: AslskState, weapon: Weapon): boolean {
  return weaponTypeOf(s, weapon).mounted !== undefined
}

/** 1.2.1: a leader. */
export function isLeader(s: AslskState, unit: Unit): boolean {
  return typeOf(s, unit).kind === 'leader'
}

/** 1.2.2: squad, half squad or crew. */
export function isMmc(s: AslskState, unit: Unit): boolean {
  return mmcTypeOf(s, unit) !== null
}

/** The printed values of a squad, half squad or crew; null for whoever is none. */
export function mmcTypeOf(s: AslskState, unit: Unit): MmcType | null {
  const type = typeOf(s, unit)
  return type.kind === 'squad' || type.kind === 'halfSquad' || type.kind === 'crew' ? type : null
}

/** 1.2.2: a unit's own printed FP; only a MMC has any. */
export function inherentFp(s: AslskState, unit: Unit): number {
  return mmcTypeOf(s, unit)?.fp ?? 0
}

export function isAlive(unit: Unit): boolean {
  return unit.at >= -2
}

/** 2.0 Good Order: neither broken nor in Melee; of a vehicle: neither Shocked nor Stunned. A pinned unit is in Good Order. */
export function isGoodOrder(unit: Unit): boolean {
  return unit.at >= 0 && !unit.broken && !unit.melee && (unit.vehicle === undefined || isFit(unit.vehicle))
}

/** 2.0 Good Order: neither Shocked, an Unconfirmed Kill included, nor Stunned. */
export function isFit({ shock, stun }: VehicleState): boolean {
  return shock === 'none' && stun !== 'stunned'
}

/** 3.2.3: the morale that counts now: broken-side when broken, one lower when wounded; higher for Japanese who are led or charge (8.1.7, 8.1.8.6). 7.10: American crews hold out better against the Japanese. */
export function moraleOf(s: AslskState, unit: Unit): number {
  const type = typeOf(s, unit)
  if (unit.vehicle && type.nation === 'american' && s.setting.scenario.sides[enemyOf(unit.side)].nation === 'japanese')
    return AMERICANS_IN_THE_PACIFIC
  return (unit.broken ? type.brokenMorale : type.morale) + (unit.wounded ? WOUND.morale : 0) + liftedMorale(s, unit)
}

/** 7.10 */
const AMERICANS_IN_THE_PACIFIC = 8

/** 1.2.1: a leader's DRM as it counts now; one worse when wounded (3.2.3). */
export function leadershipOf(s: AslskState, leader: Unit): number {
  const type = typeOf(s, leader)
  return (type.kind === 'leader' ? type.leadership : 0) + (leader.wounded ? WOUND.leadership : 0)
}

/** 1.2.1, 3.2.3: only an unbroken, unpinned leader applies his DRM, and none in Melee. */
export function canLead(s: AslskState, unit: Unit): boolean {
  return isLeader(s, unit) && isGoodOrder(unit) && !unit.pinned
}

/** 2.0 Known units: those of the side itself, and those of the enemy that are neither concealed (8.3) nor hidden (6.4). An observer knows what everybody does. */
export function knownTo(s: AslskState, side: Viewer): readonly Unit[] {
  return s.setting.fog ? s.units.filter((unit) => unit.side === side || !(unit.concealed || unit.hidden)) : s.units
}

/** The units that a side knows to be there, whoever they are: all but hidden enemies. */
export function noticedBy(s: AslskState, side: Side): readonly Unit[] {
  return s.setting.fog ? s.units.filter((unit) => unit.side === side || !unit.hidden) : s.units
}

/** All units of a side, wherever they are. */
export function ownUnits(s: AslskState, side: Side): Unit[] {
  const own: Unit[] = []
  for (const unit of s.units) if (unit.side === side) own.push(unit)
  return own
}

/** The men of a side, wherever they are. */
export function ownInfantry(s: AslskState, side: Side): Unit[] {
  const own: Unit[] = []
  for (const unit of s.units) if (unit.side === side && isInfantry(unit)) own.push(unit)
  return own
}

/** Everybody in a hex, men and vehicles. */
export function unitsAt(s: AslskState, place: Hex): Unit[] {
  const here: Unit[] = []
  for (const unit of unitsAround(s, place)) if (unit.at === place) here.push(unit)
  return here
}

export function unitsOf(s: AslskState, side: Side, place: Hex): Unit[] {
  const here: Unit[] = []
  for (const unit of unitsAround(s, place)) if (unit.at === place && unit.side === side) here.push(unit)
  return here
}

/** The men in a hex, of both sides. */
export function infantryAt(s: AslskState, place: Hex): Unit[] {
  const here: Unit[] = []
  for (const unit of unitsAround(s, place)) if (unit.at === place && isInfantry(unit)) here.push(unit)
  return here
}

/** The men of a side in a hex. */
export function infantryOf(s: AslskState, side: Side, place: Hex): Unit[] {
  const here: Unit[] = []
  for (const unit of unitsAround(s, place)) if (unit.at === place && unit.side === side && isInfantry(unit)) here.push(unit)
  return here
}

/** Whether there are men of a side in a hex. */
export function hasInfantry(s: AslskState, side: Side, place: Hex): boolean {
  for (const unit of unitsAround(s, place)) if (unit.at === place && unit.side === side && isInfantry(unit)) return true
  return false
}

/** Whether a side has anybody in a hex, men or vehicles. */
export function hasUnits(s: AslskState, side: Side, place: Hex): boolean {
  for (const unit of unitsAround(s, place)) if (unit.at === place && unit.side === side) return true
  return false
}

/** 5.4: a Conscript, or a Green MMC without a Good Order leader in its stack. */
export function isInexperienced(s: AslskState, unit: Unit): boolean {
  const type = typeOf(s, unit)
  if (type.kind === 'leader' || type.kind === 'vehicle') return false
  if (type.class === 'conscript') return true
  return (
    type.class === 'green' &&
    !s.units.some((other) => other.at === unit.at && other.side === unit.side && isLeader(s, other) && isGoodOrder(other))
  )
}

/** 1.2.2, 2.0 Squad equivalent: in half squads, so that it stays a whole number. */
export function sizeInHalfSquads(s: AslskState, unit: Unit): number {
  const size = sizeOf(typeOf(s, unit))
  return size === 1 && mansGun(s, unit) ? 2 : size // 3.3.1: a crew or half squad with a Gun is as large as a squad
}

function mansGun(s: AslskState, unit: Unit): boolean {
  for (const weapon of weaponsAround(s, unit)) if (weapon.ordnance && weapon.owner === unit.id && weapon.ordnance.ca >= 0) return true
  return false
}

/** The same for a counter. */
export function sizeOf({ kind }: UnitType): number {
  return kind === 'squad' ? 2 : kind === 'leader' || kind === 'vehicle' ? 0 : 1
}

export function weaponsOf(s: AslskState, unit: Unit): Weapon[] {
  const held: Weapon[] = []
  for (const weapon of weaponsAround(s, unit)) if (weapon.owner === unit.id) held.push(weapon)
  return held
}

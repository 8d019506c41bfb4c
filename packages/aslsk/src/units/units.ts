import { type InfantryType, infantryType } from '../data/counters.ts'
import { WOUND } from '../data/morale.ts'
import type { AslskState, Place, Side, Unit, Weapon } from '../state.ts'

export function typeOf(unit: Unit): InfantryType {
  return infantryType(unit.type)
}

/** 1.2.1: a leader. */
export function isLeader(unit: Unit): boolean {
  return typeOf(unit).kind === 'leader'
}

/** 1.2.2: squad, half squad or crew. */
export function isMmc(unit: Unit): boolean {
  return !isLeader(unit)
}

export function isAlive(unit: Unit): boolean {
  return unit.at >= -2
}

/** 2.0 Good Order: neither broken nor in Melee. A pinned unit is in Good Order. */
export function isGoodOrder(unit: Unit): boolean {
  return unit.at >= 0 && !unit.broken && !unit.melee
}

/** 3.2.3: the morale that counts now: broken-side when broken, one lower when wounded. */
export function moraleOf(unit: Unit): number {
  const type = typeOf(unit)
  return (unit.broken ? type.brokenMorale : type.morale) + (unit.wounded ? WOUND.morale : 0)
}

/** 1.2.1: a leader's DRM as it counts now; one worse when wounded (3.2.3). */
export function leadershipOf(leader: Unit): number {
  return typeOf(leader).leadership + (leader.wounded ? WOUND.leadership : 0)
}

/** 1.2.1, 3.2.3: only an unbroken, unpinned leader applies his DRM, and none while he fires a SW (4.0) or is in Melee. */
export function canLead(unit: Unit): boolean {
  return isLeader(unit) && isGoodOrder(unit) && !unit.pinned
}

export function unitsAt(s: AslskState, place: Place): Unit[] {
  const here: Unit[] = []
  for (const unit of s.units) if (unit.at === place) here.push(unit)
  return here
}

export function unitsOf(s: AslskState, side: Side, place: Place): Unit[] {
  const here: Unit[] = []
  for (const unit of s.units) if (unit.at === place && unit.side === side) here.push(unit)
  return here
}

export function hasUnits(s: AslskState, side: Side, place: Place): boolean {
  for (const unit of s.units) if (unit.at === place && unit.side === side) return true
  return false
}

/** 5.4: a Conscript, or a Green MMC without a Good Order leader in its stack. */
export function isInexperienced(s: AslskState, unit: Unit): boolean {
  const type = typeOf(unit)
  if (type.kind === 'leader') return false
  if (type.class === 'conscript') return true
  return (
    type.class === 'green' &&
    !s.units.some((other) => other.at === unit.at && other.side === unit.side && isLeader(other) && isGoodOrder(other))
  )
}

/** 1.2.2, 2.0 Squad equivalent: in half squads, so that it stays a whole number. */
export function sizeInHalfSquads(unit: Unit): number {
  const { kind } = typeOf(unit)
  return kind === 'squad' ? 2 : kind === 'leader' ? 0 : 1
}

export function weaponsOf(s: AslskState, unit: Unit): Weapon[] {
  const held: Weapon[] = []
  for (const weapon of s.weapons) if (weapon.owner === unit.id) held.push(weapon)
  return held
}

import { type CounterType, counterType, type WeaponType, weaponType } from '../data/pack.ts'
import type { LnltState, Location, Side, Unit, Weapon } from '../state.ts'

/** The printed values of the counter that a unit is now. */
export function typeOf(s: LnltState, unit: Unit): CounterType {
  return counterType(s.setting.pack, unit.type)
}

/** The printed values of a Support Weapon. */
export function typeOfWeapon(s: LnltState, weapon: Weapon): WeaponType {
  return weaponType(s.setting.pack, weapon.type)
}

export function isOnMap(unit: Unit): boolean {
  return unit.at >= 0
}

/** 1.5: in Good Order. */
export function isGoodOrder(unit: Unit): boolean {
  return !unit.shaken
}

export function unitsAt(s: LnltState, at: Location): Unit[] {
  return s.units.filter((unit) => unit.at === at)
}

export function unitsOf(s: LnltState, side: Side, at: Location): Unit[] {
  return s.units.filter((unit) => unit.at === at && unit.side === side)
}

export function hasUnit(s: LnltState, side: Side, at: Location): boolean {
  for (const unit of s.units) if (unit.at === at && unit.side === side) return true
  return false
}

/** 1.6: what a unit has, in the order in which it lies under it. */
export function weaponsOf(s: LnltState, unit: Unit): Weapon[] {
  return s.weapons.filter((weapon) => weapon.owner === unit.id)
}

/** Whether a marker of this kind lies anywhere. */
export function hasMarker({ markers }: LnltState, kind: string): boolean {
  for (const marker of markers) if (marker.kind === kind) return true
  return false
}

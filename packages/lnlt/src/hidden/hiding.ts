import { hexOf } from '../map/location.ts'
import { isAloft } from '../map/terrain.ts'
import { enemyOf, type Hex, HIDDEN, type LnltState, type Location, type Side, type Unit } from '../state.ts'

/** 22.0: a unit whose place is a secret of its side. */
export function isHiding(unit: Unit): boolean {
  return unit.at === HIDDEN
}

/** 22.0: the units that a side has hidden; that there are so many is no secret. */
export function hidingUnits(s: LnltState, side: Side): Unit[] {
  return s.setting.hides ? s.units.filter((unit) => unit.side === side && isHiding(unit)) : []
}

/** 22.0: the places in which a side hides somebody. */
export function hidingPlaces(s: LnltState, side: Side): Location[] {
  return [...new Set(hidingUnits(s, side).flatMap(({ hidesAt }) => hidesAt ?? []))].sort((a, b) => a - b)
}

export function hidingIn(s: LnltState, side: Side, at: Location): Unit[] {
  return hidingUnits(s, side).filter(({ hidesAt }) => hidesAt === at)
}

/** Nobody stays hidden from the enemy in his hex or in the next; who flies over it finds nobody. */
export function isFound(s: LnltState, side: Side, at: Location): boolean {
  return s.units.some((unit) => unit.side === enemyOf(side) && isNear(s, unit.at, hexOf(at)))
}

export function isNear({ setting }: LnltState, at: Location, hex: Hex): boolean {
  return at >= 0 && !isAloft(at) && setting.map.grid.distance(hexOf(at), hex) <= 1
}

/** Where a unit of this group may hide: what everybody knows of it. */
export function areaOf({ setting }: LnltState, unit: Unit): readonly Location[] {
  return setting.groups.find(({ units }) => units.includes(unit.id))?.area ?? []
}

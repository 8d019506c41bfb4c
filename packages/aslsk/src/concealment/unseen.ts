import type { Viewer } from '@firegroup/kernel'
import type { AslskState, Location, Side, Unit } from '../state.ts'

/** 6.4, 8.3: concealed, or hidden: the enemy does not know what it is, or not even that it is there. */
export function isUnseen(unit: Unit): boolean {
  return unit.concealed === true || unit.hidden === true
}

/** What this viewer can't look at; an observer looks at nothing that is concealed. */
export function isUnseenBy(unit: Unit, viewer: Viewer): boolean {
  return unit.side !== viewer && isUnseen(unit)
}

/** What a module notes of units, as far as a viewer may look at them; undefined where he may look at none. */
export function seenAmong<T extends number>(s: AslskState, units: readonly T[], viewer: Viewer): readonly T[] | undefined {
  const seen = units.filter((id) => !isUnseenBy(s.units[id]!, viewer))
  return seen.length > 0 ? seen : undefined
}

/** Who is told of what happens within a stack: its side alone, while it is unseen. */
export function toldWithin(unit: Unit): { readonly to?: readonly Side[] } {
  return isUnseen(unit) ? { to: [unit.side] } : {}
}

/** Whether any unit of a side is unseen by its enemy. Everybody may know that: how many are missing from the map, and where concealment counters lie. */
export function hasUnseen(s: AslskState, side: Side): boolean {
  if (!s.setting.fog) return false
  for (const unit of s.units) if (unit.side === side && isUnseen(unit) && unit.at >= 0) return true
  return false
}

/** 6.4: whether any unit of a side is hidden. */
export function hasHidden(s: AslskState, side: Side): boolean {
  if (!s.setting.fog) return false
  for (const unit of s.units) if (unit.side === side && unit.hidden && unit.at >= 0) return true
  return false
}

/** The unseen enemies in a hex, from whoever would go there. */
export function unseenEnemies(s: AslskState, side: Side, place: Location): Unit[] {
  const found: Unit[] = []
  if (s.setting.fog) for (const unit of s.units) if (unit.at === place && unit.side !== side && isUnseen(unit)) found.push(unit)
  return found
}

/** The hexes in which units of a side are unseen, each once, in order. */
export function unseenPlaces(s: AslskState, side: Side): Location[] {
  const places: Location[] = []
  if (s.setting.fog)
    for (const unit of s.units) if (unit.side === side && unit.at >= 0 && isUnseen(unit) && !places.includes(unit.at)) places.push(unit.at)
  return places.sort((a, b) => a - b)
}

/** 8.3.2: only concealed enemies are in a hex, so that one may try to enter it. */
export function isHeldUnseen(s: AslskState, side: Side, place: Location): boolean {
  for (const unit of s.units) if (unit.at === place && unit.side !== side && !isUnseen(unit)) return false
  return true
}

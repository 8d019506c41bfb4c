import { locationOf } from '../map/location.ts'
import { type Memory, memoryOf, staticCanSee } from '../map/thread.ts'
import type { Setting } from '../setting.ts'
import type { AslskState, Location } from '../state.ts'
import { inArc } from './arc.ts'

/** The hexes that were found to be in sight, by number, and the first at which nobody has looked yet. */
interface Looked {
  readonly seen: number[]
  next: number
}

/** By what is remembered of the map's lines of sight, which outlives a game; by hex, hexspine and whether it is turned away from it. */
const known = new WeakMap<Memory, Map<number, Looked>>()

/**
 * Of the hexes, by number, that the map lets a Weapon see inside the arc in which it points, or outside of it if it is to be turned (`ca` -1: all round),
 * the n-th, counted from 0; where there are not so many, the number of hexes on the map. What lies on the map may only hide more. Where LOS is found out by
 * firing, and where huts have fallen, it is the n-th of all.
 */
export function nthInSight(s: AslskState, from: Location, ca: number, turned: boolean, n: number): number {
  const { setting } = s
  if (setting.options.losChecks === 'declared' || s.collapsed) return n
  const looked = lookedFrom(setting, 14 * from + 2 * (ca + 1) + (turned ? 1 : 0))
  const { seen } = looked
  for (; seen.length <= n && looked.next < setting.map.size; looked.next++) {
    const hex = looked.next
    if (hex !== from && (ca < 0 || inArc(s, from, ca, locationOf(hex)) !== turned) && staticCanSee(setting, from, hex)) seen.push(hex)
  }
  return seen[n] ?? setting.map.size
}

function lookedFrom(setting: Setting, key: number): Looked {
  const memory = memoryOf(setting)
  const byKey = known.get(memory) ?? new Map<number, Looked>()
  known.set(memory, byKey)
  const looked = byKey.get(key) ?? { seen: [], next: 0 }
  byKey.set(key, looked)
  return looked
}

import { locationOf } from '../map/location.ts'
import { staticCanSee } from '../map/thread.ts'
import type { Setting } from '../setting.ts'
import type { AslskState, Location } from '../state.ts'
import { inArc } from './arc.ts'

/** By hex, hexspine and whether it is turned away from it; 0 where nobody has looked, else one more than the hex. */
const known = new WeakMap<Setting, Int32Array>()

/**
 * The first hex, by number, that the map lets a Weapon see inside the arc in which it points, or outside of it if it is to be turned (`ca` -1: all round).
 * What lies on the map may only hide more. Where LOS is found out by firing, and where huts have fallen, it is the first of all.
 */
export function firstInSight(s: AslskState, from: Location, ca: number, turned: boolean): number {
  const { setting } = s
  if (setting.options.losChecks === 'declared' || s.collapsed) return 0
  const { size } = setting.map
  const first = known.get(setting) ?? new Int32Array(14 * size)
  known.set(setting, first)
  const key = 14 * from + 2 * (ca + 1) + (turned ? 1 : 0)
  if (first[key] === 0) first[key] = look(s, from, ca, turned) + 1
  return first[key]! - 1
}

function look(s: AslskState, from: Location, ca: number, turned: boolean): number {
  const { setting } = s
  for (let hex = 0; hex < setting.map.size; hex++) {
    if (hex === from || (ca >= 0 && inArc(s, from, ca, locationOf(hex)) === turned)) continue
    if (staticCanSee(setting, from, hex)) return hex
  }
  return setting.map.size
}

import type { AslskState, Hex, Location } from '../state.ts'
import { levelAt } from './terrain.ts'

/** 1.1.1: the hexside of `to` through which a unit climbs over a Crest Line from `from`, or -1; from off the map none does. */
export function crestSideOf(s: AslskState, from: Hex, to: Location): number {
  return from >= 0 && levelAt(s, to) > levelAt(s, from) ? s.setting.map.grid.sideBetween(to, from) : -1
}

import { BUNKER, hexOf, locationOf } from '../map/location.ts'
import type { LnltState, Location, Side } from '../state.ts'
import { isBeforeFront, lies } from './places.ts'

/** 21.1.3: the inside of a Bunker with enemies of this side in it, if whoever enters its hex from there comes over its front; -1 if not. */
export function insideBefore(s: LnltState, side: Side, at: Location, from: Location): Location {
  const bunker = s.markers.length === 0 || from < 0 ? undefined : lies(s, 'bunker', hexOf(at))
  if (!bunker || !isBeforeFront(s, bunker, from)) return -1
  const inside = locationOf(hexOf(at), BUNKER)
  return s.units.some((unit) => unit.at === inside && unit.side !== side) ? inside : -1
}

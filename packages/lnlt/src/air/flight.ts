import type { Side as HexSide } from '@firegroup/hexmap'
import { type MapEdge, placesOf } from '@firegroup/hexmap'
import type { Ground } from '../map/ground.ts'
import { hexOf, locationOf, SKY } from '../map/location.ts'
import { seesLocation } from '../map/obstacles.ts'
import { isAloft } from '../map/terrain.ts'
import { isDark, isNight } from '../night/dark.ts'
import { isSpotted } from '../spotting/spotted.ts'
import type { Hex, LnltState, Location, Side } from '../state.ts'
import { isLeader } from '../units/morale.ts'

export const EDGES = ['N', 'E', 'S', 'W'] as const
export type Edge = (typeof EDGES)[number]

const CALLED: { readonly [E in Edge]: MapEdge } = { N: 'north', E: 'east', S: 'south', W: 'west' }

/** 19.1: hexrows that lead across the map from an edge, as sides from north clockwise. */
const INWARD: { readonly [E in Edge]: readonly HexSide[] } = { N: [2, 3, 4], E: [4, 5], S: [5, 0, 1], W: [1, 2] }

/** 19.1: the hexes over which a plane may come in from an edge. */
export function entryHexes({ map }: Ground, edge: Edge): readonly Hex[] {
  const hexes = placesOf(map, { edge: CALLED[edge] })
  return typeof hexes === 'string' ? [] : hexes
}

export function directionsFrom(edge: Edge): readonly HexSide[] {
  return INWARD[edge]
}

/** 20.1: at night nobody of theirs sees so far as to have it spotted, and it is neither lit nor given away by fire. */
function isInTheDark(s: LnltState, side: Side, at: Location): boolean {
  return isNight(s) && !s.units.some((unit) => unit.side === side && unit.at >= 0 && !unit.shaken && !isDark(s, unit.at, at))
}

/** 19.1: one straight hexrow from the hex of entry to where it leaves the map. */
export function flightPath({ map }: Ground, entry: Hex, direction: HexSide): readonly Hex[] {
  const path: Hex[] = []
  for (let hex = entry; hex >= 0; hex = map.grid.neighbour(hex, direction)) path.push(hex)
  return path
}

/** Where a plane is over a hex. */
export function overHex(hex: Hex): Location {
  return locationOf(hex, SKY)
}

/** 19.1.2: the enemies of a side on the ground of a hex, on all floors, inside and outside. */
export function enemiesIn(s: LnltState, side: Side, hex: Hex): number[] {
  const found: number[] = []
  for (const unit of s.units) if (unit.side !== side && unit.at >= 0 && hexOf(unit.at) === hex && !isAloft(unit.at)) found.push(unit.id)
  return found
}

/** 19.1.2: a plane spots nothing itself: somebody of its side has spotted the hex, or a Leader sees it. */
export function isMarkedFor(s: LnltState, side: Side, hex: Hex): boolean {
  for (const { at, side: whose } of s.units)
    if (whose !== side && at >= 0 && hexOf(at) === hex && !isAloft(at) && isSpottedBy(s, side, at)) return true
  return false
}

function isSpottedBy(s: LnltState, side: Side, at: Location): boolean {
  if (isSpotted(s, side, at) && !isInTheDark(s, side, at)) return true
  for (const unit of s.units)
    if (unit.side === side && unit.at >= 0 && !unit.shaken && isLeader(s, unit) && seesLocation(s, unit.at, at)) return true
  return false
}

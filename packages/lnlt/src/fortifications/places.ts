import type { Side as HexSide } from '@firegroup/hexmap'
import { BUNKER, CAVE, hexOf, layerOf } from '../map/location.ts'
import { isBuilding } from '../map/terrain.ts'
import type { Hex, LnltState, Location, Marker } from '../state.ts'

/** The marker of a kind in a hex. */
export function lies(s: LnltState, kind: string, hex: Hex): Marker | undefined {
  for (const marker of s.markers) if (marker.kind === kind && hexOf(marker.at) === hex) return marker
  return undefined
}

/** 15.1.2, TEC: a Building that still stands: where Rubble lies there is none any more. */
export function isHouse(s: LnltState, hex: Hex): boolean {
  return isBuilding(s.setting, hex) && !lies(s, 'rubble', hex)
}

/** 21.1, 10.7: inside a Bunker or a Cave. */
export function isInside(at: Location): boolean {
  return insideKind(at) !== null
}

function insideKind(at: Location): 'bunker' | 'cave' | null {
  const layer = layerOf(at)
  if (layer === BUNKER) return 'bunker'
  return layer === CAVE ? 'cave' : null
}

/** 21.1, 10.7: the Bunker or Cave that a location is the inside of. */
export function shelterOf(s: LnltState, at: Location): Marker | undefined {
  const kind = insideKind(at)
  return kind === null ? undefined : lies(s, kind, hexOf(at))
}

/** 21.1, 10.7, LG-103: whether a place is in front of a Bunker or Cave: 120 degrees around the hexside that it faces, three hexes wide at its base. */
export function isBeforeFront({ setting }: LnltState, { at, facing = 0 }: Marker, there: Location): boolean {
  const { grid } = setting.map
  const [from, to] = [hexOf(at), hexOf(there)]
  return grid.inArc(from, facing as HexSide, to) || grid.inArc(from, ((facing + 5) % 6) as HexSide, to)
}

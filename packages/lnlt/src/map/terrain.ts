import { type HexsideType, PLACES, type TerrainType } from '../data/terrain.ts'
import type { Hex, Location } from '../state.ts'
import type { Ground } from './ground.ts'
import { AIR, hexOf, layerOf, ROOFTOP, UPPER } from './location.ts'

/** Farther than any weapon reaches: the distance to what is not on the map. */
const OUT_OF_REACH = 1_000_000

/** 1.4: the terrain type of a hex. */
export function terrainAt(ground: Ground, hex: Hex): TerrainType {
  return ground.terrain[hex]!
}

/** 10.2, 10.6: the hex's level, and what the floor or roof adds to it. */
export function levelOf(ground: Ground, location: Location): number {
  const hex = hexOf(location)
  const level = ground.map.levels[hex]!
  const layer = layerOf(location)
  if (layer === UPPER) return level + PLACES.upperFloor.level
  if (layer >= AIR) return level + obstacleHeight(ground, hex) + 1
  return layer === ROOFTOP ? level + roofHeight(ground, hex) : level
}

/** 10.3: how high what fills a hex stands. */
function obstacleHeight(ground: Ground, hex: Hex): number {
  const { building, height, los } = terrainAt(ground, hex)
  if (building) return building.heights[ground.stories[ground.buildings[hex]!]! - 1]!
  return los === 'open' ? 0 : height
}

/** 10.6, LG-03: as high as the building is as an obstacle; as printed, a second floor's roof lies a level higher. */
function roofHeight(ground: Ground, hex: Hex): number {
  const stories = ground.stories[ground.buildings[hex]!] ?? 1
  return PLACES.roof[ground.rulings.rooftopLevel === 'printed' ? 'printed' : 'level'][stories - 1]!
}

/** In hexes; the places of one hex are 0 apart. */
export function distance({ map }: Ground, a: Location, b: Location): number {
  return a < 0 || b < 0 ? OUT_OF_REACH : map.grid.distance(hexOf(a), hexOf(b))
}

/**
 * 10.2, 10.4.1: neighbouring hexes, whatever their level, and the places of one hex (LG-56); but not the different floors of neighbouring hexes of one
 * building (LG-54).
 */
export function adjacent(ground: Ground, a: Location, b: Location): boolean {
  if (a < 0 || b < 0 || a === b) return false
  const hexes = ground.map.grid.distance(hexOf(a), hexOf(b))
  return hexes === 0 || (hexes === 1 && !onOtherFloor(ground, a, b))
}

/** 19.0: over the ground. */
export function isAloft(at: Location): boolean {
  return at >= 0 && layerOf(at) >= AIR
}

/** 10.2: in different hexes and on different floors of one building. */
export function onOtherFloor(ground: Ground, a: Location, b: Location): boolean {
  return layerOf(a) !== layerOf(b) && !isAloft(a) && !isAloft(b) && hexOf(a) !== hexOf(b) && sameBuilding(ground, hexOf(a), hexOf(b))
}

export function isBuilding(ground: Ground, hex: Hex): boolean {
  return hex >= 0 && ground.buildings[hex]! >= 0
}

export function sameBuilding({ buildings }: Ground, a: Hex, b: Hex): boolean {
  return a >= 0 && b >= 0 && buildings[a]! >= 0 && buildings[a] === buildings[b]
}

/** 10.1: terrain of the open type. */
export function isOpen(ground: Ground, hex: Hex): boolean {
  return ground.terrain[hex]!.los === 'open'
}

/** What stands or runs on the hexside between two neighbouring hexes. */
export function hexsidesBetween({ map, hexsides }: Ground, a: Hex, b: Hex): readonly HexsideType[] {
  const side = map.grid.sideBetween(a, b)
  return side === -1 ? [] : hexsides[a * 6 + side]!
}

/** The Wall, Hedge or Bocage between two neighbouring hexes. */
export function wallBetween(ground: Ground, a: Hex, b: Hex): HexsideType | null {
  return hexsidesBetween(ground, a, b).find(({ los }) => los !== 'open') ?? null
}

/** Whether a road runs over the hexside between two hexes. */
export function isRoadStep({ map }: Ground, a: Hex, b: Hex): boolean {
  const side = map.grid.sideBetween(a, b)
  return side !== -1 && map.hasRoad(a, side)
}

/** The hexes around one, clockwise from north. */
export function neighbours({ map }: Ground, hex: Hex): readonly Hex[] {
  return hex < 0 ? [] : map.grid.neighbours(hex)
}

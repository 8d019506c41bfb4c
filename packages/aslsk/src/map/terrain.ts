import type { HexMap } from '@firegroup/hexmap'
import { STACKING } from '../data/movement.ts'
import { RUBBLE, type TerrainType, terrainType } from '../data/terrain.ts'
import type { Setting } from '../setting.ts'
import type { AslskState, Hex, Location } from '../state.ts'
import { locationOf } from './location.ts'

/** Farther than any weapon reaches: the distance to a unit that is not on the map. */
const OUT_OF_REACH = 1_000_000

/** What `placeOf` answers for a hex that the map does not have. */
const NO_PLACE = locationOf(-99)

/** 1.1.1: the terrain that governs a hex in this scenario's season. */
export function terrainAt(s: AslskState, place: Hex): TerrainType {
  const terrain = s.setting.terrain[place]!
  return s.collapsed?.includes(place as Location) ? fallen(terrain) : terrain
}

/** 8.2.1, B24: what is left of a hut, or of a building. */
function fallen(terrain: TerrainType): TerrainType {
  if (terrain.collapsesTo) return terrainType(terrain.collapsesTo)
  return terrain.building ? RUBBLE[terrain.building] : terrain
}

/** 3.3.1, 8.2.1: how many half squads of a side may be in a hex: fewer in dense jungle, unless it has a road or a building. */
export function roomAt(s: AslskState, place: Hex): number {
  if (place < 0) return STACKING.halfSquads
  const inner = s.setting.places?.of(place)
  if (inner) return inner.room
  const { squads, building } = s.setting.terrain[place]!
  return squads === 3 || building !== null || hasRoad(s, place) ? STACKING.halfSquads : 2 * squads
}

/** 1.1.1 Hill: the elevation that holds the hex's centre dot. */
export function levelAt(s: AslskState, place: Hex): number {
  return s.setting.map.levels[place]!
}

export function isBuilding(s: AslskState, place: Hex): boolean {
  return place >= 0 && terrainAt(s, place).building !== null
}

/** 3.1f, 3.6, 3.8: where broken units recover and ambushes are laid. */
export function isWoodsOrBuilding(s: AslskState, place: Hex): boolean {
  if (place < 0) return false
  const terrain = terrainAt(s, place)
  return terrain.woods || terrain.building !== null
}

/** 2.0 Control: two hexes that one drawn building joins. */
export function sameBuilding(s: AslskState, a: Hex, b: Hex): boolean {
  if (a < 0 || b < 0) return false
  const { buildings } = s.setting
  return buildings[a]! >= 0 && buildings[a] === buildings[b]
}

/** The hex in which a Location lies. */
export function hexOf(s: AslskState, place: Hex): Location {
  return locationOf(place < 0 ? place : s.setting.map.grid.hexOf(place))
}

/** In hexes, and one between two Locations of a hex; nothing is near to what is not on the map. */
export function distance(s: AslskState, a: Hex, b: Hex): number {
  if (a < 0 || b < 0) return OUT_OF_REACH
  const hexes = s.setting.map.grid.distance(a, b)
  return hexes === 0 && a !== b ? 1 : hexes
}

/** Whether two Locations on the map are one, or no farther apart than a hex. Most are not by their columns alone. */
export function isBeside(s: AslskState, a: Hex, b: Hex): boolean {
  const { columns } = s.setting.map.grid
  return a >= 0 && b >= 0 && Math.abs(columns[a]! - columns[b]!) <= 1 && distance(s, a, b) <= 1
}

/** A.8: different hexes that share a hexside; of Locations inside hexes, those that are ADJACENT. */
export function adjacent(s: AslskState, a: Hex, b: Hex): boolean {
  const { map, places } = s.setting
  if (places?.isInner(a, b)) return places.adjacent(a, b)
  return a >= 0 && b >= 0 && map.grid.distance(a, b) === 1
}

/** The hexes around one, clockwise from north, then the Locations inside hexes to which a way leads from there; none around what is not on the map. */
export function neighbours(s: AslskState, place: Hex): readonly Location[] {
  return place < 0 ? [] : neighboursOf(s.setting)[place]!
}

/** The hex with this name, or NO_PLACE. */
export function placeOf(s: AslskState, name: string): Location {
  const { grid } = s.setting.map
  return grid.has(name) ? locationOf(grid.indexOf(name)) : NO_PLACE
}

export function nameOf(s: AslskState, place: Hex): string {
  return place < 0 ? 'offboard' : s.setting.map.grid.idOf(place)
}

/** 1.1.1 Road: whether a road runs over the hexside between two adjacent hexes. */
export function isRoadBetween(s: AslskState, from: Hex, to: Hex): boolean {
  if (from < 0 || to < 0) return false
  const { map } = s.setting
  const side = map.grid.sideBetween(from, to)
  return side !== -1 && map.hasRoad(from, side)
}

/** 8.2.1 Path: whether a path leads over the hexside between two hexes into jungle. */
export function isPathBetween(s: AslskState, from: Hex, to: Hex): boolean {
  if (from < 0 || to < 0) return false
  const { map } = s.setting
  const side = map.grid.sideBetween(from, to)
  return side !== -1 && map.hasPath(from, side) && terrainAt(s, to).woods && !terrainAt(s, to).takesAll
}

export function hasRoad(s: AslskState, place: Hex): boolean {
  return place >= 0 && s.setting.map.roads[place]! !== 0
}

const known = new WeakMap<HexMap, readonly (readonly Location[])[]>()

function neighboursOf({ map, places }: Setting): readonly (readonly Location[])[] {
  const made = known.get(map)
  if (made) return made
  const all = Array.from({ length: map.size }, (_, place) => {
    const around = place < map.hexes ? map.grid.neighbours(place).map(locationOf) : []
    return places ? [...around, ...places.waysFrom(place).map(({ to }) => to)] : around
  })
  known.set(map, all)
  return all
}

/** Where something is, in a word: a hex by its id, or 'offboard', 'reserve', 'exited', 'eliminated'. */
export function placeName(s: AslskState, place: Hex): string {
  return place >= 0 ? nameOf(s, place) : (OFF_MAP[-1 - place] ?? 'nowhere')
}

const OFF_MAP = ['offboard', 'reserve', 'exited', 'eliminated'] as const

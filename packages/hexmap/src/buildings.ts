import { LATTICE, type Point } from './format.ts'
import type { Depiction, HexMap } from './hexmap.ts'
import { locateInPolygon } from './polygon.ts'

/** Which hexes belong to one building. */
export interface Buildings {
  /** Per hex: the number of its building, -1 where there is none. */
  readonly buildings: readonly number[]
  /** The hexes of each building, by its number. */
  readonly buildingHexes: readonly (readonly number[])[]
}

/** Building hexes that one drawn building joins are one building; so are those that overlap in a hex. */
export function buildingsOf(map: HexMap, isBuilding: (terrain: string) => boolean = (terrain) => terrain.endsWith('building')): Buildings {
  const group = Array.from({ length: map.hexes }, (_, hex) => (isBuilding(map.terrainOf(hex)) ? hex : -1))
  for (const drawn of map.depictions) {
    if (!isBuilding(drawn.terrain)) continue
    const hexes = hexesUnder(map, drawn).filter((hex) => group[hex]! >= 0)
    for (const hex of hexes.slice(1)) join(group, group[hexes[0]!]!, group[hex]!)
  }
  const numbers = [...new Set(group.filter((member) => member >= 0))]
  const buildings = group.map((member) => (member < 0 ? -1 : numbers.indexOf(member)))
  const buildingHexes = numbers.map((_, number) => buildings.flatMap((building, hex) => (building === number ? [hex] : [])))
  return { buildings, buildingHexes }
}

/** The hexes whose dot a drawing covers, or inside which one of its corners lies: a mere touch of the rim is not enough. */
function hexesUnder(map: HexMap, drawn: Depiction): number[] {
  const hexes: number[] = []
  for (let hex = 0; hex < map.hexes; hex++) {
    const [x, y] = map.grid.centre(hex)
    const covered = locateInPolygon([x, y], drawn.polygon, drawn.holes) !== 'outside'
    if (covered || drawn.polygon.some((point) => isInsideHex(point, x, y))) hexes.push(hex)
  }
  return hexes
}

function join(group: number[], one: number, other: number): void {
  const [low, high] = one < other ? [one, other] : [other, one]
  for (let hex = 0; hex < group.length; hex++) if (group[hex] === high) group[hex] = low
}

function isInsideHex([px, py]: Point, x: number, y: number): boolean {
  const across = Math.abs(px - x)
  const down = Math.abs(py - y)
  return down < LATTICE && across + down < 2 * LATTICE
}

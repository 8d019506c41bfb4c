import type { HexMap } from './hexmap.ts'
import { columnIndex, parseHexId } from './ids.ts'

/** A set of hexes: named one by one, by columns and rows, by a board or its edge, by distance, or built from others. */
export type Area =
  | { readonly hexes: readonly string[] }
  | { readonly columns: readonly [string, string]; readonly rows?: readonly [number, number]; readonly board?: string }
  /** A board's own hexes, by its label; half hexes that it shares with another board are not among them. */
  | { readonly board: string }
  | { readonly edge: MapEdge }
  | { readonly within: number; readonly of: readonly string[] }
  | { readonly all: readonly Area[] }
  | { readonly any: readonly Area[] }
  | { readonly not: Area }

export const MAP_EDGES = ['north', 'east', 'south', 'west'] as const
export type MapEdge = (typeof MAP_EDGES)[number]

/** The hexes of an area, in the map's order; a sentence where it names something that the map does not have. */
export function placesOf(map: HexMap, area: Area): number[] | string {
  const inside = areaTest(map, area)
  if (typeof inside === 'string') return inside
  const places: number[] = []
  for (let place = 0; place < map.hexes; place++) if (inside(place)) places.push(place)
  return places
}

type Test = (place: number) => boolean

function areaTest(map: HexMap, area: Area): Test | string {
  if ('hexes' in area) return hexesTest(map, area.hexes)
  if ('columns' in area) return columnsTest(map, area)
  if ('edge' in area) return edgeTest(map, area.edge)
  if ('board' in area) return boardTest(map, area.board)
  if ('of' in area) return withinTest(map, area)
  if ('not' in area) {
    const test = areaTest(map, area.not)
    return typeof test === 'string' ? test : (place) => !test(place)
  }
  const tests: Test[] = []
  for (const part of 'all' in area ? area.all : area.any) {
    const test = areaTest(map, part)
    if (typeof test === 'string') return test
    tests.push(test)
  }
  return 'all' in area ? (place) => tests.every((test) => test(place)) : (place) => tests.some((test) => test(place))
}

function hexesTest(map: HexMap, hexes: readonly string[]): Test | string {
  const unknown = hexes.find((hex) => !map.grid.has(hex))
  if (unknown !== undefined) return `the map has no hex '${unknown}'`
  const places = new Set(hexes.map((hex) => map.grid.indexOf(hex)))
  return (place) => places.has(place)
}

function withinTest(map: HexMap, area: { readonly within: number; readonly of: readonly string[] }): Test | string {
  const unknown = area.of.find((hex) => !map.grid.has(hex))
  if (unknown !== undefined) return `the map has no hex '${unknown}'`
  const centres = area.of.map((hex) => map.grid.indexOf(hex))
  return (place) => centres.some((centre) => map.grid.distance(centre, place) <= area.within)
}

/** Columns and rows as they are printed on a board; a hex on a seam counts by any of its ids. */
function columnsTest(map: HexMap, area: Extract<Area, { readonly columns: readonly [string, string] }>): Test | string {
  const { rows, board } = area
  const label = board ?? ''
  if (!map.boards.some((placed) => placed.label === label)) return unknownBoard(map, label)
  const [west, east] = [columnIndex(area.columns[0]), columnIndex(area.columns[1])]
  return (place) =>
    [map.grid.idOf(place), ...map.grid.aliasesOf(place)].some((id) => {
      const printed = printedId(id, label)
      if (!printed) return false
      const { column, row } = parseHexId(printed)
      return column >= west && column <= east && (!rows || (row >= rows[0] && row <= rows[1]))
    })
}

function boardTest(map: HexMap, label: string): Test | string {
  if (!map.boards.some((placed) => placed.label === label)) return unknownBoard(map, label)
  return (place) => isOwnHex(map, label, place)
}

/** A board's own hexes; the half hexes along a seam, which are also another board's, are not among them. */
export function boardPlaces(map: HexMap, label: string): number[] {
  const places: number[] = []
  for (let place = 0; place < map.hexes; place++) if (isOwnHex(map, label, place)) places.push(place)
  return places
}

function isOwnHex(map: HexMap, label: string, place: number): boolean {
  return map.grid.aliasesOf(place).length === 0 && printedId(map.grid.idOf(place), label) !== null
}

/** The hexes along an edge of what is in play: the first or last column, or the outermost of every column. */
function edgeTest(map: HexMap, edge: MapEdge): Test {
  const { columns, halves } = map.grid
  const along = edge === 'west' || edge === 'east' ? columns : halves
  const first = along.reduce((a, b) => Math.min(a, b))
  const last = along.reduce((a, b) => Math.max(a, b))
  if (edge === 'west') return (place) => columns[place] === first
  if (edge === 'east') return (place) => columns[place] === last
  if (edge === 'north') return (place) => halves[place]! <= first + 1
  return (place) => halves[place]! >= last - 1
}

function printedId(id: string, label: string): string | null {
  if (!id.startsWith(label)) return null
  const printed = id.slice(label.length)
  return /^[A-Z]/.test(printed) ? printed : null
}

function unknownBoard(map: HexMap, label: string): string {
  const labels = map.boards.map((placed) => `'${placed.label}'`).join(', ')
  return `the map has no board '${label}', only ${labels}`
}

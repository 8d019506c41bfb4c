/** Everything of a map that is drawn, as plain data in world units, so that it can be sent to a worker. */
import { type Depiction, type HexMap, SIDES, type Way } from '@firegroup/hexmap'
import type { Look } from './palette.ts'
import { type Box, HEX_SIDE, toWorld, type Vec } from './units.ts'

export interface Cell {
  readonly id: string
  readonly column: number
  readonly row: number
  readonly centre: Vec
  readonly terrain: string
  /** Level open ground without a road: where fields may be hinted at. */
  readonly bare: boolean
}

export interface Fence {
  readonly id: string
  readonly feature: string
  readonly from: Vec
  readonly to: Vec
  /** The centre of the hex from which the map names it: of a slope the one at its foot. */
  readonly foot: Vec
}

export interface MapSheet {
  readonly look: Look
  readonly box: Box
  /** The boards' rectangles, by the index that depictions and ways name. */
  readonly boards: readonly Box[]
  readonly cells: readonly Cell[]
  readonly fences: readonly Fence[]
  readonly depictions: readonly Depiction[]
  readonly ways: readonly Way[]
}

export function sheetOf(map: HexMap, look: Look = 'printed'): MapSheet {
  const boards = map.boards.map(({ x, y, width, height }): Box => {
    const [from, to] = [toWorld([x, y]), toWorld([x + width, y + height])]
    return { left: from.x, top: from.y, right: to.x, bottom: to.y }
  })
  return { look, box: mapBox(map), boards, cells: cellsOf(map), fences: fencesOf(map), depictions: map.depictions, ways: map.ways }
}

/** The map's rectangle as far as there are hexes in play; its north-west corner is the world's origin. */
export function mapBox(map: HexMap): Box {
  const board = toWorld([
    Math.max(...map.boards.map(({ x, width }) => x + width)),
    Math.max(...map.boards.map(({ y, height }) => y + height)),
  ])
  const corners = Array.from({ length: map.hexes }, (_, hex) => map.grid.outline(hex).map(toWorld)).flat()
  const right = corners.reduce((most, { x }) => Math.max(most, x), 0)
  const bottom = corners.reduce((most, { y }) => Math.max(most, y), 0)
  return { left: 0, top: 0, right: Math.min(board.x, right), bottom: Math.min(board.y, bottom) }
}

function cellsOf(map: HexMap): Cell[] {
  return Array.from({ length: map.hexes }, (_, hex) => ({
    id: map.grid.idOf(hex),
    column: map.grid.columns[hex]!,
    row: map.grid.halves[hex]! >> 1,
    centre: toWorld(map.grid.centre(hex)),
    terrain: map.terrainOf(hex),
    bare: map.terrainOf(hex) === 'open' && map.levelOf(hex) === 0 && map.roads[hex] === 0,
  }))
}

function fencesOf(map: HexMap): Fence[] {
  const seen = new Set<number>()
  const fences: Fence[] = []
  for (let hex = 0; hex < map.hexes; hex++) {
    for (const side of SIDES) {
      const id = map.grid.hexsideId(hex, side)
      if (seen.has(id)) continue
      seen.add(id)
      const [from, to] = map.grid.hexsideEnds(id)
      const foot = toWorld(map.grid.centre(Math.max(0, map.footOf(id))))
      for (const feature of map.hexsideFeatures(id))
        fences.push({ id: `${feature} ${id}`, feature, from: toWorld(from), to: toWorld(to), foot })
    }
  }
  return fences
}

/** The corner at the beginning (clockwise) of a hexside: corner 0 is the north-western one, where side 0 (north) begins. */
export function hexCorner(centre: Vec, corner: number, side: number = HEX_SIDE): Vec {
  const angle = ((corner - 2) * Math.PI) / 3
  return { x: centre.x + Math.cos(angle) * side, y: centre.y + Math.sin(angle) * side }
}

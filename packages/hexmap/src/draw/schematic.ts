import type { DepictionSpec, GridSpec, HexSpec, HexsideSpec, MapSpec, Point, Side, WaySpec } from '../format.ts'
import { type Grid, gridOf } from '../grid.ts'
import { parseHexId } from '../ids.ts'
import { doubleArea, locate } from '../polygon.ts'

/** What a hex of a schematic board is. */
export interface BoardHex {
  terrain: string
  level: number
  road: Side[]
  /** How high what stands there is drawn, in levels, where that is not the usual. */
  height?: number
}

export interface BoardOptions {
  /** Outlines in place of the usual ones, as points relative to the hex's centre: `{ J3: [[-60, -80], …] }`; an empty list draws nothing. */
  readonly outlines?: { readonly [hex: string]: readonly Point[] }
  /** Hexes whose buildings or woods are one, drawn with a strip from dot to dot: `['R7 R8']`. */
  readonly joined?: readonly string[]
  /** What stands on hexsides, with the two hexes of each: `['K6/L6 wall']`. */
  readonly hexsides?: readonly string[]
  /** Whether A, C, E … are the high columns, as by default, or the low ones. */
  readonly firstColumn?: GridSpec['firstColumn']
  /** Columns and rows at least. */
  readonly columns?: number
  readonly rows?: number
}

/** How much of a hex its terrain fills: area terrain almost to the rim, a building well inside. */
const FILLING = { area: 54, building: 45 } as const
const STRIP = 20
const ROAD_WIDTH = 24

/**
 * A board for puzzles, lessons and tests: the hexes that are named, everything else being open ground at level 0. Each hex's terrain is drawn as a
 * smaller hex within it, hills run along the hexsides, roads from dot to dot.
 */
export function schematicBoard(hexes: ReadonlyMap<string, BoardHex>, options: BoardOptions = {}): MapSpec {
  const positions = [...hexes.keys()].map(parseHexId)
  const columns = Math.max(options.columns ?? 0, ...positions.map(({ column }) => column + 2), 3)
  const rows = Math.max(options.rows ?? 0, ...positions.map(({ row }) => row + 2), 3)
  const spec: GridSpec = { columns, rows, firstColumn: options.firstColumn ?? 'high' }
  const grid = gridOf(spec)
  const all = hexSpecs(grid, hexes)
  return {
    format: 'firegroup-map',
    version: 1,
    id: 'schematic',
    name: 'Schematic board',
    grid: spec,
    hexes: all,
    hexsides: standingHexsides(grid, options),
    depictions: [...drawnTerrain(grid, hexes, options), ...drawnStrips(grid, all, options), ...drawnHills(grid, hexes)],
    ways: drawnRoads(grid, all),
  }
}

/** Every hex of the board; a road that leaves one hex goes on into the next. */
function hexSpecs(grid: Grid, hexes: ReadonlyMap<string, BoardHex>): Record<string, HexSpec> {
  const roads = new Map<string, Set<Side>>()
  const sidesOf = (id: string) => roads.get(id) ?? roads.set(id, new Set()).get(id)!
  for (const [id, { road }] of hexes)
    for (const side of road) {
      sidesOf(id).add(side)
      const other = grid.neighbour(grid.indexOf(id), side)
      if (other >= 0) sidesOf(grid.idOf(other)).add(((side + 3) % 6) as Side)
    }
  const all: Record<string, HexSpec> = {}
  for (let hex = 0; hex < grid.hexes; hex++) {
    const id = grid.idOf(hex)
    const { terrain = 'open', level = 0 } = hexes.get(id) ?? {}
    const road = [...(roads.get(id) ?? [])].sort()
    all[id] = { terrain, ...(level === 0 ? {} : { level }), ...(road.length > 0 ? { road } : {}) }
  }
  return all
}

function drawnTerrain(grid: Grid, hexes: ReadonlyMap<string, BoardHex>, options: BoardOptions): DepictionSpec[] {
  const drawn: DepictionSpec[] = []
  for (const [id, { terrain, height }] of hexes) {
    if (terrain === 'open') continue
    const outline = options.outlines?.[id] ?? filling(terrain)
    if (outline.length === 0) continue
    const polygon = shifted(outline, grid.centre(grid.indexOf(id)))
    drawn.push({ id: `in-${id}`, terrain, polygon, ...(height === undefined ? {} : { level: height }) })
  }
  return drawn
}

function drawnStrips(grid: Grid, all: Readonly<Record<string, HexSpec>>, { joined = [] }: BoardOptions): DepictionSpec[] {
  return joined.map((pair, index) => {
    const [from, to] = pair.split(' ').map((id) => grid.indexOf(id)) as [number, number]
    if (grid.sideBetween(from, to) === -1) throw new RangeError(`"${pair}" can't be joined: they are not adjacent.`)
    return { id: `strip-${index}`, terrain: all[grid.idOf(from)]!.terrain, polygon: strip(grid.centre(from), grid.centre(to)) }
  })
}

function standingHexsides(grid: Grid, { hexsides = [] }: BoardOptions): HexsideSpec[] {
  return hexsides.map((text) => {
    const [hex = '', other = '', feature = ''] = text.split(/[/ ]/)
    const side = grid.sideBetween(grid.indexOf(hex), grid.indexOf(other))
    if (side === -1) throw new RangeError(`"${text}" names no hexside: ${hex} and ${other} are not adjacent.`)
    return { hex, side, feature }
  })
}

/** A crest line runs around all hexes of a level and higher, along their hexsides. */
function drawnHills(grid: Grid, hexes: ReadonlyMap<string, BoardHex>): DepictionSpec[] {
  const drawn: DepictionSpec[] = []
  const highest = Math.max(0, ...[...hexes.values()].map(({ level }) => level))
  for (let level = 1; level <= highest; level++) {
    const high = [...hexes].filter(([, hex]) => hex.level >= level).map(([id]) => grid.indexOf(id))
    const { outer, holes } = rims(high.map((hex) => grid.outline(hex)))
    for (const [index, polygon] of outer.entries()) {
      const inside = holes.filter((hole) => locate(hole[0]!, polygon) === 'inside')
      drawn.push({ id: `hill-${level}-${index}`, terrain: 'hill', level, polygon, ...(inside.length > 0 ? { holes: inside } : {}) })
    }
  }
  return drawn
}

/** From the dot to the middle of the hexside, in every hex. */
function drawnRoads(grid: Grid, all: Readonly<Record<string, HexSpec>>): WaySpec[] {
  return Object.entries(all).flatMap(([id, { road = [] }]) =>
    road.map((side): WaySpec => {
      const hex = grid.indexOf(id)
      const [ax, ay] = grid.vertex(hex, side)
      const [bx, by] = grid.vertex(hex, ((side + 5) % 6) as Side)
      return { id: `road-${id}-${side}`, kind: 'dirt-road', line: [grid.centre(hex), [(ax + bx) / 2, (ay + by) / 2]], width: ROAD_WIDTH }
    }),
  )
}

export const SIDE_NAMES = ['N', 'NE', 'SE', 'S', 'SW', 'NW'] as const

function filling(terrain: string): Point[] {
  const half = terrain.endsWith('building') ? FILLING.building : FILLING.area
  return [
    [half, -half],
    [2 * half, 0],
    [half, half],
    [-half, half],
    [-2 * half, 0],
    [-half, -half],
  ]
}

function shifted(outline: readonly Point[], [x, y]: Point): Point[] {
  return outline.map(([dx, dy]) => [x + dx, y + dy])
}

/** A narrow building part from dot to dot. */
function strip([ax, ay]: Point, [bx, by]: Point): Point[] {
  const [dx, dy] = ax === bx ? [STRIP, 0] : [0, STRIP]
  const ring: Point[] = [
    [ax - dx, ay - dy],
    [bx - dx, by - dy],
    [bx + dx, by + dy],
    [ax + dx, ay + dy],
  ]
  return doubleArea(ring) > 0 ? ring : ring.reverse()
}

/** The rim of a set of hexes: edges that two of them share cancel out, the rest close to rings. */
function rims(rings: readonly (readonly Point[])[]): { outer: Point[][]; holes: Point[][] } {
  const next = new Map<string, Point>()
  const key = ([x, y]: Point) => `${x},${y}`
  const edges = new Map<string, readonly [Point, Point]>()
  for (const ring of rings)
    for (const [index, a] of ring.entries()) {
      const b = ring[(index + 1) % ring.length]!
      if (!edges.delete(`${key(b)} ${key(a)}`)) edges.set(`${key(a)} ${key(b)}`, [a, b])
    }
  for (const [a, b] of edges.values()) next.set(key(a), b)
  const outer: Point[][] = []
  const holes: Point[][] = []
  while (next.size > 0) {
    const [start] = next.keys()
    const ring: Point[] = []
    for (let at = start!; next.has(at); ) {
      const point = next.get(at)!
      next.delete(at)
      ring.push(point)
      at = key(point)
    }
    if (doubleArea(ring) > 0) outer.push(ring)
    else holes.push(ring.reverse())
  }
  return { outer, holes }
}

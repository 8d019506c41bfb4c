import { SIDES } from '../cells.ts'
import type { DepictionSpec, GridSpec, HexSpec, HexsideSpec, MapSpec, Point, Side, WaySpec } from '../format.ts'
import type { Grid } from '../grid.ts'
import { type AreaTerrain, areaShapes, type Canvas, hillShapes, newCanvas } from './areas.ts'
import { footprint, huts, type Shape } from './buildings.ts'
import { type Pick, STRETCH } from './plane.ts'
import { newRouteBook, type RouteBook, roadSides, routeLine } from './routes.ts'
import { hexList, type Sheet, sheetOf, words } from './sheet.ts'

/** A board as its author thinks of it: lists of hexes, from which the drawing follows. Lists are written 'C2-5 D3'. */
export interface Sketch {
  readonly id: string
  readonly name: string
  readonly description?: string
  readonly grid: GridSpec
  readonly hills?: readonly { readonly level: number; readonly hexes: string }[]
  readonly areas: readonly { readonly terrain: AreaTerrain; readonly hexes: string; readonly style?: string }[]
  /** The hexes that a way passes in order; straight stretches may be left out, and 'west', 'north' … lead off the board. */
  readonly ways: readonly { readonly kind: WaySpec['kind']; readonly through: string }[]
  readonly buildings: readonly BuildingSketch[]
  readonly fences: readonly FenceSketch[]
}

export interface BuildingSketch {
  /** One hex, or neighbours in a straight line that the building stands in. Buildings that share a hex are one, with wings. */
  readonly hexes: string
  readonly material: 'stone' | 'wooden'
  readonly shape: Shape | 'huts'
  /** The way its long side runs, as a lattice vector; by default along the nearest road. */
  readonly along?: Point
}

export interface FenceSketch {
  readonly feature: 'wall' | 'hedge' | 'bocage' | 'slope'
  /** Fences these hexes in, but for roads and the named gates. */
  readonly around?: string
  /** Sides written 'K5/2'. */
  readonly gates?: string
  readonly sides?: string
}

const WIDTHS: Readonly<Record<WaySpec['kind'], number>> = { 'dirt-road': 33, 'paved-road': 39, path: 18, stream: 28 }

/** Draws a board from its sketch. The same sketch and picks give the same board to the byte. */
export function drawBoard(sketch: Sketch, pick: Pick): MapSpec {
  const sheet = sheetOf(sketch.grid)
  const { grid } = sheet
  const roads = newRouteBook()
  const ways = drawWays(sheet, sketch, roads, pick)
  const terrains = terrainsOf(grid, sketch, roads)
  const levels = levelsOf(grid, sketch)
  const buildings = sketch.buildings.flatMap((building, i) => drawBuilding(grid, building, ways, i + 1, pick))
  const outlines = buildings.map(({ polygon }) => polygon)
  const canvas = newCanvas(sheet, ways, outlines, pick)
  const hexes = Array.from({ length: grid.hexes }, (_, hex) => [
    grid.idOf(hex),
    hexSpec(terrains[hex]!, levels.get(hex) ?? 0, roadSides(roads, hex)),
  ])
  return {
    format: 'firegroup-map',
    version: 1,
    id: sketch.id,
    name: sketch.name,
    ...(sketch.description === undefined ? {} : { description: sketch.description }),
    grid: sketch.grid,
    hexes: Object.fromEntries(hexes),
    hexsides: drawFences(grid, sketch, roads),
    depictions: [...hillShapes(canvas, levels), ...drawAreas(canvas, sketch, terrains), ...buildings],
    ways,
  }
}

function hexSpec(terrain: string, level: number, road: readonly Side[]): HexSpec {
  return { terrain, ...(level > 0 ? { level } : {}), ...(road.length > 0 ? { road } : {}) }
}

function drawWays(sheet: Sheet, sketch: Sketch, roads: RouteBook, pick: Pick): readonly WaySpec[] {
  // Footpaths meet roads but are none, so the sides they cross are not kept; streams meet neither.
  const paths: RouteBook = { nodes: roads.nodes, sides: new Map() }
  const books = { 'dirt-road': roads, 'paved-road': roads, path: paths, stream: newRouteBook() }
  return sketch.ways.map(({ kind, through }, i) => ({
    id: `${kind}-${i + 1}`,
    kind,
    line: routeLine(sheet, through, books[kind], pick),
    width: WIDTHS[kind],
  }))
}

/** Later areas win over earlier ones, and buildings over areas. */
function terrainsOf(grid: Grid, sketch: Sketch, roads: RouteBook): readonly string[] {
  const terrains = new Array<string>(grid.hexes).fill('open')
  for (const { terrain, hexes } of sketch.areas) for (const hex of hexList(grid, hexes)) terrains[hex] = terrain
  for (const { material, hexes } of sketch.buildings) {
    for (const hex of hexList(grid, hexes)) {
      if (roads.sides.has(hex)) throw new RangeError(`A building can't stand on the road in ${grid.idOf(hex)}.`)
      terrains[hex] = `${material}-building`
    }
  }
  return terrains
}

function drawAreas(canvas: Canvas, sketch: Sketch, terrains: readonly string[]): readonly DepictionSpec[] {
  const counts = new Map<string, number>()
  return sketch.areas.flatMap(({ terrain, hexes, style }) => {
    const members = hexList(canvas.sheet.grid, hexes).filter((hex) => terrains[hex] === terrain)
    return areaShapes(canvas, terrain, members).map((shape) => {
      const count = (counts.get(terrain) ?? 0) + 1
      counts.set(terrain, count)
      return { id: `${terrain}-${count}`, terrain, ...shape, ...(style === undefined ? {} : { style }) }
    })
  })
}

function levelsOf(grid: Grid, sketch: Sketch): ReadonlyMap<number, number> {
  const levels = new Map<number, number>()
  for (const { level, hexes } of sketch.hills ?? []) {
    for (const hex of hexList(grid, hexes)) levels.set(hex, Math.max(level, levels.get(hex) ?? 0))
  }
  return levels
}

function drawBuilding(grid: Grid, sketch: BuildingSketch, ways: readonly WaySpec[], number: number, pick: Pick): readonly DepictionSpec[] {
  const hexes = hexList(grid, sketch.hexes)
  const first = hexes[0]
  if (first === undefined) throw new RangeError('A building stands in at least one hex.')
  if (!inLine(grid, hexes))
    throw new RangeError(`A building can't span "${sketch.hexes}": the hexes are not neighbours in a straight line.`)
  const centre = grid.centre(first)
  const terrain = `${sketch.material}-building`
  if (sketch.shape === 'huts') {
    if (hexes.length > 1) throw new RangeError(`Huts stand in one hex, not in "${sketch.hexes}".`)
    return huts(centre, pick).map((polygon, i) => ({ id: `building-${number}-${i + 1}`, terrain, polygon, style: 'hut' }))
  }
  const other = hexes.length === 1 ? undefined : grid.centre(hexes.at(-1)!)
  const span: Point | undefined = other && [other[0] - centre[0], other[1] - centre[1]]
  const polygon = footprint(sketch.shape, centre, sketch.along ?? alongRoad(centre, ways, pick), pick, span)
  return [{ id: `building-${number}`, terrain, polygon, style: sketch.shape }]
}

/** Whether each hex lies next to the one before it, always over the same side. */
function inLine(grid: Grid, hexes: readonly number[]): boolean {
  const sides = hexes.slice(1).map((hex, i) => grid.sideBetween(hexes[i]!, hex))
  return sides.every((side) => side !== -1 && side === sides[0])
}

/** The direction of the nearest road, a few degrees off as builders are; any direction far from roads. */
function alongRoad([cx, cy]: Point, ways: readonly WaySpec[], pick: Pick): Point {
  let nearest = 320 * 320
  let direction: Point = [10 + pick(30), pick(41) - 20]
  for (const { kind, line } of ways) {
    if (kind === 'stream') continue
    for (let k = 0; k + 1 < line.length; k++) {
      const [ax, ay] = line[k]!
      const [bx, by] = line[k + 1]!
      const mx = (ax + bx) / 2 - cx
      const my = (ay + by) / 2 - cy
      const away = mx * mx + 3 * my * my
      if (away >= nearest) continue
      nearest = away
      direction = [bx - ax, by - ay]
    }
  }
  const slant = (pick(9) - 4) / 24
  return [direction[0] - slant * direction[1] * STRETCH, direction[1] + (slant * direction[0]) / STRETCH]
}

function drawFences(grid: Grid, sketch: Sketch, roads: RouteBook): readonly HexsideSpec[] {
  const standing = new Map<number, HexsideSpec>()
  for (const { feature, around, gates, sides } of sketch.fences) {
    const area = new Set(hexList(grid, around ?? ''))
    const open = new Set(words(gates ?? '').map((text) => grid.hexsideId(...sideNamed(grid, text))))
    const wanted = words(sides ?? '').map((text) => sideNamed(grid, text))
    for (const hex of area) {
      for (const side of SIDES) {
        const beyond = grid.neighbour(hex, side)
        if (beyond !== -1 && !area.has(beyond)) wanted.push([hex, side])
      }
    }
    for (const [hex, side] of wanted) {
      const id = grid.hexsideId(hex, side)
      if (open.has(id) || standing.has(id) || roads.sides.get(hex)?.has(side)) continue
      standing.set(id, { hex: grid.idOf(hex), side, feature })
    }
  }
  return [...standing.values()]
}

function sideNamed(grid: Grid, text: string): [number, Side] {
  const [id, digit] = text.split('/')
  const side = SIDES.find((candidate) => String(candidate) === digit)
  if (side === undefined) throw new RangeError(`"${text}" names no hexside: write a hex, a slash and a side from 0 to 5.`)
  return [grid.indexOf(id!), side]
}

import type { DepictionSpec, Point, WaySpec } from '../format.ts'
import type { Grid } from '../grid.ts'
import { doubleArea, locate } from '../polygon.ts'
import { contours } from './contour.ts'
import { addBlob, carve, claim, type Field, fieldAround, keepWithin, roughen, valueAt, yieldTo } from './field.ts'
import { noise, type Octave } from './noise.ts'
import { type Pick, samePoint } from './plane.ts'
import { type Sheet, touchesLongEdge } from './sheet.ts'
import { simplify } from './simplify.ts'

export type AreaTerrain = 'woods' | 'light-woods' | 'orchard' | 'brush' | 'grain' | 'low-crops' | 'cemetery' | 'marsh' | 'water'

/** How an area's rim behaves. */
interface Manner {
  /** How far a hex's influence reaches, in lattice units; wide reach smooths the hexes away. */
  readonly reach: number
  /** How much influence it takes to be inside. Higher keeps the rim further within the hexes. */
  readonly threshold: number
  readonly rough: readonly Octave[]
  /** Clear ground between a road's edge and the rim. */
  readonly verge: number
  /** Streams run into it instead of round it. */
  readonly wet?: boolean
  /** Parts smaller than this (twice the area, in lattice units) are dropped: a hex is 43,200. */
  readonly smallest: number
  /** Twice the triangle area, in lattice units, below which a vertex of the rim is not worth keeping. */
  readonly tolerance: number
}

const MANNERS: Readonly<Record<AreaTerrain | 'hill', Manner>> = {
  woods: {
    reach: 210,
    threshold: 0.45,
    rough: [
      { scale: 84, amplitude: 0.12 },
      { scale: 40, amplitude: 0.115 },
    ],
    verge: 11,
    smallest: 4200,
    tolerance: 90,
  },
  'light-woods': {
    reach: 210,
    threshold: 0.48,
    rough: [
      { scale: 96, amplitude: 0.13 },
      { scale: 44, amplitude: 0.09 },
    ],
    verge: 8,
    smallest: 5000,
    tolerance: 100,
  },
  orchard: { reach: 205, threshold: 0.5, rough: [{ scale: 110, amplitude: 0.06 }], verge: 6, smallest: 7000, tolerance: 120 },
  brush: {
    reach: 208,
    threshold: 0.5,
    rough: [
      { scale: 90, amplitude: 0.14 },
      { scale: 42, amplitude: 0.1 },
    ],
    verge: 4,
    smallest: 5000,
    tolerance: 110,
  },
  grain: { reach: 208, threshold: 0.46, rough: [{ scale: 130, amplitude: 0.1 }], verge: 5, smallest: 8000, tolerance: 110 },
  'low-crops': { reach: 208, threshold: 0.47, rough: [{ scale: 130, amplitude: 0.08 }], verge: 5, smallest: 8000, tolerance: 110 },
  cemetery: { reach: 205, threshold: 0.5, rough: [{ scale: 120, amplitude: 0.05 }], verge: 6, smallest: 7000, tolerance: 120 },
  marsh: { wet: true, reach: 208, threshold: 0.44, rough: [{ scale: 90, amplitude: 0.15 }], verge: 5, smallest: 3000, tolerance: 110 },
  water: { wet: true, reach: 210, threshold: 0.5, rough: [{ scale: 120, amplitude: 0.13 }], verge: 8, smallest: 4000, tolerance: 80 },
  hill: {
    reach: 270,
    threshold: 0.6,
    rough: [
      { scale: 210, amplitude: 0.12 },
      { scale: 90, amplitude: 0.05 },
    ],
    verge: 0,
    smallest: 8000,
    tolerance: 90,
  },
}

/** The board while it is being drawn: what must be kept clear, and what is already covered. */
export interface Canvas {
  readonly sheet: Sheet
  readonly ways: readonly WaySpec[]
  readonly buildings: readonly (readonly Point[])[]
  readonly taken: Field
  readonly pick: Pick
}

export interface AreaShape {
  readonly polygon: readonly Point[]
  readonly holes?: readonly (readonly Point[])[]
}

export function newCanvas(sheet: Sheet, ways: readonly WaySpec[], buildings: readonly (readonly Point[])[], pick: Pick): Canvas {
  const { width, height } = sheet.extent
  const corners: readonly Point[] = [
    [0, 0],
    [width, height],
  ]
  const taken = fieldAround(corners, 0, sheet.extent)
  taken.values.fill(-1)
  return { sheet, ways, buildings, taken, pick }
}

/**
 * The outlines of a terrain over a set of hexes: organic, near the hexsides without following them, clear of roads and houses and
 * of what was drawn before. The centre of every member without a road is inside, the centre of any other hex outside.
 */
export function areaShapes(canvas: Canvas, terrain: AreaTerrain, members: readonly number[]): readonly AreaShape[] {
  if (members.length === 0) return []
  const manner = MANNERS[terrain]
  const field = influence(canvas, members, manner)
  const waver = noise([{ scale: 48, amplitude: 1 }], canvas.pick)
  for (const way of canvas.ways) if (way.kind !== 'stream' || !manner.wet) carve(field, way.line, way.width / 2 + manner.verge, waver)
  for (const building of canvas.buildings) carve(field, [...building, building[0]!], 9, waver)
  yieldTo(field, canvas.taken, 0.03)
  claim(canvas.taken, field)
  return shapes(
    simplify(
      contours(field).filter((loop) => Math.abs(doubleArea(loop)) >= manner.smallest),
      manner.tolerance,
    ),
  )
}

/** How far inside its shape a member's centre lies at least, and the centre of any other hex outside. */
const HOLD = 0.2

/** What lies between two contours at least. Up to four levels of it leave a summit's centre inside. */
const NESTING = 0.05

/** The contours of every level, the lowest first, each well inside the one below. */
export function hillShapes(canvas: Canvas, levels: ReadonlyMap<number, number>): readonly DepictionSpec[] {
  const manner = MANNERS.hill
  const highest = Math.max(0, ...levels.values())
  const loops: (readonly (readonly Point[])[])[] = []
  let below: Field | undefined
  for (let level = 1; level <= highest; level++) {
    const members = [...levels].filter(([, height]) => height >= level).map(([hex]) => hex)
    const field = influence(canvas, members, manner)
    if (below) keepWithin(field, below, NESTING)
    loops.push(contours(field).filter((loop) => Math.abs(doubleArea(loop)) >= manner.smallest))
    below = field
  }
  // All levels are thinned together so that no contour strays over another.
  const thinned = simplify(loops.flat(), manner.tolerance)
  let from = 0
  return loops.flatMap((own, i) => {
    const mine = shapes(thinned.slice(from, from + own.length))
    from += own.length
    return mine.map((shape, n) => ({ id: `hill-${i + 1}-${n + 1}`, terrain: 'hill', level: i + 1, ...shape }))
  })
}

function influence({ sheet, ways, pick }: Canvas, members: readonly number[], manner: Manner): Field {
  const { grid, extent } = sheet
  const field = fieldAround(
    members.map((hex) => grid.centre(hex)),
    manner.reach,
    extent,
  )
  const inside = new Set(members)
  for (const hex of members) {
    const [x, y] = grid.centre(hex)
    addBlob(field, [x, y], manner.reach)
    if (!touchesLongEdge(sheet, hex)) continue
    // A mirrored twin beyond the edge carries the shape up to it, or rounds it off before it where nothing of it goes on there.
    const edge = y * 2 < extent.height ? 0 : extent.height
    const runsOff =
      grid.neighbours(hex).some((other) => grid.isHalf(other) && inside.has(other)) || (manner.wet && flowsOff(ways, [x, edge]))
    addBlob(field, [x, 2 * edge - y], manner.reach, runsOff ? 1 : -0.5)
  }
  for (let i = 0; i < field.values.length; i++) field.values[i]! -= manner.threshold
  roughen(field, noise(manner.rough, pick), 0.35)
  holdCentres(field, grid, inside)
  return field
}

/** A river one hex wide has no half hexes beside it: where its stream leaves the board, so does the water. */
function flowsOff(ways: readonly WaySpec[], at: Point): boolean {
  return ways.some(({ kind, line }) => kind === 'stream' && [line[0], line.at(-1)].some((end) => end && samePoint(end, at)))
}

/** Where the melting of neighbours or the noise went too far, bends the field back so that every hex's centre lies on its proper side. */
function holdCentres(field: Field, grid: Grid, members: ReadonlySet<number>): void {
  const near = new Set([...members].flatMap((hex) => [hex, ...grid.neighbours(hex)]))
  for (const hex of near) {
    const centre = grid.centre(hex)
    const value = valueAt(field, centre)
    if (members.has(hex) && value < HOLD) addBlob(field, centre, 170, HOLD - value)
    if (!members.has(hex) && value > -HOLD) addBlob(field, centre, 170, -HOLD - value)
  }
}

/** Sorts closed lines into outlines and the clearings inside them. */
function shapes(loops: readonly (readonly Point[])[]): readonly AreaShape[] {
  const outer = loops.filter((loop) => doubleArea(loop) > 0)
  const clearings = loops.filter((loop) => doubleArea(loop) < 0)
  return outer.map((polygon) => {
    const holes = clearings.filter((hole) => innermost(outer, hole[0]!) === polygon).map((hole) => [...hole].reverse())
    return holes.length > 0 ? { polygon, holes } : { polygon }
  })
}

function innermost(outer: readonly (readonly Point[])[], point: Point): readonly Point[] | undefined {
  let found: readonly Point[] | undefined
  for (const loop of outer) {
    if (locate(point, loop) === 'inside' && (!found || doubleArea(loop) < doubleArea(found))) found = loop
  }
  return found
}

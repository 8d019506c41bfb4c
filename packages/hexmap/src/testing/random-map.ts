import fc from 'fast-check'
import type { DepictionSpec, GridSpec, MapSpec, Point } from '../format.ts'
import { boardHexes } from '../grid.ts'
import { doubleArea, locate, type Ring, ringProblem, ringsMeet } from '../polygon.ts'

export function emptyMap(grid: GridSpec, depictions: readonly DepictionSpec[] = []): MapSpec {
  const hexes = Object.fromEntries(boardHexes(grid).map(({ id }) => [id, { terrain: 'open' }]))
  return { format: 'firegroup-map', version: 1, id: 'test', name: 'Test', grid, hexes, hexsides: [], depictions, ways: [] }
}

/** Small boards full of degenerate cases: corners on a coarse lattice, so that they meet centres, vertices, hexsides and threads exactly. */
export const randomMaps: fc.Arbitrary<MapSpec> = fc
  .record({ columns: fc.integer({ min: 3, max: 7 }), rows: fc.integer({ min: 1, max: 4 }), firstColumn: fc.constantFrom('high', 'low') })
  .chain((grid) => fc.array(shapes(grid), { minLength: 1, maxLength: 6 }).map((rings) => emptyMap(grid, rings.map(toDepiction))))

interface Shape {
  readonly polygon: Ring
  readonly holes: readonly Ring[]
}

function toDepiction({ polygon, holes }: Shape, index: number): DepictionSpec {
  return { id: `shape-${index}`, terrain: 'woods', polygon, ...(holes.length > 0 ? { holes } : {}) }
}

function shapes(grid: GridSpec): fc.Arbitrary<Shape> {
  const corner = fc
    .tuple(fc.nat(6 * (grid.columns - 1)), fc.nat(4 * grid.rows), fc.constantFrom(0, 0, 0, 7, -11), fc.constantFrom(0, 0, 0, 5, -13))
    .map(([x, y, offX, offY]): Point => [30 * x + offX, 30 * y + offY])
  const ring = fc.array(corner, { minLength: 3, maxLength: 6 }).map(untangled)
  const hexagon = corner.map(
    ([x, y]): Ring => [
      [x + 60, y - 60],
      [x + 120, y],
      [x + 60, y + 60],
      [x - 60, y + 60],
      [x - 120, y],
      [x - 60, y - 60],
    ],
  )
  const simple = fc.oneof(ring, hexagon).filter((points) => points.length >= 3 && doubleArea(points) !== 0 && !ringProblem(points))
  return fc
    .tuple(simple, fc.option(simple))
    .map(([points, hole]) => ({ polygon: clockwise(points), holes: hole && liesInside(hole, points) ? [hole] : [] }))
}

/** Sorts the corners around their middle: mostly a simple polygon, sometimes with corners in line. */
function untangled(points: readonly Point[]): Ring {
  const unique = [...new Map(points.map((point) => [point.join(), point])).values()]
  const x = unique.reduce((sum, point) => sum + point[0], 0) / unique.length
  const y = unique.reduce((sum, point) => sum + point[1], 0) / unique.length
  return unique.sort((a, b) => Math.atan2(a[1] - y, a[0] - x) - Math.atan2(b[1] - y, b[0] - x))
}

function clockwise(points: Ring): Ring {
  return doubleArea(points) > 0 ? points : points.toReversed()
}

function liesInside(hole: Ring, points: Ring): boolean {
  return !ringsMeet(hole, points) && locate(hole[0]!, points) === 'inside'
}

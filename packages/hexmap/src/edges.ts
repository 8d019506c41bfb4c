import type { Point } from './format.ts'
import { LATTICE } from './format.ts'
import type { Grid } from './grid.ts'
import { locateInPolygon, type Ring, segmentMeetsHex } from './polygon.ts'

export interface Outline {
  readonly polygon: Ring
  readonly holes: readonly Ring[]
}

/** Rows of integers of different length in two flat arrays: row i is items[starts[i]] … items[starts[i + 1] - 1]. */
export interface Rows {
  readonly starts: Int32Array
  readonly items: Int32Array
}

/** All edges of all depictions, numbered depiction by depiction and sorted into the cells that they meet, for fast tracing. */
export interface EdgeTable {
  readonly count: number
  readonly ax: Float64Array
  readonly ay: Float64Array
  readonly bx: Float64Array
  readonly by: Float64Array
  readonly depiction: Int32Array
  /** The edges of depiction i are ofDepiction[i] … ofDepiction[i + 1] - 1. */
  readonly ofDepiction: Int32Array
  /** Per cell: the edges that have a point in common with the closed hex. */
  readonly cells: Rows
  /** The ends of cells.items, four numbers each (ax, ay, bx, by), side by side so that a tracer reads on without looking up. */
  readonly ends: Float64Array
  /** Per cell: the depictions whose inside holds the hex's centre. */
  readonly inside: Rows
  /** Per cell: the depictions whose boundary passes through the hex's centre. */
  readonly rim: Rows
}

export function edgeTable(grid: Grid, outlines: readonly Outline[]): EdgeTable {
  const edges: [Point, Point][] = []
  const depiction: number[] = []
  const ofDepiction = new Int32Array(outlines.length + 1)
  for (const [index, { polygon, holes }] of outlines.entries()) {
    for (const ring of [polygon, ...holes]) {
      for (const [at, point] of ring.entries()) {
        edges.push([point, ring[(at + 1) % ring.length]!])
        depiction.push(index)
      }
    }
    ofDepiction[index + 1] = edges.length
  }
  const where = centres(grid, outlines)
  const cells = rowsOf(grid.cells.count, (add) => {
    for (const [index, [a, b]] of edges.entries()) {
      forCellsNear(grid, [a, b], (cell) => {
        if (segmentMeetsHex(a[0], a[1], b[0], b[1], grid.cells.x(cell), grid.cells.y(cell))) add(cell, index)
      })
    }
  })
  return {
    count: edges.length,
    ax: Float64Array.from(edges, ([a]) => a[0]),
    ay: Float64Array.from(edges, ([a]) => a[1]),
    bx: Float64Array.from(edges, ([, b]) => b[0]),
    by: Float64Array.from(edges, ([, b]) => b[1]),
    depiction: Int32Array.from(depiction),
    ofDepiction,
    cells,
    ends: Float64Array.from(Array.from(cells.items, (edge) => edges[edge]!.flat()).flat()),
    ...where,
  }
}

function centres(grid: Grid, outlines: readonly Outline[]): { inside: Rows; rim: Rows } {
  const found = { inside: [] as [number, number][], on: [] as [number, number][], outside: [] as [number, number][] }
  for (const [index, { polygon, holes }] of outlines.entries()) {
    forCellsNear(grid, polygon, (cell) => {
      found[locateInPolygon([grid.cells.x(cell), grid.cells.y(cell)], polygon, holes)].push([cell, index])
    })
  }
  const rows = (pairs: readonly [number, number][]) =>
    rowsOf(grid.cells.count, (add) => {
      for (const [cell, index] of pairs) add(cell, index)
    })
  return { inside: rows(found.inside), rim: rows(found.on) }
}

function rowsOf(count: number, fill: (add: (row: number, item: number) => void) => void): Rows {
  const rows: number[][] = Array.from({ length: count }, () => [])
  fill((row, item) => rows[row]!.push(item))
  const starts = new Int32Array(count + 1)
  for (const [row, items] of rows.entries()) starts[row + 1] = starts[row]! + items.length
  return { starts, items: Int32Array.from(rows.flat()) }
}

/** Calls back for every cell whose hex may meet the points' bounding box. */
function forCellsNear(grid: Grid, points: readonly Point[], visit: (cell: number) => void): void {
  const xs = points.map(([x]) => x)
  const ys = points.map(([, y]) => y)
  const firstColumn = Math.floor((Math.min(...xs) - 2 * LATTICE) / (3 * LATTICE))
  const lastColumn = Math.ceil((Math.max(...xs) + 2 * LATTICE) / (3 * LATTICE))
  const firstHalf = Math.floor(Math.min(...ys) / LATTICE) - 1
  const lastHalf = Math.ceil(Math.max(...ys) / LATTICE) + 1
  for (let column = firstColumn; column <= lastColumn; column++) {
    for (let half = firstHalf; half <= lastHalf; half++) {
      const cell = grid.cells.at(column, half)
      if (cell >= 0) visit(cell)
    }
  }
}

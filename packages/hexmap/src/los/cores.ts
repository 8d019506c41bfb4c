import { SIDE_COLUMNS, SIDE_HALVES, SPINE_X, SPINE_Y } from '../cells.ts'
import { LATTICE } from '../format.ts'
import type { HexMap } from '../hexmap.ts'

/** On the ground a row is this many times as far from the next as in the map's coordinates. */
const STRETCH = Math.sqrt(3)
/** From a hex's centre to its sides, on the ground. */
const INRADIUS = LATTICE * STRETCH
/** What is nearer to the rim of a core than this part of it is left to the exact trace. */
const MARGIN = 0.999

/**
 * The cores of the drawn shapes: around the centre of a hex, the largest disc that lies inside both the hex and the shape. A thread that comes nearer to the
 * centre than the disc reaches goes right through the shape in that hex, which is told from a few products: most lines that are blocked need no trace.
 */
export class Cores {
  readonly #map: HexMap
  /** Per cell, as in `edges.inside`: the square of how far the shape reaches there, 0 where it does not count. */
  readonly #reach: Float64Array
  readonly #atSpine = new Float64Array(6)
  readonly #overSide = new Float64Array(6)

  constructor(map: HexMap) {
    this.#map = map
    const { inside } = map.edges
    this.#reach = new Float64Array(inside.items.length)
    for (let cell = 0; cell + 1 < inside.starts.length; cell++)
      for (let at = inside.starts[cell]!; at < inside.starts[cell + 1]!; at++) {
        const depiction = inside.items[at]!
        const counts = (map.boardsOfCell[cell]! & (1 << map.depictions[depiction]!.board)) !== 0
        this.#reach[at] = counts ? (reachOf(map, depiction, cell) * MARGIN) ** 2 : 0
      }
  }

  /** Whether the thread goes through the core of a shape that `counts` in a hex between. If it does not it may still cross shapes; that takes a trace. */
  isMet(from: number, to: number, counts: (depiction: number, hex: number) => boolean): boolean {
    const { grid, edges } = this.#map
    const { cells, cellOfHex, hexOfCell } = grid
    const start = cellOfHex[from]!
    const end = cellOfHex[to]!
    const dx = cells.x(end) - cells.x(start)
    const dy = cells.y(end) - cells.y(start)
    const first = this.#begin(dx, dy)
    if (first < 0) return false
    const atSpine = this.#atSpine
    const second = (first + 1) % 6
    const third = (first + 2) % 6
    const { starts, items } = edges.inside
    // three times the square of d × (centre - p), over this, is the square of how far the centre is from the thread, on the ground
    const length = (dx * dx + 3 * dy * dy) / 3
    let offset = 0
    let cell = start
    for (;;) {
      const atFirst = offset + atSpine[first]!
      const atSecond = offset + atSpine[second]!
      const side = atFirst >= 0 ? first : atSecond >= 0 ? second : third
      const isVertex = atFirst === 0 || (atFirst < 0 && atSecond === 0)
      const over = isVertex && atSpine[side]! < 0 ? (side + 1) % 6 : side
      cell = cells.neighbours[cell * 6 + over]!
      if (cell === end || cell < 0) return false
      offset += this.#overSide[over]!
      for (let at = starts[cell]!; at < starts[cell + 1]!; at++)
        if (offset * offset < this.#reach[at]! * length && counts(items[at]!, hexOfCell[cell]!)) return true
    }
  }

  /** Of the three hexsides that face the thread's direction, the first clockwise; -1 where it runs along spines. */
  #begin(dx: number, dy: number): number {
    let first = 0
    for (let side = 0; side < 6; side++) {
      this.#atSpine[side] = dx * SPINE_Y[side]! - dy * SPINE_X[side]!
      this.#overSide[side] = LATTICE * (dx * SIDE_HALVES[side]! - 3 * dy * SIDE_COLUMNS[side]!)
      if (this.#atSpine[side] === 0) return -1
      if (across(dx, dy, side) > 0 && across(dx, dy, (side + 5) % 6) <= 0) first = side
    }
    return first
  }
}

/** d × a hexside, as a vector clockwise. */
function across(dx: number, dy: number, side: number): number {
  const before = (side + 5) % 6
  return dx * (SPINE_Y[side]! - SPINE_Y[before]!) - dy * (SPINE_X[side]! - SPINE_X[before]!)
}

/** From a cell's centre, which lies inside a shape, to the shape's outline or the hex's, whichever is nearer: on the ground. */
function reachOf({ grid, edges }: HexMap, depiction: number, cell: number): number {
  const x = grid.cells.x(cell)
  const y = grid.cells.y(cell)
  let nearest = INRADIUS
  for (let edge = edges.ofDepiction[depiction]!; edge < edges.ofDepiction[depiction + 1]!; edge++) {
    const ax = edges.ax[edge]! - x
    const ay = (edges.ay[edge]! - y) * STRETCH
    const bx = edges.bx[edge]! - x
    const by = (edges.by[edge]! - y) * STRETCH
    nearest = Math.min(nearest, fromOrigin(ax, ay, bx - ax, by - ay))
  }
  return nearest
}

function fromOrigin(x: number, y: number, dx: number, dy: number): number {
  const along = Math.min(1, Math.max(0, -(x * dx + y * dy) / (dx * dx + dy * dy)))
  return Math.sqrt((x + along * dx) ** 2 + (y + along * dy) ** 2)
}

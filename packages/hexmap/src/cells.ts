import { LATTICE, type Point, type Side } from './format.ts'

/** Hexspines (vertices) are numbered clockwise: spine i lies between hexsides i and i + 1. 0 NE, 1 E, 2 SE, 3 SW, 4 W, 5 NW. */
export type Spine = 0 | 1 | 2 | 3 | 4 | 5

export const SIDES: readonly Side[] = [0, 1, 2, 3, 4, 5]

/** Steps over the six hexsides, in columns and half rows. */
export const SIDE_COLUMNS: readonly number[] = [0, 1, 1, 0, -1, -1]
export const SIDE_HALVES: readonly number[] = [-2, -1, 1, 2, 1, -1]

/** The six vertices relative to the centre, in lattice units. */
export const SPINE_X: readonly number[] = [LATTICE, 2 * LATTICE, LATTICE, -LATTICE, -2 * LATTICE, -LATTICE]
export const SPINE_Y: readonly number[] = [-LATTICE, 0, LATTICE, LATTICE, 0, -LATTICE]

export function opposite(side: Side): Side {
  return ((side + 3) % 6) as Side
}

/**
 * Every cell of the hex lattice in a rectangle with a margin of one cell around it, whether the map has a hex there or not: a thread along the
 * map's edge or over a cropped corner still passes through cells. A cell is at (column, half row), its centre at (3K·column, K·half row).
 */
export class CellBox {
  readonly count: number
  /** Cell indices by cell × 6 + side; -1 beyond the margin. */
  readonly neighbours: Int32Array
  readonly #columns: number
  readonly #stride: number
  readonly #parity: number

  /** Covers columns 0 … lastColumn and half rows 0 … lastHalf; `parity` is (column + half row) mod 2, the same for all cells. */
  constructor(lastColumn: number, lastHalf: number, parity: number) {
    this.#columns = lastColumn + 3
    this.#stride = Math.floor((lastHalf + 4) / 2) + 1
    this.#parity = parity
    this.count = this.#columns * this.#stride
    this.neighbours = new Int32Array(this.count * 6)
    for (let cell = 0; cell < this.count; cell++) {
      for (const side of SIDES) {
        this.neighbours[cell * 6 + side] = this.at(this.column(cell) + SIDE_COLUMNS[side]!, this.half(cell) + SIDE_HALVES[side]!)
      }
    }
  }

  /** The cell at a column and half row, or -1. */
  at(column: number, half: number): number {
    if (column < -1 || column > this.#columns - 2 || ((column + half) & 1) !== this.#parity) return -1
    const rank = (half - this.#firstHalf(column)) / 2
    return rank < 0 || rank >= this.#stride ? -1 : (column + 1) * this.#stride + rank
  }

  column(cell: number): number {
    return Math.floor(cell / this.#stride) - 1
  }

  half(cell: number): number {
    return this.#firstHalf(this.column(cell)) + 2 * (cell % this.#stride)
  }

  x(cell: number): number {
    return 3 * LATTICE * this.column(cell)
  }

  y(cell: number): number {
    return LATTICE * this.half(cell)
  }

  /** One number per hexside, the same from both its cells: a cell owns its sides 0, 1 and 2. */
  sideId(cell: number, side: Side): number {
    return side < 3 ? cell * 3 + side : this.neighbours[cell * 6 + side]! * 3 + side - 3
  }

  /** The cell that owns a hexside and the side of that cell. */
  sideOwner(sideId: number): { cell: number; side: Side } {
    return { cell: Math.floor(sideId / 3), side: (sideId % 3) as Side }
  }

  /** One number per vertex, the same from its three cells: every vertex is the W or the E vertex of exactly one cell. */
  vertexId(cell: number, spine: Spine): number {
    switch (spine) {
      case 0:
        return this.neighbours[cell * 6 + 1]! * 2
      case 1:
        return cell * 2 + 1
      case 2:
        return this.neighbours[cell * 6 + 2]! * 2
      case 3:
        return this.neighbours[cell * 6 + 4]! * 2 + 1
      case 4:
        return cell * 2
      case 5:
        return this.neighbours[cell * 6 + 5]! * 2 + 1
    }
  }

  vertexPoint(vertexId: number): Point {
    const cell = vertexId >> 1
    return [this.x(cell) + (vertexId & 1 ? 2 * LATTICE : -2 * LATTICE), this.y(cell)]
  }

  /** The three cells that meet at a vertex, clockwise. */
  vertexCells(vertexId: number): readonly [number, number, number] {
    const cell = vertexId >> 1
    const first = vertexId & 1 ? 1 : 4
    return [cell, this.neighbours[cell * 6 + first]!, this.neighbours[cell * 6 + first + 1]!]
  }

  #firstHalf(column: number): number {
    return (column & 1) === this.#parity ? -2 : -1
  }
}

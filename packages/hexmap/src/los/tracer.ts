import { SIDE_COLUMNS, SIDE_HALVES, SPINE_X, SPINE_Y, type Spine } from '../cells.ts'
import { LATTICE, type Side } from '../format.ts'
import type { HexMap } from '../hexmap.ts'
import { Events } from './events.ts'
import { ALONG, HEX, SIDE, TAG_BITS, VERTEX } from './record.ts'
import { Sweep } from './sweep.ts'

/** Each hexside as a vector, clockwise; and the cross product of its end with it, which is the same for all six. */
const EDGE_X = Float64Array.from(SPINE_X, (x, side) => x - SPINE_X[(side + 5) % 6]!)
const EDGE_Y = Float64Array.from(SPINE_Y, (y, side) => y - SPINE_Y[(side + 5) % 6]!)
const EDGE_REACH = SPINE_X[0]! * EDGE_Y[0]! - SPINE_Y[0]! * EDGE_X[0]!

/**
 * Traces threads over one map, from centre dot to centre dot, into a record (record.ts). It works in the direction that it is given: trace and
 * LosTable always go from the lower hex index to the higher and mirror, so a line of sight is the same from both ends by construction.
 *
 * The thread is p + t·d. A point v lies to the right of it (on screen) if d × (v - p) > 0, to the left if < 0, on it if 0: all integers.
 */
export class Tracer {
  readonly #map: HexMap
  readonly #cellX: Float64Array
  readonly #cellY: Float64Array
  readonly #neighbours: Int32Array
  readonly #events: Events
  readonly #sweep: Sweep
  /** d × each vertex, each hexside and each step to a neighbour, relative to the centre. */
  readonly #atSpine = new Float64Array(6)
  readonly #acrossSide = new Float64Array(6)
  readonly #overSide = new Float64Array(6)
  #px = 0
  #py = 0
  #dx = 0
  #dy = 0

  constructor(map: HexMap) {
    const { cells } = map.grid
    this.#map = map
    this.#cellX = Float64Array.from({ length: cells.count }, (_, cell) => cells.x(cell))
    this.#cellY = Float64Array.from({ length: cells.count }, (_, cell) => cells.y(cell))
    this.#neighbours = cells.neighbours
    this.#events = new Events(map.edges)
    this.#sweep = new Sweep(map, this.#events)
  }

  /** The record of the last run: words[0] … words[length - 1]. */
  get words(): Int32Array {
    return this.#sweep.words
  }

  /** Traces from hex to hex and returns the record's length. */
  run(from: number, to: number): number {
    const start = this.#map.grid.cellOfHex[from]
    const end = this.#map.grid.cellOfHex[to]
    if (start === undefined || end === undefined) throw new RangeError(`A thread needs two hexes of the map, not ${from} and ${to}.`)
    this.#px = this.#cellX[start]!
    this.#py = this.#cellY[start]!
    this.#dx = this.#cellX[end]! - this.#px
    this.#dy = this.#cellY[end]! - this.#py
    this.#events.begin(this.#px, this.#py, this.#dx, this.#dy)
    this.#sweep.begin(start)
    for (let side = 0; side < 6; side++) {
      this.#atSpine[side] = this.#dx * SPINE_Y[side]! - this.#dy * SPINE_X[side]!
      this.#acrossSide[side] = this.#dx * EDGE_Y[side]! - this.#dy * EDGE_X[side]!
      this.#overSide[side] = LATTICE * (this.#dx * SIDE_HALVES[side]! - 3 * this.#dy * SIDE_COLUMNS[side]!)
    }
    const spine = this.#spineAhead()
    if (spine >= 0) this.#walkAlongSpines(start, end, spine)
    else this.#walk(start, end)
    return this.#sweep.finish(end)
  }

  /** The spine that the thread runs along, or -1: then it crosses one of three hexsides (or a vertex between them) out of every hex. */
  #spineAhead(): number {
    for (let spine = 0; spine < 6; spine++) {
      if (this.#atSpine[spine] === 0 && this.#dx * SPINE_X[spine]! > 0) return spine
    }
    return -1
  }

  #walk(start: number, end: number): void {
    const atSpine = this.#atSpine
    const first = this.#firstSideAhead()
    const second = (first + 1) % 6
    const third = (first + 2) % 6
    // d × (centre of the cell - p), kept up to date from step to step.
    let offset = 0
    let cell = start
    while (cell !== end) {
      this.#events.collect(cell)
      const atFirst = offset + atSpine[first]!
      const atSecond = offset + atSpine[second]!
      const side = atFirst >= 0 ? first : atSecond >= 0 ? second : third
      this.#leaveOverSide(cell, side)
      const isVertex = atFirst === 0 || (atFirst < 0 && atSecond === 0)
      // Beyond a vertex, the thread goes on in the hex over the side before it or over the side after it.
      const over = isVertex && atSpine[side]! < 0 ? (side + 1) % 6 : side
      const next = this.#neighbours[cell * 6 + over]!
      if (isVertex) this.#sweep.point(VERTEX | (this.#vertexId(cell, side) << TAG_BITS))
      else this.#sweep.point(SIDE | ((over < 3 ? cell * 3 + over : next * 3 + over - 3) << TAG_BITS))
      offset += this.#overSide[over]!
      cell = next
    }
    this.#events.collect(end)
  }

  /** Of the three hexsides that face the thread's direction, the first clockwise. */
  #firstSideAhead(): number {
    for (let side = 0; side < 6; side++) {
      if (this.#acrossSide[side]! > 0 && this.#acrossSide[(side + 5) % 6]! <= 0) return side
    }
    return 0
  }

  /** Ends the stretch in a cell where the thread meets the line through one of its sides. */
  #leaveOverSide(cell: number, side: number): void {
    const x = this.#cellX[cell]! - this.#px
    const y = this.#cellY[cell]! - this.#py
    this.#sweep.stretch(HEX | (cell << TAG_BITS), x * EDGE_Y[side]! - y * EDGE_X[side]! + EDGE_REACH, this.#acrossSide[side]!)
  }

  /** The thread runs from a hex's vertex along the hexside ahead, to the next hex's vertex and through its centre, and so on. */
  #walkAlongSpines(start: number, end: number, spine: number): void {
    const next = (spine + 1) % 6
    const length = Math.abs(this.#dx)
    const reach = Math.abs(SPINE_X[spine]!)
    let done = 0
    let cell = start
    while (cell !== end) {
      const left = this.#neighbours[cell * 6 + spine]!
      const right = this.#neighbours[cell * 6 + next]!
      this.#events.collect(cell)
      this.#events.collect(left >= 0 ? left : right)
      this.#sweep.stretch(HEX | (cell << TAG_BITS), done + reach, length)
      this.#sweep.point(VERTEX | (this.#vertexId(cell, spine) << TAG_BITS))
      const along = this.#map.grid.cells.sideId(left, ((spine + 2) % 6) as Side)
      this.#sweep.stretch(ALONG | (along << TAG_BITS), done + 2 * reach, length)
      cell = this.#neighbours[left * 6 + next]!
      this.#sweep.point(VERTEX | (this.#vertexId(cell, (spine + 3) % 6) << TAG_BITS))
      done += 3 * reach
    }
    this.#events.collect(end)
  }

  #vertexId(cell: number, spine: number): number {
    return this.#map.grid.cells.vertexId(cell, spine as Spine)
  }
}

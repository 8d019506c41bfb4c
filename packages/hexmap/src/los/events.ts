import type { EdgeTable } from '../edges.ts'
import { LEFT, RIGHT } from './record.ts'

/**
 * Where the thread meets the drawn edges, as a queue in order along the thread.
 *
 * Degenerate cases need no special treatment because the thread is seen as two: one a hair to its left, one a hair to its right. A point exactly on
 * the thread lies right of the left one and left of the right one, so every edge crosses each of the two properly or not at all, an edge along the
 * thread crosses neither, and counting crossings says on which sides of the thread a polygon's inside lies.
 */
export class Events {
  /** Queue entries head … tail - 1; the place of entry i is numerators[i] / denominators[i]. */
  head = 0
  tail = 0
  numerators = new Float64Array(64)
  denominators = new Float64Array(64)
  edges = new Int32Array(64)
  /** The side of the thread, or both, on which the edge passes from inside to outside or back. */
  flips = new Uint8Array(64)

  readonly #table: EdgeTable
  readonly #starts: Int32Array
  readonly #items: Int32Array
  readonly #ends: Float64Array
  /** The run in which an edge was last looked at: an edge lies in several cells and counts once. */
  readonly #seen: Int32Array
  #run = 0
  #px = 0
  #py = 0
  #dx = 0
  #dy = 0
  #origin = 0

  constructor(table: EdgeTable) {
    this.#table = table
    this.#starts = table.cells.starts
    this.#items = table.cells.items
    this.#ends = table.ends
    this.#seen = new Int32Array(table.count)
  }

  begin(px: number, py: number, dx: number, dy: number): void {
    this.head = 0
    this.tail = 0
    this.#run = (this.#run + 1) | 0
    this.#px = px
    this.#py = py
    this.#dx = dx
    this.#dy = dy
    this.#origin = dx * py - dy * px
  }

  /** Queues where the thread meets the edges in a cell, after its start and up to its end. */
  collect(cell: number): void {
    const starts = this.#starts
    const ends = this.#ends
    const dx = this.#dx
    const dy = this.#dy
    const origin = this.#origin
    for (let at = starts[cell]!, end = starts[cell + 1]!; at < end; at++) {
      const a = dx * ends[4 * at + 1]! - dy * ends[4 * at]! - origin
      const b = dx * ends[4 * at + 3]! - dy * ends[4 * at + 2]! - origin
      if ((a > 0 && b > 0) || (a < 0 && b < 0) || a === b) continue
      this.#meet(this.#items[at]!, a, b)
    }
  }

  /**
   * How a depiction lies just after the thread's start on its boundary: the sides of the thread with its inside in bits 0 and 1, the sides on
   * which it meets the start itself in bits 2 and 3. Counts over the whole outline, as for any start it rarely happens.
   */
  atStart(depiction: number): number {
    let state = 0
    let touched = 0
    for (let edge = this.#table.ofDepiction[depiction]!; edge < this.#table.ofDepiction[depiction + 1]!; edge++) {
      const a = this.#dx * this.#table.ay[edge]! - this.#dy * this.#table.ax[edge]! - this.#origin
      const b = this.#dx * this.#table.by[edge]! - this.#dy * this.#table.bx[edge]! - this.#origin
      if ((a > 0 && b > 0) || (a < 0 && b < 0) || a === b) continue
      const along = this.#alongTimes(edge, a, b)
      if (along <= 0) state ^= flipsOf(a, b)
      if (along === 0) touched |= flipsOf(a, b)
    }
    return state | (touched << 2)
  }

  /** An edge of the depiction that meets the thread at its start. */
  edgeAtStart(depiction: number): number {
    let edge = this.#table.ofDepiction[depiction]!
    for (; edge < this.#table.ofDepiction[depiction + 1]!; edge++) {
      const a = this.#dx * this.#table.ay[edge]! - this.#dy * this.#table.ax[edge]! - this.#origin
      const b = this.#dx * this.#table.by[edge]! - this.#dy * this.#table.bx[edge]! - this.#origin
      if (a !== b && a * b <= 0 && this.#alongTimes(edge, a, b) === 0) break
    }
    return edge
  }

  #meet(edge: number, a: number, b: number): void {
    if (this.#seen[edge] === this.#run) return
    this.#seen[edge] = this.#run
    const along = this.#alongTimes(edge, a, b)
    const whole = Math.abs(b - a)
    if (along > 0 && along <= whole) this.#insert(along, whole, edge, flipsOf(a, b))
  }

  /** The place where the thread meets the edge's line, times |b - a|. */
  #alongTimes(edge: number, a: number, b: number): number {
    const table = this.#table
    const ax = table.ax[edge]!
    const ay = table.ay[edge]!
    const cross = (ax - this.#px) * (table.by[edge]! - ay) - (ay - this.#py) * (table.bx[edge]! - ax)
    return b > a ? cross : -cross
  }

  /** Keeps the queue sorted by place, then depiction. Edges come roughly in order, so this rarely moves much. */
  #insert(numerator: number, denominator: number, edge: number, flips: number): void {
    if (this.tail === this.edges.length) this.#grow()
    const { numerators, denominators, edges, flips: allFlips } = this
    const depictions = this.#table.depiction
    let at = this.tail++
    while (at > this.head) {
      const difference = numerators[at - 1]! * denominator - numerator * denominators[at - 1]!
      if (difference < 0 || (difference === 0 && depictions[edges[at - 1]!]! <= depictions[edge]!)) break
      numerators[at] = numerators[at - 1]!
      denominators[at] = denominators[at - 1]!
      edges[at] = edges[at - 1]!
      allFlips[at] = allFlips[at - 1]!
      at--
    }
    numerators[at] = numerator
    denominators[at] = denominator
    edges[at] = edge
    allFlips[at] = flips
  }

  #grow(): void {
    const size = this.edges.length * 2
    const grown = <T extends Float64Array | Int32Array | Uint8Array>(next: T, last: T): T => {
      next.set(last)
      return next
    }
    this.numerators = grown(new Float64Array(size), this.numerators)
    this.denominators = grown(new Float64Array(size), this.denominators)
    this.edges = grown(new Int32Array(size), this.edges)
    this.flips = grown(new Uint8Array(size), this.flips)
  }
}

/** Which of the two threads, a hair to the left and a hair to the right, passes between points at a and b. */
function flipsOf(a: number, b: number): number {
  return (a < 0 !== b < 0 ? LEFT : 0) | (a > 0 !== b > 0 ? RIGHT : 0)
}

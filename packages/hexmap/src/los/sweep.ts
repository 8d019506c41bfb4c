import type { HexMap } from '../hexmap.ts'
import type { Events } from './events.ts'
import { ALONG, BEGINS, CROSSING, DEPICTION_SHIFT, ENDS, HEX, LEFT, RIGHT, SIDE, TAG_BITS, TAG_MASK, TOUCH } from './record.ts'

const NO_EDGE = -1

/**
 * Goes along the thread stretch by stretch and writes the record. For every depiction it keeps on which sides of the thread its inside lies: both
 * (the thread goes through it), one (it runs along an edge) or none.
 */
export class Sweep {
  words = new Int32Array(1024)
  readonly #map: HexMap
  readonly #events: Events
  readonly #depictionOfEdge: Int32Array
  readonly #boardBit: Int32Array
  readonly #boardsOfCell: Int32Array
  /** Per depiction: sides of the thread with its inside, and the edge where its present crossing began in this stretch. */
  readonly #state: Uint8Array
  readonly #begin: Int32Array
  /** Per depiction: the stretch at whose end its state changed last. */
  readonly #changed: Int32Array
  readonly #active: Int32Array
  #actives = 0
  #length = 0
  #stretch = 0
  /** The boards of the present step. */
  #boards = 0
  /** Touches at the end of a stretch, which belong to the point after it: depiction, sides, edge. */
  #touches: number[] = []

  constructor(map: HexMap, events: Events) {
    this.#map = map
    this.#events = events
    this.#depictionOfEdge = map.edges.depiction
    this.#boardsOfCell = map.boardsOfCell
    this.#boardBit = Int32Array.from(map.depictions, ({ board }) => 1 << board)
    this.#state = new Uint8Array(map.depictions.length)
    this.#begin = new Int32Array(map.depictions.length)
    this.#changed = new Int32Array(map.depictions.length).fill(-1)
    this.#active = new Int32Array(map.depictions.length)
  }

  begin(cell: number): void {
    this.#length = 0
    this.#touches.length = 0
    const { inside, rim } = this.#map.edges
    for (let at = inside.starts[cell]!; at < inside.starts[cell + 1]!; at++) this.#enter(inside.items[at]!, LEFT | RIGHT, NO_EDGE)
    for (let at = rim.starts[cell]!; at < rim.starts[cell + 1]!; at++) this.#enterFromRim(rim.items[at]!)
  }

  /** The next stretch, which ends at numerator / denominator. */
  stretch(word: number, numerator: number, denominator: number, isLast = false): void {
    const events = this.#events
    this.#stretch++
    this.#write(word)
    this.#boards = (word & TAG_MASK) === HEX ? this.#boardsOfCell[word >> TAG_BITS]! : this.#boardsOf(word)
    // Touches of the thread's very start belong to its first stretch.
    if (this.#touches.length > 0) this.#writeTouches()
    while (events.head < events.tail) {
      const difference = events.numerators[events.head]! * denominator - numerator * events.denominators[events.head]!
      if (difference > 0) break
      if (difference === 0 && isLast) this.#meetAtLast()
      else this.#meet(difference === 0)
    }
    for (let at = 0; at < this.#actives; at++) {
      const depiction = this.#active[at]!
      if (this.#changed[depiction] === this.#stretch) continue
      this.#writeCrossing(depiction, this.#state[depiction]!, this.#begin[depiction]!, NO_EDGE)
      this.#begin[depiction] = NO_EDGE
    }
  }

  /** The point at the end of the last stretch. */
  point(word: number): void {
    this.#write(word)
    if (this.#touches.length === 0) return
    this.#boards = this.#boardsOf(word)
    this.#writeTouches()
  }

  /** The last stretch, up to the centre of a cell. Returns the record's length. */
  finish(cell: number): number {
    this.stretch(HEX | (cell << TAG_BITS), 1, 1, true)
    this.#writeTouches()
    for (let at = 0; at < this.#actives; at++) this.#state[this.#active[at]!] = 0
    this.#actives = 0
    return this.#length
  }

  /** Takes all events of one depiction at one place from the queue. */
  #meet(atEnd: boolean): void {
    const events = this.#events
    const edge = events.edges[events.head]!
    const depiction = this.#depictionOfEdge[edge]!
    const numerator = events.numerators[events.head]!
    const denominator = events.denominators[events.head]!
    let flipped = 0
    let met = 0
    while (
      events.head < events.tail &&
      this.#depictionOfEdge[events.edges[events.head]!] === depiction &&
      events.numerators[events.head]! * denominator === numerator * events.denominators[events.head]!
    ) {
      flipped ^= events.flips[events.head]!
      met |= events.flips[events.head]!
      events.head++
    }
    const before = this.#state[depiction]!
    const after = before ^ flipped
    const touched = met & ~before & ~after
    if (touched !== 0) {
      this.#touches.push(depiction, touched, edge)
      if (!atEnd) this.#writeTouches()
    }
    if (flipped === 0) return
    if (before !== 0) this.#writeCrossing(depiction, before, this.#begin[depiction]!, edge)
    if (after === 0) this.#leave(depiction)
    else if (before === 0) this.#enter(depiction, after, edge)
    else {
      this.#state[depiction] = after
      this.#begin[depiction] = edge
    }
    if (atEnd) this.#changed[depiction] = this.#stretch
  }

  /** At the thread's end nothing lies beyond: a depiction that it is in or along ends there, any other is touched. */
  #meetAtLast(): void {
    const events = this.#events
    const edge = events.edges[events.head]!
    const depiction = this.#depictionOfEdge[edge]!
    let met = 0
    for (; events.head < events.tail && this.#depictionOfEdge[events.edges[events.head]!] === depiction; events.head++) {
      met |= events.flips[events.head]!
    }
    const state = this.#state[depiction]!
    if (state === 0) this.#touches.push(depiction, met, edge)
    else this.#writeCrossing(depiction, state, this.#begin[depiction]!, edge)
    this.#changed[depiction] = this.#stretch
  }

  #enter(depiction: number, state: number, edge: number): void {
    this.#state[depiction] = state
    this.#begin[depiction] = edge
    this.#active[this.#actives++] = depiction
  }

  #enterFromRim(depiction: number): void {
    const found = this.#events.atStart(depiction)
    const state = found & (LEFT | RIGHT)
    const touched = found >> 2
    const edge = touched === 0 ? NO_EDGE : this.#events.edgeAtStart(depiction)
    if (state !== 0) this.#enter(depiction, state, edge)
    else if (touched !== 0) this.#touches.push(depiction, touched, edge)
  }

  #leave(depiction: number): void {
    this.#state[depiction] = 0
    for (let at = 0; at < this.#actives; at++) {
      if (this.#active[at] !== depiction) continue
      this.#active[at] = this.#active[--this.#actives]!
      return
    }
  }

  #writeTouches(): void {
    for (let at = 0; at < this.#touches.length; at += 3) {
      this.#writeCrossing(this.#touches[at]!, this.#touches[at + 1]! | TOUCH, this.#touches[at + 2]!, NO_EDGE)
    }
    this.#touches.length = 0
  }

  #writeCrossing(depiction: number, how: number, begin: number, end: number): void {
    if ((this.#boards & this.#boardBit[depiction]!) === 0) return
    const flags = how | (begin === NO_EDGE ? 0 : BEGINS) | (end === NO_EDGE ? 0 : ENDS)
    this.#write(CROSSING | ((flags | (depiction << DEPICTION_SHIFT)) << TAG_BITS))
    if (begin !== NO_EDGE) this.#write(begin)
    if (end !== NO_EDGE) this.#write(end)
  }

  #write(word: number): void {
    if (this.#length === this.words.length) {
      const longer = new Int32Array(this.words.length * 2)
      longer.set(this.words)
      this.words = longer
    }
    this.words[this.#length++] = word
  }

  /** The boards that have a hex at the step: a drawing reaching over its board's edge does not count beyond it. */
  #boardsOf(word: number): number {
    const boardsOfCell = this.#boardsOfCell
    const { cells } = this.#map.grid
    const value = word >> TAG_BITS
    const tag = word & TAG_MASK
    if (tag === HEX) return boardsOfCell[value]!
    if (tag === ALONG || tag === SIDE) {
      const { cell, side } = cells.sideOwner(value)
      return boardsOfCell[cell]! | (boardsOfCell[cells.neighbours[cell * 6 + side]!] ?? 0)
    }
    return cells.vertexCells(value).reduce((boards, cell) => boards | (boardsOfCell[cell] ?? 0), 0)
  }
}

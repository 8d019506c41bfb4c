import type { HexMap } from '../hexmap.ts'
import { END, fromOtherEnd, type Rational, START } from './rational.ts'
import { ALONG, BEGINS, CROSSING, DEPICTION_SHIFT, ENDS, HEX, LEFT, RIGHT, SIDE, SIDES_MASK, TAG_BITS, TAG_MASK, TOUCH } from './record.ts'
import type { LosTable } from './table.ts'

/** A stretch of the thread inside a shape. */
export interface Stretch {
  readonly depiction: number
  readonly enter: Rational
  readonly exit: Rational
}

/** Where a thread lies inside some of the drawn shapes. Its places are not in lowest terms. */
export interface Stretches {
  /** In no order; where a shape goes on from hex to hex it is one stretch. */
  readonly inside: readonly Stretch[]
  /** Where the thread leaves its first hex, and comes into its last. */
  readonly leaves: Rational
  readonly arrives: Rational
  /** What it comes to from its first hex: a hex, or those on both sides of a hexside along which it runs; -1 off the map. */
  readonly next: readonly number[]
  /** Where it leaves that. */
  readonly leavesNext: Rational
}

/** A stretch of which the record has been read so far; in the record's direction. */
interface Open {
  readonly depiction: number
  readonly enter: Rational
  exit: Rational
  /** The point up to which it reaches, by where that stands in the record; it goes on there if it can. */
  upTo: number
}

const NOT_YET = -1
const ENDED = -2

/**
 * The stretches of a thread inside the shapes that `counts` picks, read from its record without decoding the rest: places are worked out only where such a
 * shape begins and ends. The two hexes are neither the same nor adjacent.
 */
export function stretchesInside(table: LosTable, from: number, to: number, counts: (depiction: number) => boolean): Stretches {
  const start = table.lookup(from, to) + 1
  const { words, map } = table
  const end = start + words[start - 1]!
  const places = new Places(map, words, Math.min(from, to), Math.max(from, to))
  const found: Open[] = []
  /** Where the points of the thread and the stretches between them stand in the record. */
  const points: number[] = []
  const steps: number[] = []
  let isPoint = false
  for (let at = start; at < end; at++) {
    const tag = words[at]! & TAG_MASK
    if (tag !== CROSSING) {
      isPoint = tag !== HEX && tag !== ALONG
      if (!isPoint) steps.push(at)
      else {
        points.push(at)
        for (const each of found) if (each.upTo === NOT_YET) each.upTo = at
      }
      continue
    }
    const value = words[at]! >> TAG_BITS
    const begin = value & BEGINS ? ++at : -1
    const close = value & ENDS ? ++at : -1
    if (isPoint || value & TOUCH || (value & SIDES_MASK) !== (LEFT | RIGHT) || !counts(value >> DEPICTION_SHIFT)) continue
    const depiction = value >> DEPICTION_SHIFT
    const before = points.length > 0 ? points[points.length - 1]! : NOT_YET
    let open = begin < 0 && before !== NOT_YET ? found.find((each) => each.upTo === before && each.depiction === depiction) : undefined
    if (!open) {
      open = { depiction, enter: begin < 0 ? places.atPoint(before) : places.atEdge(words[begin]!), exit: END, upTo: NOT_YET }
      found.push(open)
    }
    open.upTo = close < 0 ? NOT_YET : ENDED
    if (close >= 0) open.exit = places.atEdge(words[close]!)
  }
  for (const each of found) if (each.upTo >= 0) each.exit = places.atPoint(each.upTo)
  const last = points.length - 1
  if (from < to)
    return {
      inside: found,
      leaves: places.atPoint(points[0]!),
      arrives: places.atPoint(points[last]!),
      next: places.hexesOf(steps[1]!),
      leavesNext: places.atPoint(points[1]!),
    }
  return {
    inside: found.map(({ depiction, enter, exit }) => ({ depiction, enter: fromOtherEnd(exit), exit: fromOtherEnd(enter) })),
    leaves: fromOtherEnd(places.atPoint(points[last]!)),
    arrives: fromOtherEnd(places.atPoint(points[0]!)),
    next: places.hexesOf(steps[steps.length - 2]!),
    leavesNext: fromOtherEnd(places.atPoint(points[last - 1]!)),
  }
}

/** What the words of a record stand for. */
class Places {
  readonly #map: HexMap
  readonly #words: Int32Array
  readonly #px: number
  readonly #py: number
  readonly #dx: number
  readonly #dy: number

  constructor(map: HexMap, words: Int32Array, from: number, to: number) {
    const [px, py] = map.grid.centre(from)
    const [qx, qy] = map.grid.centre(to)
    this.#map = map
    this.#words = words
    this.#px = px
    this.#py = py
    this.#dx = qx - px
    this.#dy = qy - py
  }

  /** Where a point of the thread lies; before the first, its start. */
  atPoint(at: number): Rational {
    if (at === NOT_YET) return START
    const value = this.#words[at]! >> TAG_BITS
    if ((this.#words[at]! & TAG_MASK) === SIDE) {
      const [[ax, ay], [bx, by]] = this.#map.grid.hexsideEnds(value)
      return this.#atSegment(ax, ay, bx, by)
    }
    const [x, y] = this.#map.grid.cells.vertexPoint(value)
    return this.#dx === 0 ? fraction(y - this.#py, this.#dy) : fraction(x - this.#px, this.#dx)
  }

  atEdge(edge: number): Rational {
    const { ax, ay, bx, by } = this.#map.edges
    return this.#atSegment(ax[edge]!, ay[edge]!, bx[edge]!, by[edge]!)
  }

  hexesOf(at: number): readonly number[] {
    const { cells, hexOfCell } = this.#map.grid
    const value = this.#words[at]! >> TAG_BITS
    const hexAt = (cell: number) => (cell < 0 ? -1 : hexOfCell[cell]!)
    if ((this.#words[at]! & TAG_MASK) === HEX) return [hexAt(value)]
    const { cell, side } = cells.sideOwner(value)
    return [hexAt(cell), hexAt(cells.neighbours[cell * 6 + side]!)]
  }

  #atSegment(ax: number, ay: number, bx: number, by: number): Rational {
    const ex = bx - ax
    const ey = by - ay
    return fraction((ax - this.#px) * ey - (ay - this.#py) * ex, this.#dx * ey - this.#dy * ex)
  }
}

function fraction(numerator: number, denominator: number): Rational {
  return denominator < 0 ? { numerator: -numerator, denominator: -denominator } : { numerator, denominator }
}

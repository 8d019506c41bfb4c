import type { HexMap } from '../hexmap.ts'
import { END, type Rational, rational, START } from './rational.ts'
import { BEGINS, CROSSING, DEPICTION_SHIFT, ENDS, HEX, LEFT, RIGHT, SIDE, SIDES_MASK, TAG_BITS, TAG_MASK, TOUCH, VERTEX } from './record.ts'
import { type Crossing, orderCrossings, type Trace, type TraceStep } from './report.ts'

interface RawStep {
  readonly tag: number
  readonly value: number
  /** Of a point: where it lies. */
  readonly at: Rational | undefined
  /** Where the words of its crossings stand in the record; the edges follow them. */
  readonly crossings: number[]
}

/** Turns a record back into a readable trace; the places are computed anew from edges, hexsides and vertices. */
export function decodeRecord(map: HexMap, from: number, to: number, words: Int32Array): Trace {
  const thread = new Thread(map, from, to)
  const steps = rawSteps(thread, words)
  return { from, to, steps: steps.map((_, index) => decodeStep(map, thread, words, steps, index)) }
}

function rawSteps(thread: Thread, words: Int32Array): RawStep[] {
  const steps: RawStep[] = []
  for (let at = 0; at < words.length; at++) {
    const tag = words[at]! & TAG_MASK
    const value = words[at]! >> TAG_BITS
    if (tag === CROSSING) {
      const edges = (value & BEGINS ? 1 : 0) + (value & ENDS ? 1 : 0)
      steps[steps.length - 1]!.crossings.push(at)
      at += edges
    } else {
      steps.push({
        tag,
        value,
        at: tag === SIDE ? thread.atSide(value) : tag === VERTEX ? thread.atVertex(value) : undefined,
        crossings: [],
      })
    }
  }
  return steps
}

function decodeStep(map: HexMap, thread: Thread, words: Int32Array, steps: readonly RawStep[], index: number): TraceStep {
  const step = steps[index]!
  const enter = step.at ?? steps[index - 1]?.at ?? START
  const exit = step.at ?? steps[index + 1]?.at ?? END
  const crossings = orderCrossings(step.crossings.map((at) => decodeCrossing(thread, words, at, enter, exit)))
  const stretch = { enter, exit, crossings }
  const { cells, hexOfCell } = map.grid
  const hexAt = (cell: number | undefined) => (cell === undefined || cell < 0 ? -1 : hexOfCell[cell]!)
  if (step.tag === HEX) return { kind: 'hex', hex: hexAt(step.value), ...stretch }
  if (step.tag === SIDE) {
    return { kind: 'side', hexside: step.value, from: hexAt(steps[index - 1]?.value), to: hexAt(steps[index + 1]?.value), ...stretch }
  }
  if (step.tag === VERTEX) {
    const [first, second, third] = cells.vertexCells(step.value)
    return { kind: 'vertex', vertex: step.value, hexes: [hexAt(first), hexAt(second), hexAt(third)], ...stretch }
  }
  const { cell, side } = cells.sideOwner(step.value)
  const [one, other] = [hexAt(cell), hexAt(cells.neighbours[cell * 6 + side])]
  const isLeft = thread.offset(cells.x(cell), cells.y(cell)) < 0
  return { kind: 'along', hexside: step.value, left: isLeft ? one : other, right: isLeft ? other : one, ...stretch }
}

function decodeCrossing(thread: Thread, words: Int32Array, at: number, enter: Rational, exit: Rational): Crossing {
  const value = words[at]! >> TAG_BITS
  const isTouch = (value & TOUCH) !== 0
  const begin = value & BEGINS ? thread.atEdge(words[at + 1]!) : enter
  const end = isTouch ? begin : value & ENDS ? thread.atEdge(words[at + (value & BEGINS ? 2 : 1)]!) : exit
  const sides = value & SIDES_MASK
  return {
    depiction: value >> DEPICTION_SHIFT,
    how: isTouch ? 'touch' : sides === (LEFT | RIGHT) ? 'through' : 'along',
    hand: sides === LEFT ? 'left' : sides === RIGHT ? 'right' : 'both',
    enter: begin,
    exit: end,
    beginsAtEdge: (value & BEGINS) !== 0,
    endsAtEdge: isTouch || (value & ENDS) !== 0,
  }
}

/** Exact places along the thread between two hexes. */
class Thread {
  readonly #map: HexMap
  readonly #px: number
  readonly #py: number
  readonly #dx: number
  readonly #dy: number

  constructor(map: HexMap, from: number, to: number) {
    this.#map = map
    const [fromX, fromY] = map.grid.centre(from)
    const [toX, toY] = map.grid.centre(to)
    this.#px = fromX
    this.#py = fromY
    this.#dx = toX - fromX
    this.#dy = toY - fromY
  }

  /** Positive right of the thread, negative left of it. */
  offset(x: number, y: number): number {
    return this.#dx * (y - this.#py) - this.#dy * (x - this.#px)
  }

  atEdge(edge: number): Rational {
    const { ax, ay, bx, by } = this.#map.edges
    return this.#atSegment(ax[edge]!, ay[edge]!, bx[edge]!, by[edge]!)
  }

  atSide(hexside: number): Rational {
    const [[ax, ay], [bx, by]] = this.#map.grid.hexsideEnds(hexside)
    return this.#atSegment(ax, ay, bx, by)
  }

  atVertex(vertex: number): Rational {
    const [x, y] = this.#map.grid.cells.vertexPoint(vertex)
    return this.#dx === 0 ? rational(y - this.#py, this.#dy) : rational(x - this.#px, this.#dx)
  }

  #atSegment(ax: number, ay: number, bx: number, by: number): Rational {
    const [ex, ey] = [bx - ax, by - ay]
    return rational((ax - this.#px) * ey - (ay - this.#py) * ex, this.#dx * ey - this.#dy * ex)
  }
}

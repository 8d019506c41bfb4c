import type { HexMap, Way } from '../hexmap.ts'
import { wayParts } from '../ways.ts'
import { compareRationals, END, type Rational, START } from './rational.ts'
import type { Trace } from './report.ts'

/** Whether the thread, as long as it is inside the hex, stays on the given ways as drawn; false where it does not go through the hex. */
export function staysOnWays(map: HexMap, { from, to, steps }: Trace, hex: number, ways: readonly Way[]): boolean {
  const step = steps.find((candidate) => candidate.kind === 'hex' && candidate.hex === hex)
  if (!step || from === to) return false
  const [px, py] = map.grid.centre(from)
  const [qx, qy] = map.grid.centre(to)
  const boards = map.boardsOfCell[map.grid.cellOfHex[hex]!]!
  const covered: Interval[] = []
  for (const way of ways) {
    if (((boards >> way.board) & 1) === 0) continue
    for (const part of partsOf(way)) {
      const interval = stretchInside(part, px, py, qx - px, qy - py)
      if (interval) covered.push(interval)
    }
  }
  return covers(covered, step.enter, step.exit)
}

/** The parts of a way never change: they are worked out once. */
const knownParts = new WeakMap<Way, readonly Part[]>()
type Part = readonly (readonly [number, number])[]

function partsOf(way: Way): readonly Part[] {
  const parts = knownParts.get(way) ?? wayParts(way)
  knownParts.set(way, parts)
  return parts
}

type Interval = readonly [Rational, Rational]

/** Whether the union of closed intervals holds all of from … to. */
function covers(intervals: readonly Interval[], from: Rational, to: Rational): boolean {
  let reached = from
  let begun = false
  for (const [enter, exit] of intervals.toSorted((a, b) => compareRationals(a[0], b[0]))) {
    if (compareRationals(enter, reached) > 0) break
    if (compareRationals(exit, reached) < 0) continue
    reached = exit
    begun = true
  }
  return begun && compareRationals(reached, to) >= 0
}

/** The stretch of the thread p + t·d, from 0 to 1, in a closed convex clockwise polygon. Its places are not in lowest terms. */
function stretchInside(part: Part, px: number, py: number, dx: number, dy: number): Interval | undefined {
  let enter = START
  let exit = END
  let [ax, ay] = part.at(-1)!
  for (const [bx, by] of part) {
    // Inside is right of every edge: e × (p - a) + t · (e × d) >= 0.
    const constant = (bx - ax) * (py - ay) - (by - ay) * (px - ax)
    const slope = (bx - ax) * dy - (by - ay) * dx
    ax = bx
    ay = by
    if (slope === 0) {
      if (constant < 0) return undefined
      continue
    }
    // Beyond 0 and 1 the exact place does not matter; keeping it out keeps the numbers small.
    if (slope > 0 && constant < 0) {
      if (-constant > slope) return undefined
      if (-constant * enter.denominator > enter.numerator * slope) enter = { numerator: -constant, denominator: slope }
    } else if (slope < 0) {
      if (constant < 0) return undefined
      if (constant <= -slope && constant * exit.denominator < exit.numerator * -slope) exit = { numerator: constant, denominator: -slope }
    }
  }
  return compareRationals(enter, exit) <= 0 ? [enter, exit] : undefined
}

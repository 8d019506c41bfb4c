import { SIDES } from '../cells.ts'
import type { Point, Side } from '../format.ts'
import type { Grid } from '../grid.ts'
import { smoothLine } from './lines.ts'
import { type Pick, samePoint } from './plane.ts'
import { middleOf, type Sheet, touchesLongEdge, words } from './sheet.ts'

/** Where a way may run off the board: the middle of a short edge, or straight on over a long one. */
const EDGES = ['west', 'east', 'north', 'south'] as const
type Edge = (typeof EDGES)[number]

/** Remembers which point a way passes in each hex, so that ways which meet really meet, and the sides that they leave over. */
export interface RouteBook {
  readonly nodes: Map<number, Point>
  readonly sides: Map<number, Set<Side>>
}

export function newRouteBook(): RouteBook {
  return { nodes: new Map(), sides: new Map() }
}

/**
 * The centre line of a way through the named hexes, over the middles of hexsides. The list may leave out hexes that lie straight
 * between others, and begin or end with an edge of the board. The sides it crosses are entered in the book.
 */
export function routeLine(sheet: Sheet, list: string, book: RouteBook, pick: Pick): readonly Point[] {
  const { grid } = sheet
  const stops = words(list)
  const start = EDGES.find((edge) => edge === stops[0])
  const end = EDGES.find((edge) => edge === stops.at(-1))
  const path = pathThrough(
    grid,
    stops.slice(start ? 1 : 0, end ? -1 : undefined).map((id) => grid.indexOf(id)),
  )
  if (path.length === 0) throw new RangeError(`The way "${list}" passes no hex.`)
  const entry = start && leave(sheet, path[0]!, start, book)
  const exit = end && leave(sheet, path.at(-1)!, end, book)
  const points: Point[] = entry ? [entry] : []
  for (const [i, hex] of path.entries()) {
    const from = i > 0 ? middleOf(grid, hex, sideTowards(grid, hex, path[i - 1]!)) : entry
    const to = i + 1 < path.length ? middleOf(grid, hex, sideTowards(grid, hex, path[i + 1]!)) : exit
    const node = nodeIn(grid.centre(hex), hex, from, to, book, pick)
    if (!(from && samePoint(from, node)) && !(to && samePoint(to, node))) points.push(node)
    if (to) points.push(to)
    if (i + 1 < path.length) {
      enter(book, hex, sideTowards(grid, hex, path[i + 1]!))
      enter(book, path[i + 1]!, sideTowards(grid, path[i + 1]!, hex))
    }
  }
  return smoothLine(points, 4)
}

/** Every hex of a way through these ones. */
export function pathThrough(grid: Grid, stops: readonly number[]): readonly number[] {
  return stops.flatMap((stop, i) => (i === 0 ? [stop] : grid.line(stops[i - 1]!, stop).slice(1)))
}

/** Which sides of a hex its roads leave over, in order. */
export function roadSides(book: RouteBook, hex: number): readonly Side[] {
  const sides = book.sides.get(hex)
  return sides ? SIDES.filter((side) => sides.has(side)) : []
}

function sideTowards(grid: Grid, hex: number, other: number): Side {
  const side = grid.sideBetween(hex, other)
  if (side === -1) throw new RangeError(`A way can't pass from ${grid.idOf(hex)} to ${grid.idOf(other)}: they are not adjacent.`)
  return side
}

/** Where a way crosses its hex: between its two sides, drawn a little towards the centre, never quite regular. */
function nodeIn(centre: Point, hex: number, from: Point | undefined, to: Point | undefined, book: RouteBook, pick: Pick): Point {
  const known = book.nodes.get(hex)
  if (known) return known
  const [fx, fy] = from ?? centre
  const [tx, ty] = to ?? centre
  // A way that leaves the board from a half hex leaves it at the hex's centre, where the other board's way comes in.
  const atEdge = [from, to].some((point) => point && samePoint(point, centre))
  const node: Point = atEdge ? centre : [towards(centre[0], fx, tx) + pick(17) - 8, towards(centre[1], fy, ty) + pick(11) - 5]
  book.nodes.set(hex, node)
  return node
}

function towards(centre: number, from: number, to: number): number {
  return Math.round(0.16 * centre + 0.42 * (from + to))
}

function enter(book: RouteBook, hex: number, side: Side): void {
  const sides = book.sides.get(hex)
  if (sides) sides.add(side)
  else book.sides.set(hex, new Set([side]))
}

/** The point where a way from this hex leaves the board. */
function leave(sheet: Sheet, hex: number, edge: Edge, book: RouteBook): Point {
  const { grid, extent } = sheet
  const [x, y] = grid.centre(hex)
  const no = () => new RangeError(`A way can't leave the board ${edge} from ${grid.idOf(hex)}.`)
  if (edge === 'north' || edge === 'south') {
    const off = edge === 'north' ? 0 : 3
    if (grid.neighbour(hex, off) !== -1) throw no()
    if (!touchesLongEdge(sheet, hex)) return [x, y]
    enter(book, hex, off)
    return middleOf(grid, hex, off)
  }
  const border = edge === 'west' ? 0 : extent.width
  if (x === border) return [x, y]
  // The middle of the edge may lie between two half hexes: the road then belongs to both, so that a turned board still joins.
  const halves = grid.neighbours(hex).filter((other) => grid.centre(other)[0] === border)
  if (halves.length !== 2 || y * 2 !== extent.height) throw no()
  for (const half of halves) {
    enter(book, hex, sideTowards(grid, hex, half))
    enter(book, half, sideTowards(grid, half, hex))
  }
  return [border, y]
}

/** Growth that fills its hexes: the outline of neighbouring hexes, with a little unrest along the hexsides, as shapes to plant. */
import { jitter } from '../jitter.ts'
import { boundsOf, dist, type Shape, signedArea } from '../shape.ts'
import { type Cell, hexCorner } from '../sheet.ts'
import type { Vec } from '../units.ts'

/** How far the rim strays from the hexsides. */
const UNREST = 2

/** One shape for each group of adjoining hexes, with its clearings; named by its first hex. */
export function hexShapes(cells: readonly Cell[]): { readonly id: string; readonly shape: Shape }[] {
  const rings = ringsAround(cells)
  const outer = rings.filter(({ line }) => signedArea(line) > 0)
  const clearings = rings.filter(({ line }) => signedArea(line) < 0)
  return outer.map(({ id, line }) => {
    const bounds = boundsOf(line)
    const holes = clearings.filter((hole) => innermost(outer, hole.line[0]!) === line).map((hole) => restless(hole.line, hole.id))
    return { id, shape: { outline: restless(line, id), holes, bounds } }
  })
}

interface Ring {
  readonly id: string
  readonly line: readonly Vec[]
}

/** The hexsides between a hex of the group and one that is not, joined end to end, clockwise around the group. */
function ringsAround(cells: readonly Cell[]): Ring[] {
  const sides = new Map<string, { readonly from: Vec; readonly to: Vec; readonly id: string }>()
  for (const { id, centre } of cells) {
    for (let corner = 0; corner < 6; corner++) {
      const [from, to] = [hexCorner(centre, corner), hexCorner(centre, corner + 1)]
      // The same side of the next hex runs the other way: where both are there, there is no rim.
      if (!sides.delete(keyOf(to, from))) sides.set(keyOf(from, to), { from, to, id })
    }
  }
  const next = new Map([...sides.values()].map((side) => [pointKey(side.from), side]))
  const rings: Ring[] = []
  while (next.size > 0) {
    const first = next.values().next().value!
    const line: Vec[] = []
    for (let side: typeof first | undefined = first; side; side = next.get(pointKey(side.to))) {
      next.delete(pointKey(side.from))
      line.push(side.from)
    }
    rings.push({ id: first.id, line })
  }
  return rings
}

const pointKey = ({ x, y }: Vec): string => `${Math.round(x)},${Math.round(y)}`
const keyOf = (from: Vec, to: Vec): string => `${pointKey(from)} ${pointKey(to)}`

/** The hexsides in pieces, each of whose ends lies a little off the line; the same for two that share a hexside. */
function restless(ring: readonly Vec[], id: string): Vec[] {
  const next = jitter(`${id} rim`)
  return ring.flatMap((from, i) => {
    const to = ring[(i + 1) % ring.length]!
    const pieces = Math.max(1, Math.round(dist(from, to) / 11))
    return Array.from({ length: pieces }, (_, k): Vec => {
      const t = k / pieces
      return {
        x: from.x + (to.x - from.x) * t + (next() * 2 - 1) * UNREST,
        y: from.y + (to.y - from.y) * t + (next() * 2 - 1) * UNREST,
      }
    })
  })
}

function innermost(outer: readonly Ring[], point: Vec): readonly Vec[] | undefined {
  const around = outer.map(({ line }) => line).filter((line) => holdsPoint(line, point))
  return around.sort((a, b) => signedArea(a) - signedArea(b))[0]
}

function holdsPoint(ring: readonly Vec[], { x, y }: Vec): boolean {
  let inside = false
  for (const [i, a] of ring.entries()) {
    const b = ring[(i + ring.length - 1) % ring.length]!
    if (a.y > y !== b.y > y && x < ((b.x - a.x) * (y - a.y)) / (b.y - a.y) + a.x) inside = !inside
  }
  return inside
}

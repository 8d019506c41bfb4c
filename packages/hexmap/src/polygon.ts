import { LATTICE, type Point } from './format.ts'

/** A closed ring of points; the last is joined to the first. */
export type Ring = readonly Point[]

/** Twice the area; positive if the ring runs clockwise on screen (y points down). */
export function doubleArea(ring: Ring): number {
  return ring.reduce((sum, [x, y], index) => {
    const [nextX, nextY] = ring[(index + 1) % ring.length]!
    return sum + x * nextY - nextX * y
  }, 0)
}

/** Positive if c lies to the right of the way from a to b on screen, negative to the left, 0 on the line. */
export function turn(a: Point, b: Point, c: Point): number {
  return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])
}

/** Whether the two closed segments have a point in common. */
export function segmentsMeet(a: Point, b: Point, c: Point, d: Point): boolean {
  if (!boxesMeet(a, b, c, d)) return false
  const [c1, d1] = [Math.sign(turn(a, b, c)), Math.sign(turn(a, b, d))]
  const [a1, b1] = [Math.sign(turn(c, d, a)), Math.sign(turn(c, d, b))]
  return c1 * d1 <= 0 && a1 * b1 <= 0
}

/** 'inside', 'outside' or 'on' the ring's boundary. */
export function locate(point: Point, ring: Ring): 'inside' | 'outside' | 'on' {
  let inside = false
  for (const [index, a] of ring.entries()) {
    const b = ring[(index + 1) % ring.length]!
    const side = turn(a, b, point)
    if (side === 0 && boxesMeet(a, b, point, point)) return 'on'
    if (a[1] > point[1] !== b[1] > point[1] && side > 0 === b[1] > a[1]) inside = !inside
  }
  return inside ? 'inside' : 'outside'
}

/** Where a point lies in a polygon with holes. */
export function locateInPolygon(point: Point, polygon: Ring, holes: readonly Ring[] = []): 'inside' | 'outside' | 'on' {
  let result = locate(point, polygon)
  for (const hole of holes) {
    const where = locate(point, hole)
    if (where === 'on') return 'on'
    if (where === 'inside') result = 'outside'
  }
  return result
}

/** What keeps a ring from being a simple polygon, or undefined. Edges are numbered from 0: edge i joins point i to the next. */
export function ringProblem(ring: Ring): string | undefined {
  const seen = new Map<string, number>()
  for (const [index, point] of ring.entries()) {
    const earlier = seen.get(point.join())
    if (earlier !== undefined) return `point ${index} repeats point ${earlier}`
    seen.set(point.join(), index)
  }
  for (let first = 0; first < ring.length; first++) {
    const [a, b] = edge(ring, first)
    const [, c] = edge(ring, first + 1)
    if (turn(a, b, c) === 0 && (b[0] - a[0]) * (c[0] - b[0]) + (b[1] - a[1]) * (c[1] - b[1]) < 0) {
      return `edge ${(first + 1) % ring.length} folds back on edge ${first}`
    }
    for (let second = first + 2; second < ring.length; second++) {
      if (first === 0 && second === ring.length - 1) continue
      const [d, e] = edge(ring, second)
      if (segmentsMeet(a, b, d, e)) return `edge ${first} ${crossing(a, b, d, e)} edge ${second}`
    }
  }
  return undefined
}

/** Whether any edge of one ring meets an edge of the other. */
export function ringsMeet(one: Ring, other: Ring): boolean {
  return one.some((a, first) =>
    other.some((c, second) => segmentsMeet(a, one[(first + 1) % one.length]!, c, other[(second + 1) % other.length]!)),
  )
}

/** Whether a closed segment has a point in common with the closed hex around (x, y); exact, by separating axes. */
export function segmentMeetsHex(ax: number, ay: number, bx: number, by: number, x: number, y: number): boolean {
  const [au, av, bu, bv] = [ax - x, ay - y, bx - x, by - y]
  if (Math.min(av, bv) > LATTICE || Math.max(av, bv) < -LATTICE) return false
  if (Math.min(au + av, bu + bv) > 2 * LATTICE || Math.max(au + av, bu + bv) < -2 * LATTICE) return false
  if (Math.min(au - av, bu - bv) > 2 * LATTICE || Math.max(au - av, bu - bv) < -2 * LATTICE) return false
  const offset = Math.abs((bu - au) * av - (bv - av) * au)
  const [ex, ey] = [Math.abs(bu - au), Math.abs(bv - av)]
  // The hex's reach across the segment's line: the farthest of the vertices (2K, 0) and (K, ±K).
  return offset <= LATTICE * Math.max(2 * ey, ex + ey)
}

function edge(ring: Ring, index: number): [Point, Point] {
  return [ring[index % ring.length]!, ring[(index + 1) % ring.length]!]
}

function crossing(a: Point, b: Point, c: Point, d: Point): string {
  const proper = turn(a, b, c) * turn(a, b, d) < 0 && turn(c, d, a) * turn(c, d, b) < 0
  return proper ? 'crosses' : 'touches'
}

function boxesMeet(a: Point, b: Point, c: Point, d: Point): boolean {
  return (
    Math.min(a[0], b[0]) <= Math.max(c[0], d[0]) &&
    Math.min(c[0], d[0]) <= Math.max(a[0], b[0]) &&
    Math.min(a[1], b[1]) <= Math.max(c[1], d[1]) &&
    Math.min(c[1], d[1]) <= Math.max(a[1], b[1])
  )
}

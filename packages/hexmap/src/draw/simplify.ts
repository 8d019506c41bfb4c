import type { Point } from '../format.ts'
import { MAX_EDGE, MAX_RING_POINTS } from '../limits.ts'
import { turn } from '../polygon.ts'

/**
 * Drops the vertices that hardly show, the least first, from several closed lines at once. A vertex goes only when the triangle
 * that goes with it holds no other vertex, so lines that neither cross nor touch before do not after. What is left keeps a map's limits.
 */
export function simplify(loops: readonly (readonly Point[])[], tolerance: number): readonly (readonly Point[])[] {
  const vertices = linked(loops)
  const buckets = bucketed(vertices)
  const sizes = loops.map((loop) => loop.length)
  for (const part of [0.05, 0.2, 0.5, 1]) {
    const limit = tolerance * part
    for (const vertex of vertices) {
      if (vertex.gone || sizes[vertex.loop]! <= 4) continue
      if (weight(vertex) > limit || !isShort(vertex.before.at, vertex.after.at) || !triangleIsEmpty(vertex, buckets)) continue
      vertex.gone = true
      vertex.before.after = vertex.after
      vertex.after.before = vertex.before
      sizes[vertex.loop]!--
    }
  }
  const kept: Point[][] = loops.map(() => [])
  for (const { gone, loop, at } of vertices) if (!gone) kept[loop]!.push(at)
  return kept.some((loop) => loop.length > MAX_RING_POINTS) ? simplify(kept, tolerance * 2) : kept
}

interface Vertex {
  readonly at: Point
  readonly loop: number
  before: Vertex
  after: Vertex
  gone: boolean
}

function linked(loops: readonly (readonly Point[])[]): readonly Vertex[] {
  return loops.flatMap((points, loop) => {
    const ring = points.map((at) => {
      const vertex = { at, loop, gone: false } as Vertex
      vertex.before = vertex
      vertex.after = vertex
      return vertex
    })
    for (const [i, vertex] of ring.entries()) {
      vertex.after = ring[(i + 1) % ring.length]!
      vertex.after.before = vertex
    }
    return ring
  })
}

const BUCKET = 48

function bucketed(vertices: readonly Vertex[]): Map<number, Vertex[]> {
  const buckets = new Map<number, Vertex[]>()
  for (const vertex of vertices) {
    const key = bucketOf(Math.floor(vertex.at[0] / BUCKET), Math.floor(vertex.at[1] / BUCKET))
    const bucket = buckets.get(key)
    if (bucket) bucket.push(vertex)
    else buckets.set(key, [vertex])
  }
  return buckets
}

function bucketOf(column: number, row: number): number {
  return row * 65536 + column
}

/** How much of the drawing goes with a vertex: twice the area of the triangle that it makes with its neighbours. */
function weight({ before, at, after }: Vertex): number {
  return Math.abs(turn(before.at, at, after.at))
}

function isShort([ax, ay]: Point, [bx, by]: Point): boolean {
  return Math.abs(ax - bx) <= MAX_EDGE && Math.abs(ay - by) <= MAX_EDGE
}

function triangleIsEmpty({ before, at, after }: Vertex, buckets: Map<number, Vertex[]>): boolean {
  const [a, b, c] = [before.at, at, after.at]
  const left = Math.min(a[0], b[0], c[0])
  const right = Math.max(a[0], b[0], c[0])
  const top = Math.min(a[1], b[1], c[1])
  const bottom = Math.max(a[1], b[1], c[1])
  for (let row = Math.floor(top / BUCKET); row <= Math.floor(bottom / BUCKET); row++) {
    for (let column = Math.floor(left / BUCKET); column <= Math.floor(right / BUCKET); column++) {
      for (const other of buckets.get(bucketOf(column, row)) ?? []) {
        const p = other.at
        if (other.gone || p === a || p === b || p === c) continue
        if (p[0] < left || p[0] > right || p[1] < top || p[1] > bottom) continue
        const sides = [turn(a, b, p), turn(b, c, p), turn(c, a, p)]
        if (sides.every((side) => side >= 0) || sides.every((side) => side <= 0)) return false
      }
    }
  }
  return true
}

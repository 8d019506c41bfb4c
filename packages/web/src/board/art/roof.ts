/** Lays a roof over any simple outline: wings are cut off at inner corners, each then gets a gable, a hip or a sawtooth roof. */
import { jitter } from './jitter.ts'
import { dist, signedArea } from './shape.ts'
import type { Vec } from './units.ts'

export interface RoofFace {
  readonly ring: readonly Vec[]
  /** Which way the face slopes down; decides how much light it gets. */
  readonly nx: number
  readonly ny: number
}

export interface RoofPlan {
  readonly faces: readonly RoofFace[]
  readonly ridges: readonly (readonly [Vec, Vec])[]
  readonly chimneys: readonly Vec[]
}

type RoofKind = 'gable' | 'hip' | 'sawtooth'

export function planRoof(outline: readonly Vec[], id: string, style = ''): RoofPlan {
  const next = jitter(`${id} roof`)
  const clockwise = signedArea(outline) > 0 ? [...outline] : [...outline].reverse()
  const wings = cutWings(withoutStraightCorners(clockwise), 8).sort((a, b) => Math.abs(signedArea(b)) - Math.abs(signedArea(a)))
  const kind = kindOf(style, wings.length, next())
  const church = style.includes('church')
  const plans = wings.map((wing) => (church && isSquare(wing) ? hipOver(wing) : roofOver(wing, kind)))
  const ridge = plans[0]?.ridges[0]
  const along = next() < 0.5 ? 0.22 : 0.78
  const chimneys =
    ridge && !church && kind !== 'sawtooth'
      ? [{ x: lerp(ridge[0].x, ridge[1].x, along) + 2, y: lerp(ridge[0].y, ridge[1].y, along) + 3 }]
      : []
  return { faces: plans.flatMap((plan) => plan.faces), ridges: plans.flatMap((plan) => plan.ridges), chimneys }
}

/** The tower and the porch of a church. */
function isSquare(wing: readonly Vec[]): boolean {
  const sides = wing.map((p, i) => dist(p, wing[(i + 1) % wing.length]!))
  return wing.length === 4 && Math.max(...sides) < Math.min(...sides) * 1.4
}

function kindOf(style: string, wings: number, chance: number): RoofKind {
  if (style.includes('hip')) return 'hip'
  if (style.includes('saw') || style.includes('factory')) return 'sawtooth'
  if (style.includes('gable') || style.includes('church') || wings > 1) return 'gable'
  return chance < 0.3 ? 'hip' : 'gable'
}

/** Splits at each inner corner by the shorter of the two cuts that go on from its edges. */
function cutWings(ring: readonly Vec[], depth: number): Vec[][] {
  if (depth === 0) return [[...ring]]
  const n = ring.length
  let best: { corner: number; edge: number; at: Vec; length: number } | undefined
  for (let i = 0; i < n; i++) {
    const [before, corner, after] = [ring[(i + n - 1) % n]!, ring[i]!, ring[(i + 1) % n]!]
    if (cross(before, corner, after) >= -1e-6) continue
    for (const from of [before, after]) {
      const hit = firstHit(ring, i, { x: corner.x - from.x, y: corner.y - from.y })
      if (hit && (!best || hit.length < best.length)) best = { corner: i, ...hit }
    }
  }
  if (!best) return [[...ring]]
  const { corner, edge, at } = best
  const one: Vec[] = [at]
  for (let i = (edge + 1) % n; i !== corner; i = (i + 1) % n) one.push(ring[i]!)
  one.push(ring[corner]!)
  const other: Vec[] = [ring[corner]!]
  for (let i = (corner + 1) % n; i !== (edge + 1) % n; i = (i + 1) % n) other.push(ring[i]!)
  other.push(at)
  return [one, other].flatMap((part) => cutWings(withoutStraightCorners(part), depth - 1))
}

function firstHit(ring: readonly Vec[], corner: number, direction: Vec): { edge: number; at: Vec; length: number } | undefined {
  const n = ring.length
  const from = ring[corner]!
  let best: { edge: number; at: Vec; length: number } | undefined
  for (let edge = 0; edge < n; edge++) {
    if (edge === corner || (edge + 1) % n === corner) continue
    const [a, b] = [ring[edge]!, ring[(edge + 1) % n]!]
    const [ex, ey] = [b.x - a.x, b.y - a.y]
    const denominator = direction.x * ey - direction.y * ex
    if (Math.abs(denominator) < 1e-9) continue
    const t = ((a.x - from.x) * ey - (a.y - from.y) * ex) / denominator
    const u = ((a.x - from.x) * direction.y - (a.y - from.y) * direction.x) / denominator
    if (t <= 1e-6 || u < -1e-6 || u > 1 + 1e-6) continue
    const length = t * Math.hypot(direction.x, direction.y)
    if (!best || length < best.length) best = { edge, at: { x: from.x + direction.x * t, y: from.y + direction.y * t }, length }
  }
  return best
}

function withoutStraightCorners(ring: readonly Vec[]): Vec[] {
  const n = ring.length
  return ring.filter((p, i) => {
    const [before, after] = [ring[(i + n - 1) % n]!, ring[(i + 1) % n]!]
    return Math.abs(cross(before, p, after)) > 0.02 * dist(before, p) * dist(p, after)
  })
}

function roofOver(wing: readonly Vec[], kind: RoofKind): RoofPlan {
  if (wing.length !== 4) return hipOver(wing)
  const [p0, p1, p2, p3] = wing as [Vec, Vec, Vec, Vec]
  const longFirst = dist(p0, p1) + dist(p2, p3) >= dist(p1, p2) + dist(p3, p0)
  const [a, b, c, d] = longFirst ? [p0, p1, p2, p3] : [p1, p2, p3, p0]
  if (kind === 'sawtooth') return sawtooth(a, b, c, d)
  const [west, east] = [middle(a, d), middle(b, c)]
  const inset = kind === 'hip' ? Math.min(0.38, (dist(a, d) * 0.5) / dist(a, b)) : 0
  const [r0, r1] = [mixed(west, east, inset), mixed(west, east, 1 - inset)]
  const slopes = [face([a, b, r1, r0], a, b), face([c, d, r0, r1], c, d)]
  if (inset === 0) return { faces: slopes, ridges: [[r0, r1]], chimneys: [] }
  const ends = [face([d, a, r0], d, a), face([b, c, r1], b, c)]
  return {
    faces: [...slopes, ...ends],
    ridges: [
      [r0, r1],
      [a, r0],
      [d, r0],
      [b, r1],
      [c, r1],
    ],
    chimneys: [],
  }
}

/** A hip roof over any convex wing: every corner leans to the nearer end of a ridge along the longest wall, or to one point if it is square. */
function hipOver(ring: readonly Vec[]): RoofPlan {
  const centre = ring.reduce((sum, p) => ({ x: sum.x + p.x / ring.length, y: sum.y + p.y / ring.length }), { x: 0, y: 0 })
  const longest = ring.map((p, i) => ({ p, q: ring[(i + 1) % ring.length]! })).reduce((a, b) => (dist(b.p, b.q) > dist(a.p, a.q) ? b : a))
  const length = dist(longest.p, longest.q)
  const [ux, uy] = [(longest.q.x - longest.p.x) / length, (longest.q.y - longest.p.y) / length]
  const along = ring.map((p) => (p.x - centre.x) * ux + (p.y - centre.y) * uy)
  const across = ring.map((p) => (p.y - centre.y) * ux - (p.x - centre.x) * uy)
  const half = (values: readonly number[]): number => (Math.max(...values) - Math.min(...values)) / 2
  const reach = Math.max(0, half(along) - half(across))
  const end = (sign: number): Vec => ({ x: centre.x + ux * reach * sign, y: centre.y + uy * reach * sign })
  const tops = along.map((at) => end(at < 0 ? -1 : 1))
  return {
    faces: ring.map((p, i) => {
      const next = (i + 1) % ring.length
      return face([p, ring[next]!, tops[next]!, tops[i]!], p, ring[next]!)
    }),
    ridges: [[end(-1), end(1)], ...ring.map((p, i): [Vec, Vec] => [p, tops[i]!])],
    chimneys: [],
  }
}

/** Bays across the long side, each with a steep glazed and a long slated slope. */
function sawtooth(a: Vec, b: Vec, c: Vec, d: Vec): RoofPlan {
  const bays = Math.max(2, Math.round(dist(a, b) / 16))
  const faces: RoofFace[] = []
  const ridges: [Vec, Vec][] = []
  for (let i = 0; i < bays; i++) {
    const at = (t: number): [Vec, Vec] => [mixed(a, b, (i + t) / bays), mixed(d, c, (i + t) / bays)]
    const [[n0, s0], [n1, s1], [n2, s2]] = [at(0), at(0.3), at(1)]
    faces.push(face([n0, n1, s1, s0], s0, n0), face([n1, n2, s2, s1], n2, s2))
    ridges.push([n1, s1], [n2, s2])
  }
  return { faces, ridges, chimneys: [] }
}

/** A face over the eave from a to b, sloping away from the ring's inside (the ring runs clockwise). */
function face(ring: readonly Vec[], a: Vec, b: Vec): RoofFace {
  const length = dist(a, b) || 1
  return { ring, nx: (b.y - a.y) / length, ny: -(b.x - a.x) / length }
}

const cross = (a: Vec, b: Vec, c: Vec): number => (b.x - a.x) * (c.y - b.y) - (b.y - a.y) * (c.x - b.x)
const lerp = (a: number, b: number, t: number): number => a + (b - a) * t
const mixed = (a: Vec, b: Vec, t: number): Vec => ({ x: lerp(a.x, b.x, t), y: lerp(a.y, b.y, t) })
const middle = (a: Vec, b: Vec): Vec => mixed(a, b, 0.5)

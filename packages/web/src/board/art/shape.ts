/** Polygons in world units: tracing them onto a canvas and the few questions the art asks about them. */
import type { DepictionSpec, Point } from '@firegroup/hexmap'
import { type Box, toWorld, type Vec } from './units.ts'

export interface Shape {
  readonly outline: readonly Vec[]
  readonly holes: readonly (readonly Vec[])[]
  readonly bounds: Box
}

/** What the shapes are drawn on; both kinds of canvas context fit. */
export type Ctx = OffscreenCanvasRenderingContext2D

export function shapeOf(depiction: DepictionSpec): Shape {
  const outline = worldPoints(depiction.polygon)
  return { outline, holes: (depiction.holes ?? []).map(worldPoints), bounds: boundsOf(outline) }
}

export const worldPoints = (points: readonly Point[]): Vec[] => points.map(toWorld)

export function boundsOf(points: readonly Vec[]): Box {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity]
  for (const { x, y } of points) {
    left = Math.min(left, x)
    top = Math.min(top, y)
    right = Math.max(right, x)
    bottom = Math.max(bottom, y)
  }
  return { left, top, right, bottom }
}

/** Begins a path of the outline and its holes; fill it with 'evenodd'. */
export function traceShape(ctx: Ctx, shape: Shape, dx = 0, dy = 0): void {
  ctx.beginPath()
  addRing(ctx, shape.outline, dx, dy)
  for (const hole of shape.holes) addRing(ctx, hole, dx, dy)
}

export function addRing(ctx: Ctx, ring: readonly Vec[], dx = 0, dy = 0): void {
  ring.forEach((p, i) => {
    if (i === 0) ctx.moveTo(p.x + dx, p.y + dy)
    else ctx.lineTo(p.x + dx, p.y + dy)
  })
  ctx.closePath()
}

export function fillRing(ctx: Ctx, ring: readonly Vec[], colour: string): void {
  ctx.beginPath()
  addRing(ctx, ring)
  ctx.fillStyle = colour
  ctx.fill()
}

export function contains(shape: Shape, x: number, y: number): boolean {
  return inRing(shape.outline, x, y) && !shape.holes.some((hole) => inRing(hole, x, y))
}

function inRing(ring: readonly Vec[], x: number, y: number): boolean {
  let inside = false
  for (let i = 0, j = ring.length - 1; i < ring.length; j = i++) {
    const a = ring[i]!
    const b = ring[j]!
    if (a.y > y !== b.y > y && x < ((b.x - a.x) * (y - a.y)) / (b.y - a.y) + a.x) inside = !inside
  }
  return inside
}

/** Distance from a point to the nearest line of the outline or of a hole. */
export function distanceToEdge(shape: Shape, x: number, y: number): number {
  let best = Infinity
  for (const ring of [shape.outline, ...shape.holes]) {
    for (let i = 0; i < ring.length; i++) best = Math.min(best, distanceToSegment(x, y, ring[i]!, ring[(i + 1) % ring.length]!))
  }
  return best
}

function distanceToSegment(x: number, y: number, a: Vec, b: Vec): number {
  const [dx, dy] = [b.x - a.x, b.y - a.y]
  const length2 = dx * dx + dy * dy
  const t = length2 === 0 ? 0 : Math.max(0, Math.min(1, ((x - a.x) * dx + (y - a.y) * dy) / length2))
  return Math.hypot(x - a.x - t * dx, y - a.y - t * dy)
}

export interface Step {
  readonly x: number
  readonly y: number
  /** Unit normal pointing out of the shape. */
  readonly nx: number
  readonly ny: number
}

/** Points at about the given spacing along every ring, each with its outward normal. */
export function walkEdge(shape: Shape, spacing: number): Step[] {
  return [shape.outline, ...shape.holes].flatMap((ring, index) => walkRing(ring, spacing, index === 0))
}

function walkRing(ring: readonly Vec[], spacing: number, outer: boolean): Step[] {
  const sign = signedArea(ring) > 0 === outer ? 1 : -1
  const perimeter = ring.reduce((sum, p, i) => sum + dist(p, ring[(i + 1) % ring.length]!), 0)
  const stride = perimeter / Math.max(3, Math.round(perimeter / spacing))
  const steps: Step[] = []
  let due = 0
  for (let i = 0; i < ring.length; i++) {
    const a = ring[i]!
    const b = ring[(i + 1) % ring.length]!
    const length = dist(a, b)
    if (length === 0) continue
    const [ux, uy] = [(b.x - a.x) / length, (b.y - a.y) / length]
    for (; due < length - 1e-9; due += stride) steps.push({ x: a.x + ux * due, y: a.y + uy * due, nx: uy * sign, ny: -ux * sign })
    due -= length
  }
  return steps
}

/** Positive when the ring runs clockwise on screen. */
export const signedArea = (ring: readonly Vec[]): number =>
  ring.reduce((sum, p, i) => {
    const q = ring[(i + 1) % ring.length]!
    return sum + p.x * q.y - q.x * p.y
  }, 0) / 2

export const dist = (a: Vec, b: Vec): number => Math.hypot(b.x - a.x, b.y - a.y)

/** A smooth line through all points. */
export function traceCurve(ctx: Ctx, line: readonly Vec[]): void {
  ctx.beginPath()
  const first = line[0]!
  ctx.moveTo(first.x, first.y)
  for (let i = 0; i + 1 < line.length; i++) {
    const [p0, p1, p2, p3] = [line[Math.max(0, i - 1)]!, line[i]!, line[i + 1]!, line[Math.min(line.length - 1, i + 2)]!]
    ctx.bezierCurveTo(p1.x + (p2.x - p0.x) / 6, p1.y + (p2.y - p0.y) / 6, p2.x - (p3.x - p1.x) / 6, p2.y - (p3.y - p1.y) / 6, p2.x, p2.y)
  }
}

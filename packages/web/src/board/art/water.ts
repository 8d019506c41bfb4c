/** Streams with banks, a deep centre, ripples and reeds; ponds with a shaded shore; planks where a road goes over. */
import type { DepictionSpec, WaySpec } from '@firegroup/hexmap'
import type { Drawing } from './drawing.ts'
import { jitter } from './jitter.ts'
import { alpha, blend, palette } from './palette.ts'
import type { Reach } from './river.ts'
import { offsetLine, type Sample, sampleCurve } from './roads.ts'
import { addRing, boundsOf, type Ctx, contains, type Shape, shapeOf, traceCurve, traceShape, worldPoints } from './shape.ts'
import { type Box, grow, toWorldLength, type Vec } from './units.ts'

export function stream(way: WaySpec): Drawing {
  const line = worldPoints(way.line)
  const width = Math.max(8, toWorldLength(way.width))
  const track = sampleCurve(line, 4)
  return {
    bounds: grow(boundsOf(line), width + 6),
    paint(ctx, { sprites, view }) {
      ctx.lineCap = 'round'
      ctx.lineJoin = 'round'
      const bands: readonly (readonly [string, number])[] = [
        [alpha(palette.ground.dark, 0.9), width + 9],
        [alpha('#a9a865', 0.8), width + 5.5],
        [blend(palette.water.dark, '#3d5f66', 0.35), width + 1.6],
        [palette.water.main, width],
        [alpha(palette.water.dark, 0.35), width * 0.55],
      ]
      for (const [colour, across] of bands) {
        traceCurve(ctx, line)
        ctx.strokeStyle = colour
        ctx.lineWidth = across
        ctx.stroke()
      }
      ripples(ctx, way.id, track, width)
      const next = jitter(`${way.id} reeds`)
      for (const p of track) {
        const [chance, side, out, variant] = [next(), next() < 0.5 ? -1 : 1, next(), next()]
        if (chance > 0.2) continue
        const by = side * (width / 2 + 2 + out * 2)
        const [x, y] = [p.x + p.nx * by, p.y + p.ny * by]
        if (x > view.left - 8 && x < view.right + 8) sprites.stamp(ctx, 'hedge', x, y, 1.5 + out * 1.3, variant, 0.4)
      }
    },
  }
}

function ripples(ctx: Ctx, id: string, track: readonly Sample[], width: number): void {
  const next = jitter(`${id} ripples`)
  for (const side of [-0.22, 0.2]) {
    const shift = next() * 20
    offsetLine(ctx, track, (i) => side * width + Math.sin(i * 0.9) * 0.7)
    ctx.strokeStyle = alpha(palette.water.light, 0.85)
    ctx.lineWidth = 0.9
    ctx.setLineDash([9, 22, 5, 31])
    ctx.lineDashOffset = shift
    ctx.stroke()
  }
  ctx.setLineDash([])
}

/** Further than a shore and its shade reach. */
const BEYOND = 16

export function pond(depiction: DepictionSpec, board: Box): Drawing {
  const shape = offBoard(shapeOf(depiction), board)
  const next = jitter(depiction.id)
  const { left, top, right, bottom } = shape.bounds
  const waves: { x: number; y: number; length: number }[] = []
  for (let y = top + 6; y < bottom; y += 7) {
    for (let x = left + next() * 20; x < right; x += 18 + next() * 22) {
      const length = 4 + next() * 7
      if (contains(shape, x, y) && contains(shape, x + length, y)) waves.push({ x, y, length })
    }
  }
  return {
    bounds: grow(shape.bounds, 8),
    paint(ctx) {
      traceShape(ctx, shape)
      ctx.lineJoin = 'round'
      ctx.strokeStyle = alpha('#a9a865', 0.75)
      ctx.lineWidth = 7
      ctx.stroke()
      ctx.fillStyle = palette.water.main
      ctx.fill('evenodd')
      ctx.save()
      ctx.clip('evenodd')
      const around = grow(shape.bounds, 30)
      for (const shift of [2, 4, 6.5]) {
        ctx.beginPath()
        ctx.rect(around.left, around.top, around.right - around.left, around.bottom - around.top)
        addRing(ctx, shape.outline, shift, shift * 1.2)
        ctx.fillStyle = alpha(palette.water.dark, 0.3)
        ctx.fill('evenodd')
      }
      ctx.strokeStyle = alpha(palette.water.light, 0.9)
      ctx.lineWidth = 1
      ctx.beginPath()
      for (const { x, y, length } of waves) {
        ctx.moveTo(x, y)
        ctx.quadraticCurveTo(x + length / 2, y - 1.4, x + length, y)
      }
      ctx.stroke()
      ctx.restore()
      traceShape(ctx, shape)
      ctx.strokeStyle = blend(palette.water.dark, '#3d5f66', 0.4)
      ctx.lineWidth = 1.2
      ctx.stroke()
    },
  }
}

/** Water goes on beyond the edge of the board: its shore is drawn where nobody sees it, and no line shuts it off. */
function offBoard(shape: Shape, board: Box): Shape {
  const push = (at: number, low: number, high: number): number => (at <= low + 0.5 ? low - BEYOND : at >= high - 0.5 ? high + BEYOND : at)
  const outline = shape.outline.map(({ x, y }) => ({ x: push(x, board.left, board.right), y: push(y, board.top, board.bottom) }))
  return { ...shape, outline, bounds: boundsOf(outline) }
}

/** Planks and rails wherever a road crosses a stream, or all of the river that it is part of. */
export function bridges(crossed: readonly Crossing[], reaches: readonly Reach[]): Drawing[] {
  return crossed.map((crossing) => {
    const river = reaches.find(({ shape }) => contains(shape, crossing.x, crossing.y))
    const at = river ? straightened(crossing) : crossing
    const half = river ? Math.max(toBank(at, river.shape, 1), toBank(at, river.shape, -1)) : toWorldLength(at.brook.width) / 2
    return bridge(at, half + 6, Math.max(5, toWorldLength(at.road.width)) / 2 + 2.5)
  })
}

/** Wherever a road crosses a stream. */
export function crossingsOf(ways: readonly WaySpec[]): Crossing[] {
  const streams = ways.filter((way) => way.kind === 'stream' && way.line.length > 1)
  const roads = ways.filter((way) => way.kind !== 'stream' && way.line.length > 1)
  return roads.flatMap((road) =>
    streams.flatMap((brook) =>
      crossings(sampleCurve(worldPoints(road.line), 4), sampleCurve(worldPoints(brook.line), 4)).map((at) => ({ ...at, road, brook })),
    ),
  )
}

/** A long deck lies along the road as a whole, not as it turns in the middle. */
function straightened(at: Crossing): Crossing {
  const track = sampleCurve(worldPoints(at.road.line), 4)
  const far = (a: Vec): number => Math.hypot(a.x - at.x, a.y - at.y)
  const near = track.reduce((best, each, i) => (far(each) < far(track[best]!) ? i : best), 0)
  const [from, to] = [track[Math.max(0, near - LONG)]!, track[Math.min(track.length - 1, near + LONG)]!]
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1
  return { ...at, ux: (to.x - from.x) / length, uy: (to.y - from.y) / length }
}

/** Half of such a deck, in samples of the road. */
const LONG = 9

function toBank({ x, y, ux, uy }: Spot, shape: Shape, way: 1 | -1): number {
  let far = 0
  while (contains(shape, x + ux * way * far, y + uy * way * far)) far += 2
  return far
}

export interface Crossing extends Spot {
  readonly road: WaySpec
  readonly brook: WaySpec
}

interface Spot extends Vec {
  /** Unit vector along the road. */
  readonly ux: number
  readonly uy: number
}

function crossings(road: readonly Sample[], brook: readonly Sample[]): Spot[] {
  const found: Spot[] = []
  for (let i = 0; i + 1 < road.length; i++) {
    const [a, b] = [road[i]!, road[i + 1]!]
    for (let j = 0; j + 1 < brook.length; j++) {
      const [c, d] = [brook[j]!, brook[j + 1]!]
      const denominator = (b.x - a.x) * (d.y - c.y) - (b.y - a.y) * (d.x - c.x)
      if (denominator === 0) continue
      const t = ((c.x - a.x) * (d.y - c.y) - (c.y - a.y) * (d.x - c.x)) / denominator
      const u = ((c.x - a.x) * (b.y - a.y) - (c.y - a.y) * (b.x - a.x)) / denominator
      if (t < 0 || t >= 1 || u < 0 || u >= 1) continue
      found.push({ x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t, ux: a.ny, uy: -a.nx })
    }
  }
  return found
}

function bridge(at: Spot, halfLength: number, halfWidth: number): Drawing {
  const point = (along: number, across: number): Vec => ({
    x: at.x + at.ux * along - at.uy * across,
    y: at.y + at.uy * along + at.ux * across,
  })
  const deck = [point(-halfLength, -halfWidth), point(halfLength, -halfWidth), point(halfLength, halfWidth), point(-halfLength, halfWidth)]
  return {
    bounds: grow(boundsOf(deck), 6),
    paint(ctx) {
      ctx.beginPath()
      addRing(ctx, deck, 2, 3)
      ctx.fillStyle = alpha('#22301f', 0.35)
      ctx.fill()
      ctx.beginPath()
      addRing(ctx, deck)
      ctx.fillStyle = blend(palette.dirt.main, palette.wood.light, 0.35)
      ctx.fill()
      ctx.strokeStyle = alpha(palette.wood.dark, 0.75)
      ctx.lineWidth = 0.8
      ctx.beginPath()
      for (let along = -halfLength + 2.6; along < halfLength; along += 2.6) {
        const [from, to] = [point(along, -halfWidth), point(along, halfWidth)]
        ctx.moveTo(from.x, from.y)
        ctx.lineTo(to.x, to.y)
      }
      ctx.stroke()
      ctx.strokeStyle = palette.wood.dark
      ctx.lineWidth = 2
      for (const side of [-halfWidth, halfWidth]) {
        const [from, to] = [point(-halfLength, side), point(halfLength, side)]
        ctx.beginPath()
        ctx.moveTo(from.x, from.y)
        ctx.lineTo(to.x, to.y)
        ctx.stroke()
      }
    },
  }
}

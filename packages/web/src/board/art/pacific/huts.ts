/** Huts from above: thatch around a pole, or on both sides of a ridge. The outline is the depiction; a collapsed one lies flat on it. */
import type { DepictionSpec } from '@firegroup/hexmap'
import { type Drawing, LIGHT, SHADE } from '../drawing.ts'
import { jitter } from '../jitter.ts'
import { alpha, blend, palette } from '../palette.ts'
import { addRing, type Ctx, dist, fillRing, type Shape, shapeOf, traceShape } from '../shape.ts'
import { grow, type Vec } from '../units.ts'

/** A building of more corners than this is round. */
const ROUND = 6

export function hut(depiction: DepictionSpec): Drawing {
  const shape = shapeOf(depiction)
  const centre = centreOf(shape)
  return {
    bounds: grow(shape.bounds, 26),
    paint(ctx) {
      trodden(ctx, shape, centre)
      ctx.fillStyle = alpha(SHADE, 0.45)
      traceShape(ctx, shape, 4.5, 7)
      ctx.fill()
      if (shape.outline.length > ROUND) roundThatch(ctx, shape, centre)
      else longThatch(ctx, shape.outline)
      traceShape(ctx, shape)
      ctx.strokeStyle = palette.thatch.dark
      ctx.lineWidth = 1.2
      ctx.stroke()
    },
  }
}

/** Poles and thatch in a heap. */
export function collapsedHut(depiction: DepictionSpec): Drawing {
  const shape = shapeOf(depiction)
  const centre = centreOf(shape)
  const reach = Math.max(...shape.outline.map((point) => dist(point, centre)))
  return {
    bounds: grow(shape.bounds, 26),
    paint(ctx) {
      trodden(ctx, shape, centre)
      fillRing(ctx, shape.outline, blend(palette.thatch.main, palette.dirt.main, 0.45))
      ctx.save()
      traceShape(ctx, shape)
      ctx.clip()
      const next = jitter(depiction.id)
      for (let i = 0; i < 26; i++) {
        const [angle, away, turn, length] = [next() * Math.PI * 2, next() * reach, next() * Math.PI, 4 + next() * 9]
        const [x, y] = [centre.x + Math.cos(angle) * away, centre.y + Math.sin(angle) * away]
        ctx.strokeStyle = i % 3 === 0 ? palette.thatch.light : alpha(palette.thatch.dark, 0.75)
        ctx.lineWidth = i % 5 === 0 ? 2 : 0.9
        ctx.beginPath()
        ctx.moveTo(x - Math.cos(turn) * length, y - Math.sin(turn) * length)
        ctx.lineTo(x + Math.cos(turn) * length, y + Math.sin(turn) * length)
        ctx.stroke()
      }
      ctx.restore()
    },
  }
}

/** Bare earth where people live. */
function trodden(ctx: Ctx, { bounds }: Shape, { x, y }: Vec): void {
  const reach = (bounds.right - bounds.left + bounds.bottom - bounds.top) / 4 + 13
  const glow = ctx.createRadialGradient(x, y, 6, x, y, reach)
  glow.addColorStop(0, alpha(palette.dirt.light, 0.9))
  glow.addColorStop(0.65, alpha(palette.dirt.light, 0.5))
  glow.addColorStop(1, alpha(palette.dirt.light, 0))
  ctx.fillStyle = glow
  ctx.beginPath()
  ctx.arc(x, y, reach, 0, Math.PI * 2)
  ctx.fill()
}

function roundThatch(ctx: Ctx, shape: Shape, { x, y }: Vec): void {
  const r = shape.outline.reduce((sum, point) => sum + dist(point, { x, y }), 0) / shape.outline.length
  const lit = ctx.createRadialGradient(x - r * 0.4, y - r * 0.45, 1, x, y, r * 1.1)
  lit.addColorStop(0, palette.thatch.light)
  lit.addColorStop(0.5, palette.thatch.main)
  lit.addColorStop(1, blend(palette.thatch.main, palette.thatch.dark, 0.55))
  ctx.fillStyle = lit
  traceShape(ctx, shape)
  ctx.fill()
  ctx.strokeStyle = alpha(palette.thatch.dark, 0.5)
  ctx.lineWidth = 0.8
  ctx.beginPath()
  for (let i = 0; i < 28; i++) {
    const [cos, sin] = [Math.cos((i / 28) * Math.PI * 2), Math.sin((i / 28) * Math.PI * 2)]
    ctx.moveTo(x + cos * 2.4, y + sin * 2.4)
    ctx.lineTo(x + cos * r * 0.95, y + sin * r * 0.95)
  }
  for (const part of [0.42, 0.7]) {
    ctx.moveTo(x + r * part, y)
    ctx.arc(x, y, r * part, 0, Math.PI * 2)
  }
  ctx.stroke()
  ctx.fillStyle = palette.thatch.dark
  ctx.beginPath()
  ctx.arc(x, y, 2.1, 0, Math.PI * 2)
  ctx.fill()
}

/** Two slopes over the longer walls, with straw down to the eaves. */
function longThatch(ctx: Ctx, outline: readonly Vec[]): void {
  const [p0, p1, p2, p3] = outline as [Vec, Vec, Vec, Vec]
  const [a, b, c, d] = dist(p0, p1) >= dist(p1, p2) ? [p0, p1, p2, p3] : [p1, p2, p3, p0]
  const [west, east] = [between(a, d, 0.5), between(b, c, 0.5)]
  for (const [from, to, left, right] of [
    [a, b, west, east],
    [d, c, west, east],
  ] as const) {
    const out = { x: (from.x + to.x) / 2 - (left.x + right.x) / 2, y: (from.y + to.y) / 2 - (left.y + right.y) / 2 }
    const facing = (out.x * LIGHT.x + out.y * LIGHT.y) / (Math.hypot(out.x, out.y) || 1)
    fillRing(ctx, [from, to, right, left], facing > 0 ? palette.thatch.light : blend(palette.thatch.main, palette.thatch.dark, 0.25))
    ctx.strokeStyle = alpha(palette.thatch.dark, 0.42)
    ctx.lineWidth = 0.8
    ctx.beginPath()
    for (let t = 0.05; t < 1; t += 0.085) {
      const [top, eave] = [between(left, right, t), between(from, to, t + 0.02)]
      ctx.moveTo(top.x, top.y)
      ctx.lineTo(eave.x, eave.y)
    }
    ctx.stroke()
  }
  ctx.strokeStyle = blend(palette.thatch.light, '#ffffff', 0.35)
  ctx.lineWidth = 1.6
  ctx.beginPath()
  ctx.moveTo(west.x, west.y)
  ctx.lineTo(east.x, east.y)
  ctx.stroke()
  ctx.beginPath()
  addRing(ctx, outline)
}

const between = (a: Vec, b: Vec, t: number): Vec => ({ x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t })

function centreOf({ outline }: Shape): Vec {
  return outline.reduce((sum, p) => ({ x: sum.x + p.x / outline.length, y: sum.y + p.y / outline.length }), { x: 0, y: 0 })
}

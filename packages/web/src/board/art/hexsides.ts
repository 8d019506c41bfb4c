/** What stands on a hexside: stone walls, hedges, bocage on its bank, slopes, cliffs. */
import { type Drawing, SHADE } from './drawing.ts'
import { jitter } from './jitter.ts'
import { alpha, bank, blend, crest, palette } from './palette.ts'
import { boundsOf, type Ctx, dist } from './shape.ts'
import type { Fence } from './sheet.ts'
import type { SpriteSheet } from './sprites.ts'
import { grow, type Vec } from './units.ts'

export function hexside({ id, feature, from: a, to: b, foot }: Fence): Drawing {
  return {
    bounds: grow(boundsOf([a, b]), 12),
    paint(ctx, { sprites }) {
      if (feature === 'wall' || feature === 'hillside-wall') wall(ctx, id, a, b)
      else if (feature === 'hedge' || feature === 'hillside-hedge') leaves(ctx, sprites, id, a, b, 4.3)
      else if (feature === 'bocage') {
        line(ctx, a, b, alpha(bank, 0.9), 12)
        leaves(ctx, sprites, id, a, b, 5.6)
      } else if (feature === 'slope') slope(ctx, id, a, b, foot)
      else if (feature === 'breach') breach(ctx, a, b)
      else cliff(ctx, id, a, b)
    },
  }
}

function wall(ctx: Ctx, id: string, a: Vec, b: Vec): void {
  const length = dist(a, b)
  const next = jitter(id)
  ctx.save()
  line(ctx, { x: a.x + 2, y: a.y + 3 }, { x: b.x + 2, y: b.y + 3 }, alpha(SHADE, 0.36), 4.6)
  line(ctx, a, b, palette.wall.dark, 5)
  ctx.translate(a.x, a.y)
  ctx.rotate(Math.atan2(b.y - a.y, b.x - a.x))
  for (let x = -1.2; x < length; ) {
    const stone = Math.min(3.6 + next() * 2.4, length + 1.2 - x)
    for (const [y, height] of [
      [-2, 1.9],
      [0.2, 1.9],
    ] as const) {
      ctx.fillStyle = blend(palette.wall.main, palette.wall.light, 0.35 + next() * 0.65)
      ctx.fillRect(x + 0.3 + next() * 0.6, y, Math.max(0.6, stone - 0.9), height)
    }
    x += stone
  }
  ctx.restore()
}

function leaves(ctx: Ctx, sprites: SpriteSheet, id: string, a: Vec, b: Vec, radius: number): void {
  const next = jitter(id)
  line(ctx, { x: a.x + 2.4, y: a.y + 3.6 }, { x: b.x + 2.4, y: b.y + 3.6 }, alpha(SHADE, 0.34), radius * 1.8)
  line(ctx, a, b, '#3f5531', radius * 1.3)
  const count = Math.max(2, Math.round(dist(a, b) / (radius * 1.05)))
  for (let i = 0; i <= count; i++) {
    const t = i / count
    const [x, y] = [a.x + (b.x - a.x) * t + (next() - 0.5) * 1.6, a.y + (b.y - a.y) * t + (next() - 0.5) * 1.6]
    sprites.stamp(ctx, 'hedge', x, y, radius * (0.82 + next() * 0.3), next(), 0.3 + next() * 0.6)
  }
}

function cliff(ctx: Ctx, id: string, a: Vec, b: Vec): void {
  const next = jitter(id)
  const length = dist(a, b)
  const [ux, uy] = [(b.x - a.x) / length, (b.y - a.y) / length]
  line(ctx, a, b, crest, 2.6)
  ctx.strokeStyle = alpha(crest, 0.85)
  ctx.lineWidth = 1.2
  ctx.beginPath()
  for (let at = 1.5; at < length; at += 3) {
    const [x, y, tooth] = [a.x + ux * at, a.y + uy * at, 3.5 + next() * 2]
    ctx.moveTo(x, y)
    ctx.lineTo(x - uy * tooth, y + ux * tooth)
  }
  ctx.stroke()
}

/** Short strokes that run down from the hexside towards the foot, as on old maps. */
function slope(ctx: Ctx, id: string, a: Vec, b: Vec, foot: Vec): void {
  const next = jitter(id)
  const length = dist(a, b)
  const middle = { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 }
  const away = dist(middle, foot)
  const [dx, dy] = [(foot.x - middle.x) / away, (foot.y - middle.y) / away]
  ctx.save()
  ctx.lineCap = 'round'
  ctx.strokeStyle = alpha(crest, 0.55)
  ctx.lineWidth = 1.5
  ctx.beginPath()
  for (let at = 3; at < length - 2; at += 4.4) {
    const t = at / length
    const [x, y, tooth] = [a.x + (b.x - a.x) * t, a.y + (b.y - a.y) * t, 7 + next() * 5]
    ctx.moveTo(x + dx, y + dy)
    ctx.lineTo(x + dx * tooth, y + dy * tooth)
  }
  ctx.stroke()
  ctx.restore()
}

/** Bare earth where something has broken through the bank. */
function breach(ctx: Ctx, a: Vec, b: Vec): void {
  const at = (t: number): Vec => ({ x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t })
  line(ctx, at(0.36), at(0.64), alpha(bank, 0.95), 13)
  line(ctx, at(0.42), at(0.58), '#b79f73', 9)
}

function line(ctx: Ctx, a: Vec, b: Vec, colour: string, width: number): void {
  ctx.lineCap = 'round'
  ctx.strokeStyle = colour
  ctx.lineWidth = width
  ctx.beginPath()
  ctx.moveTo(a.x, a.y)
  ctx.lineTo(b.x, b.y)
  ctx.stroke()
}

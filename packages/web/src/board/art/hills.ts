/** Hills: a tint a level, light inside the north-western crest and shade inside the south-eastern, hachures downhill. */
import type { DepictionSpec } from '@firegroup/hexmap'
import { type Drawing, LIGHT, SHADE } from './drawing.ts'
import { jitter } from './jitter.ts'
import { alpha, blend, cream, crest, levelTints } from './palette.ts'
import { addRing, type Ctx, dist, type Shape, type Step, shapeOf, traceShape, walkEdge } from './shape.ts'
import { type Box, grow, holds, type Vec } from './units.ts'

export function hill(depiction: DepictionSpec, board: Box): Drawing {
  const shape = shapeOf(depiction)
  const level = Math.max(1, depiction.level ?? 1)
  const tint = levelTints[Math.min(level, levelTints.length) - 1] ?? levelTints[0]
  const hachures = combDown(shape, depiction.id, board)
  return {
    bounds: grow(shape.bounds, 20),
    paint(ctx, { scale, view }) {
      ctx.save()
      ctx.shadowColor = alpha(SHADE, 0.34)
      ctx.shadowOffsetX = 3 * scale
      ctx.shadowOffsetY = 4 * scale
      ctx.shadowBlur = 9 * scale
      traceShape(ctx, shape)
      ctx.fillStyle = tint
      ctx.fill('evenodd')
      ctx.restore()
      rim(ctx, shape, tint)
      ctx.strokeStyle = alpha(crest, 0.75)
      ctx.lineWidth = 0.95
      ctx.lineCap = 'round'
      ctx.beginPath()
      for (const { from, to } of hachures) {
        if (!holds(view, from.x, from.y, 20)) continue
        ctx.moveTo(from.x, from.y)
        ctx.lineTo(to.x, to.y)
      }
      ctx.stroke()
    },
  }
}

/** The crest over fields and scrub too: it decides lines of sight, so nothing that grows may hide it. */
export function crestLine(depiction: DepictionSpec, board: Box): Drawing {
  const shape = shapeOf(depiction)
  return {
    bounds: grow(shape.bounds, 2),
    paint(ctx) {
      ctx.lineJoin = 'round'
      ctx.lineCap = 'round'
      ctx.strokeStyle = crest
      ctx.lineWidth = 1.7
      traceInside(ctx, shape, board)
      ctx.stroke()
    },
  }
}

/** The part of the hill that a slightly shifted copy leaves bare is its rim; a few shifts make the light fade inwards. */
function rim(ctx: Ctx, shape: Shape, tint: string): void {
  ctx.save()
  traceShape(ctx, shape)
  ctx.clip('evenodd')
  const around = grow(shape.bounds, 40)
  for (let shift = 2; shift <= 14; shift += 2) {
    for (const side of [1, -1]) {
      ctx.beginPath()
      ctx.rect(around.left, around.top, around.right - around.left, around.bottom - around.top)
      addRing(ctx, shape.outline, -LIGHT.x * shift * side, -LIGHT.y * shift * side)
      for (const hole of shape.holes) addRing(ctx, hole, -LIGHT.x * shift * side, -LIGHT.y * shift * side)
      ctx.fillStyle = side === 1 ? alpha(blend(tint, cream, 0.75), 0.1) : alpha(blend(tint, '#5a3f17', 0.75), 0.085)
      ctx.fill('evenodd')
    }
  }
  ctx.restore()
}

function combDown(shape: Shape, id: string, board: Box): { from: Vec; to: Vec }[] {
  const next = jitter(id)
  return walkEdge(shape, 4.3)
    .filter((step) => !onBoardEdge(step, board))
    .map((step) => {
      const shade = -(step.nx * LIGHT.x + step.ny * LIGHT.y)
      const length = 5 + Math.max(0, shade) * 4.5 + next() * 2.6
      const lean = (next() - 0.5) * 0.16
      return {
        from: { x: step.x, y: step.y },
        to: { x: step.x + (step.nx - step.ny * lean) * length, y: step.y + (step.ny + step.nx * lean) * length },
      }
    })
}

/** A hill goes on beyond the edge of the board: there it has no crest. */
const onBoardEdge = ({ x, y }: Step | Vec, board: Box): boolean =>
  x <= board.left + 0.5 || y <= board.top + 0.5 || x >= board.right - 0.5 || y >= board.bottom - 0.5

function traceInside(ctx: Ctx, shape: Shape, board: Box): void {
  ctx.beginPath()
  for (const ring of [shape.outline, ...shape.holes]) {
    let drawing = false
    for (let i = 0; i < ring.length; i++) {
      const a = ring[i]!
      const b = ring[(i + 1) % ring.length]!
      const middle = { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 }
      if (dist(a, b) > 0 && !onBoardEdge(middle, board)) {
        if (!drawing) ctx.moveTo(a.x, a.y)
        ctx.lineTo(b.x, b.y)
        drawing = true
      } else drawing = false
    }
  }
}

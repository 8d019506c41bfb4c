/** Graves in rows on mown grass. */
import type { DepictionSpec } from '@firegroup/hexmap'
import { type Drawing, SHADE } from './drawing.ts'
import { jitter } from './jitter.ts'
import { alpha, blend, palette } from './palette.ts'
import { type Ctx, contains, distanceToEdge, type Shape, shapeOf, traceShape } from './shape.ts'
import { grow, holds, type Vec } from './units.ts'

interface Grave extends Vec {
  readonly cross: boolean
  readonly tone: number
}

const BETWEEN_GRAVES = 9
const BETWEEN_ROWS = 13
/** As near to the rim as a grave lies. */
const MARGIN = 6

export function cemetery(depiction: DepictionSpec): Drawing {
  const shape = shapeOf(depiction)
  const graves = dig(shape, depiction.id)
  return {
    bounds: grow(shape.bounds, 4),
    paint(ctx, { view }) {
      traceShape(ctx, shape)
      ctx.fillStyle = alpha(blend(palette.orchard.light, palette.ground.light, 0.4), 0.95)
      ctx.fill('evenodd')
      ctx.strokeStyle = alpha(palette.orchard.dark, 0.35)
      ctx.lineWidth = 1
      ctx.stroke()
      for (const grave of graves) if (holds(view, grave.x, grave.y, 8)) paintGrave(ctx, grave)
    },
  }
}

function paintGrave(ctx: Ctx, { x, y, cross, tone }: Grave): void {
  ctx.fillStyle = alpha(palette.dirt.main, 0.55)
  ctx.fillRect(x - 1.9, y + 0.6, 3.8, 6)
  ctx.fillStyle = alpha(SHADE, 0.4)
  ctx.fillRect(x - 1.2, y - 0.6, 4, 2.4)
  ctx.fillStyle = blend(palette.wall.main, palette.wall.light, tone)
  if (cross) {
    ctx.fillRect(x - 0.7, y - 4.2, 1.5, 5.4)
    ctx.fillRect(x - 2.3, y - 2.9, 4.7, 1.5)
  } else ctx.fillRect(x - 2, y - 2.4, 4, 3.4)
  ctx.strokeStyle = alpha(palette.wall.dark, 0.7)
  ctx.lineWidth = 0.5
  if (!cross) ctx.strokeRect(x - 2, y - 2.4, 4, 3.4)
}

function dig(shape: Shape, id: string): Grave[] {
  const next = jitter(id)
  const { left, top, right, bottom } = shape.bounds
  const graves: Grave[] = []
  for (let row = top; row < bottom; row += BETWEEN_ROWS) {
    for (let column = left; column < right; column += BETWEEN_GRAVES) {
      const [x, y] = [column + (next() - 0.5) * 1.6, row + (next() - 0.5) * 1.6]
      const [kept, kind, tone] = [next(), next(), next()]
      if (kept < 0.12 || !contains(shape, x, y) || distanceToEdge(shape, x, y) < MARGIN) continue
      graves.push({ x, y, cross: kind < 0.6, tone })
    }
  }
  return graves
}

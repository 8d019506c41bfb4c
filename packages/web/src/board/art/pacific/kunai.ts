/** Kunai: tall grass in three tones, a seed head here and there, drawn where it hinders. */
import type { DepictionSpec } from '@firegroup/hexmap'
import type { Drawing } from '../drawing.ts'
import { alpha, blend, palette } from '../palette.ts'
import { type Ctx, shapeOf, traceShape } from '../shape.ts'
import { grow, holds } from '../units.ts'
import { type Planted, plantings } from './planting.ts'

export function kunai(depiction: DepictionSpec): Drawing {
  const shape = shapeOf(depiction)
  const blades = plantings(shape, depiction.id, { pitch: 5.4, stray: 4.6, inset: 1.5 }).sort((a, b) => a.y - b.y)
  return {
    bounds: grow(shape.bounds, 14),
    paint(ctx, { view }) {
      traceShape(ctx, shape)
      ctx.fillStyle = alpha(palette.kunai.main, 0.9)
      ctx.fill('evenodd')
      const visible = blades.filter(({ x, y }) => holds(view, x, y, 14))
      strokeBlades(
        ctx,
        visible.filter(({ tone }) => tone < 0.34),
        palette.kunai.dark,
        1.25,
      )
      strokeBlades(
        ctx,
        visible.filter(({ tone }) => tone >= 0.34 && tone < 0.7),
        blend(palette.kunai.dark, palette.kunai.main, 0.6),
        1.05,
      )
      strokeBlades(
        ctx,
        visible.filter(({ tone }) => tone >= 0.7),
        palette.kunai.light,
        1.05,
      )
      ctx.fillStyle = alpha(palette.kunai.light, 0.95)
      ctx.beginPath()
      for (const { x, y } of visible.filter(({ variant }) => variant < 0.05)) {
        ctx.moveTo(x + 1.1, y - 6)
        ctx.ellipse(x, y - 6, 1.1, 2.4, 0.3, 0, Math.PI * 2)
      }
      ctx.fill()
    },
  }
}

function strokeBlades(ctx: Ctx, blades: readonly Planted[], colour: string, width: number): void {
  ctx.strokeStyle = colour
  ctx.lineWidth = width
  ctx.beginPath()
  for (const { x, y, size, variant, depth } of blades) {
    const height = Math.min(6.5 + size * 5, depth + 6)
    const lean = (variant - 0.5) * 4.6
    ctx.moveTo(x, y + 2)
    ctx.quadraticCurveTo(x + lean * 0.2, y - height * 0.5, x + lean, y - height)
  }
  ctx.stroke()
}

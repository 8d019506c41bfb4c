/** Jungle, palm trees and bamboo: what grows tall in the Pacific, over whole hexes where the rules say that it fills them. */
import { type Drawing, SHADE } from '../drawing.ts'
import { alpha, palette } from '../palette.ts'
import { type Shape, traceShape } from '../shape.ts'
import { grow, holds, type Vec } from '../units.ts'
import { type Planted, plantings } from './planting.ts'

/** Every sixteenth crown is a palm that stands out of the canopy. */
const PALM_SHARE = 1 / 16

export function jungle(shape: Shape, id: string, isClear: (at: Vec) => boolean): Drawing {
  const crowns = plantings(shape, id, { pitch: 13, stray: 7.5, inset: 3.5 }, isClear)
    .map((plant) => ({ ...plant, radius: Math.min(8.5 + plant.size * 4.6, plant.depth + 3.5) }))
    .sort((a, b) => a.y * 0.14 + a.variant * 9 - (b.y * 0.14 + b.variant * 9))
  return {
    bounds: grow(shape.bounds, 24),
    paint(ctx, { scale, view, sprites }) {
      const visible = crowns.filter(({ x, y }) => holds(view, x, y, 24))
      ctx.save()
      ctx.shadowColor = alpha(SHADE, 0.55)
      ctx.shadowOffsetX = 5.5 * scale
      ctx.shadowOffsetY = 7.5 * scale
      ctx.shadowBlur = 5 * scale
      ctx.fillStyle = palette.jungle.dark
      ctx.beginPath()
      for (const { x, y, radius } of visible) {
        ctx.moveTo(x + radius, y)
        ctx.arc(x, y, Math.max(radius * 0.92, 5), 0, Math.PI * 2)
      }
      ctx.fill()
      ctx.restore()
      for (const { x, y, radius, variant, tone, depth, size } of visible) {
        const palm = size < PALM_SHARE && depth > 14
        sprites.stamp(ctx, palm ? 'palm' : 'jungle', x, y, palm ? 12 : radius, variant, palm ? tone * 0.4 : tone)
      }
    },
  }
}

export function palmTrees(shape: Shape, id: string, isClear: (at: Vec) => boolean): Drawing {
  const trees = plantings(shape, id, { pitch: 21, stray: 8, inset: 6 }, isClear).sort((a, b) => a.y - b.y)
  return {
    bounds: grow(shape.bounds, 22),
    paint(ctx, { view, sprites }) {
      traceShape(ctx, shape)
      ctx.fillStyle = alpha(palette.palm.light, 0.55)
      ctx.fill('evenodd')
      const visible = trees.filter(({ x, y }) => holds(view, x, y, 22))
      const radius = ({ size }: Planted): number => 10 + size * 3
      for (const tree of visible) sprites.stamp(ctx, 'palm-shadow', tree.x + 4.4, tree.y + 6, radius(tree), tree.variant, 0)
      for (const tree of visible) sprites.stamp(ctx, 'palm', tree.x, tree.y, radius(tree), tree.variant, tree.tone)
    },
  }
}

export function bamboo(shape: Shape, id: string, isClear: (at: Vec) => boolean): Drawing {
  const stems = plantings(shape, id, { pitch: 8.2, stray: 4, inset: 4 }, isClear).sort((a, b) => a.y - b.y)
  return {
    bounds: grow(shape.bounds, 20),
    paint(ctx, { scale, view, sprites }) {
      ctx.save()
      ctx.shadowColor = alpha(SHADE, 0.4)
      ctx.shadowOffsetX = 3 * scale
      ctx.shadowOffsetY = 4.5 * scale
      ctx.shadowBlur = 3 * scale
      traceShape(ctx, shape)
      ctx.fillStyle = palette.bamboo.main
      ctx.fill('evenodd')
      ctx.restore()
      for (const { x, y, size, variant, tone, depth } of stems) {
        // A stem leans over the rim no more than the shape's own unrest.
        const radius = Math.min(6.5 + size * 3.5, depth + 5)
        if (holds(view, x, y, 20)) sprites.stamp(ctx, 'bamboo', x, y + 4 - radius, radius, variant, tone)
      }
    },
  }
}

/** Woods: overlapping canopy packed so that its rim is the polygon that blocks the line of sight. */
import type { DepictionSpec } from '@firegroup/hexmap'
import { type Drawing, LIGHT, SHADE } from './drawing.ts'
import { jitter } from './jitter.ts'
import { alpha, palette } from './palette.ts'
import { contains, distanceToEdge, type Shape, type Step, shapeOf, traceShape, walkEdge } from './shape.ts'
import { grow, holds } from './units.ts'

interface Crown {
  readonly x: number
  readonly y: number
  readonly radius: number
  readonly variant: number
  readonly tone: number
}

const SHADOW = { x: 5, y: 6.5 }
/** How far a crown may stand over the polygon: about the width of the line that would be drawn around it. */
const OVERHANG = 1.1

export function woods(depiction: DepictionSpec): Drawing {
  const shape = shapeOf(depiction)
  const crowns = plant(shape, depiction.id)
  return {
    bounds: grow(shape.bounds, 22),
    paint(ctx, { scale, view, sprites }) {
      ctx.save()
      ctx.shadowColor = alpha(SHADE, 0.5)
      ctx.shadowOffsetX = SHADOW.x * scale
      ctx.shadowOffsetY = SHADOW.y * scale
      ctx.shadowBlur = 5 * scale
      traceShape(ctx, shape)
      ctx.fillStyle = palette.woods.dark
      ctx.fill('evenodd')
      ctx.restore()
      for (const crown of crowns) {
        if (holds(view, crown.x, crown.y, 16)) sprites.stamp(ctx, 'canopy', crown.x, crown.y, crown.radius, crown.variant, crown.tone)
      }
    },
  }
}

/** A wood that one sees into: trees apart from each other on a leafy floor, none of them over the rim. */
export function lightWoods(depiction: DepictionSpec): Drawing {
  const shape = shapeOf(depiction)
  const trees = plantApart(shape, depiction.id)
  return {
    bounds: grow(shape.bounds, 16),
    paint(ctx, { view, sprites }) {
      traceShape(ctx, shape)
      ctx.fillStyle = alpha(palette.woods.light, 0.5)
      ctx.fill('evenodd')
      ctx.strokeStyle = alpha(palette.woods.dark, 0.45)
      ctx.lineWidth = 1
      ctx.stroke()
      const visible = trees.filter(({ x, y }) => holds(view, x, y, 16))
      ctx.fillStyle = alpha(SHADE, 0.32)
      ctx.beginPath()
      for (const { x, y, radius } of visible) {
        ctx.moveTo(x + 3.2 + radius, y + 4.4)
        ctx.ellipse(x + 3.2, y + 4.4, radius, radius * 0.94, 0, 0, Math.PI * 2)
      }
      ctx.fill()
      for (const { x, y, radius, variant, tone } of visible) sprites.stamp(ctx, 'canopy', x, y, radius, variant, tone)
    },
  }
}

function plantApart(shape: Shape, id: string): Crown[] {
  const next = jitter(id)
  const trees: Crown[] = []
  const pitch = 17.5
  const { left, top, right, bottom } = shape.bounds
  for (let row = 0, y = top; y < bottom; y += pitch * 0.86, row++) {
    for (let x = left + (row % 2) * pitch * 0.5; x < right; x += pitch) {
      const [cx, cy] = [x + (next() - 0.5) * 8, y + (next() - 0.5) * 8]
      const [size, variant, tone] = [next(), next(), next()]
      if (size < 0.1 || !contains(shape, cx, cy)) continue
      const radius = Math.min(5 + size * 3.6, distanceToEdge(shape, cx, cy) + OVERHANG)
      if (radius > 4) trees.push({ x: cx, y: cy, radius, variant, tone: clamp(0.4 + tone * 0.55) })
    }
  }
  return trees.sort((a, b) => a.y - b.y)
}

/** Rim first, then the interior over it from the back to the front, so that the crowns overlap as a dome. */
function plant(shape: Shape, id: string): Crown[] {
  const next = jitter(id)
  const rim = walkEdge(shape, 9.5).flatMap((step): Crown[] => {
    const [size, variant, shade] = [7.6 + next() * 2.4, next(), next()]
    const facing = step.nx * LIGHT.x + step.ny * LIGHT.y
    const spot = fitCrown(shape, step, size)
    return spot ? [{ ...spot, variant, tone: clamp(0.3 + facing * 0.3 + (shade - 0.5) * 0.25) }] : []
  })
  const inside: Crown[] = []
  const pitch = 12.6
  const { left, top, right, bottom } = shape.bounds
  for (let row = 0, y = top; y < bottom; y += pitch * 0.86, row++) {
    for (let x = left + (row % 2) * pitch * 0.5; x < right; x += pitch) {
      const [cx, cy] = [x + (next() - 0.5) * 7, y + (next() - 0.5) * 7]
      const [size, variant, tone] = [next(), next(), next()]
      if (!contains(shape, cx, cy)) continue
      const depth = distanceToEdge(shape, cx, cy)
      if (depth < 8.5) continue
      inside.push({ x: cx, y: cy, radius: Math.min(depth - 1, 8 + size * 4), variant, tone: clamp(0.34 + tone * 0.6) })
    }
  }
  return [...shuffleBy([...rim, ...gapFillers(shape, rim, id)]), ...shuffleBy(inside)]
}

/** Saplings where corners and narrow places leave the rim bare between two crowns. */
function gapFillers(shape: Shape, rim: readonly Crown[], id: string): Crown[] {
  const next = jitter(`${id} saplings`)
  const standing = [...rim]
  for (const step of walkEdge(shape, 4)) {
    if (standing.some(({ x, y, radius }) => Math.hypot(x - step.x, y - step.y) < radius + 2)) continue
    const spot = fitCrown(shape, step, 3) ?? tipOf(shape, step)
    standing.push({ ...spot, variant: next(), tone: 0.4 })
  }
  return standing.slice(rim.length)
}

/** The most that stands in the tip of a spike, where no crown fits along either of its sides. */
function tipOf(shape: Shape, step: Step): { x: number; y: number; radius: number } {
  let best = { x: step.x, y: step.y, radius: OVERHANG }
  for (let turn = 0; turn < 12; turn++) {
    const [x, y] = [step.x + Math.cos((turn * Math.PI) / 6) * 2.5, step.y + Math.sin((turn * Math.PI) / 6) * 2.5]
    const radius = contains(shape, x, y) ? distanceToEdge(shape, x, y) + OVERHANG : 0
    if (radius > best.radius) best = { x, y, radius }
  }
  return best
}

/** The largest crown at a place of the rim that does not stand out elsewhere, where the wood is narrow or turns a corner. */
function fitCrown(shape: Shape, step: Step, size: number): { x: number; y: number; radius: number } | undefined {
  for (const wish of [size, 5.5, 3.8, 2.4]) {
    const [x, y] = [step.x - step.nx * (wish - OVERHANG), step.y - step.ny * (wish - OVERHANG)]
    if (!contains(shape, x, y)) continue
    const radius = Math.min(wish, distanceToEdge(shape, x, y) + OVERHANG)
    if (radius > wish * 0.75) return { x, y, radius }
  }
  return undefined
}

/** An order that looks grown: neither row after row nor along the rim. */
const shuffleBy = (crowns: readonly Crown[]): Crown[] =>
  [...crowns].sort((a, b) => a.y * 0.12 + a.variant * 9 - (b.y * 0.12 + b.variant * 9))

const clamp = (value: number): number => Math.max(0, Math.min(0.999, value))

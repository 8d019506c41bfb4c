/** Crops and scrub: grain and greens in rows, orchard trees on their grid, brush tufts, marsh reeds. */
import type { DepictionSpec } from '@firegroup/hexmap'
import { type Drawing, SHADE } from './drawing.ts'
import { jitter } from './jitter.ts'
import { alpha, blend, palette, type Tones } from './palette.ts'
import { type Ctx, contains, distanceToEdge, type Shape, shapeOf, traceShape } from './shape.ts'
import { type Box, grow, holds } from './units.ts'

export function grain(depiction: DepictionSpec): Drawing {
  const shape = shapeOf(depiction)
  const angle = rowAngle(depiction)
  return {
    bounds: grow(shape.bounds, 6),
    paint(ctx, { scale }) {
      ctx.save()
      ctx.shadowColor = alpha(SHADE, 0.28)
      ctx.shadowOffsetX = 1.4 * scale
      ctx.shadowOffsetY = 2 * scale
      ctx.shadowBlur = 2.5 * scale
      traceShape(ctx, shape)
      ctx.fillStyle = palette.grain.main
      ctx.fill('evenodd')
      ctx.restore()
      ctx.save()
      traceShape(ctx, shape)
      ctx.clip('evenodd')
      cropRows(ctx, shape.bounds, angle, palette.grain)
      ctx.restore()
      traceShape(ctx, shape)
      ctx.strokeStyle = blend(palette.grain.dark, '#7a5a1e', 0.35)
      ctx.lineWidth = 1.1
      ctx.stroke()
    },
  }
}

/** Beet and cabbage: green rows on bare earth, too low to throw a shadow. */
export function lowCrops(depiction: DepictionSpec): Drawing {
  const shape = shapeOf(depiction)
  const angle = rowAngle(depiction)
  const greens: Tones = {
    light: palette.orchard.main,
    main: palette.orchard.main,
    dark: blend(palette.woods.main, palette.orchard.dark, 0.3),
  }
  return {
    bounds: grow(shape.bounds, 2),
    paint(ctx) {
      traceShape(ctx, shape)
      ctx.fillStyle = blend(palette.dirt.light, palette.ground.main, 0.55)
      ctx.fill('evenodd')
      ctx.save()
      ctx.clip('evenodd')
      cropRows(ctx, shape.bounds, angle, greens)
      ctx.restore()
      traceShape(ctx, shape)
      ctx.strokeStyle = alpha(palette.dirt.dark, 0.55)
      ctx.lineWidth = 0.9
      ctx.stroke()
    },
  }
}

/** Furrow, ears in the light, ears in the shade: three dashed lines a row. */
function cropRows(ctx: Ctx, bounds: Box, angle: number, tones: Tones): void {
  const [cx, cy] = [(bounds.left + bounds.right) / 2, (bounds.top + bounds.bottom) / 2]
  const reach = Math.hypot(bounds.right - bounds.left, bounds.bottom - bounds.top) / 2 + 10
  ctx.translate(cx, cy)
  ctx.rotate(angle)
  const strokes = [
    { at: 0, colour: alpha(tones.dark, 0.85), width: 1.1, dash: [4.6, 2.2] },
    { at: 2, colour: alpha(tones.light, 0.95), width: 1.5, dash: [3.4, 2.6] },
    { at: 3.7, colour: alpha(tones.dark, 0.3), width: 1, dash: [2.2, 3.1] },
  ]
  for (const { at, colour, width, dash } of strokes) {
    ctx.strokeStyle = colour
    ctx.lineWidth = width
    for (let y = -reach, row = 0; y < reach; y += 6, row++) {
      ctx.setLineDash(dash)
      ctx.lineDashOffset = (row * 2.7) % 6.8
      ctx.beginPath()
      ctx.moveTo(-reach, y + at)
      ctx.lineTo(reach, y + at)
      ctx.stroke()
    }
  }
  ctx.setLineDash([])
}

export function orchard(depiction: DepictionSpec): Drawing {
  const shape = shapeOf(depiction)
  const trees = plantGrid(shape, rowAngle(depiction), depiction.id)
  return {
    bounds: grow(shape.bounds, 14),
    paint(ctx, { view, sprites }) {
      traceShape(ctx, shape)
      ctx.fillStyle = alpha(palette.orchard.light, 0.92)
      ctx.fill('evenodd')
      ctx.strokeStyle = alpha(palette.orchard.dark, 0.28)
      ctx.lineWidth = 1
      ctx.stroke()
      const visible = trees.filter((tree) => holds(view, tree.x, tree.y, 16))
      ctx.fillStyle = alpha(SHADE, 0.34)
      ctx.beginPath()
      for (const tree of visible) {
        ctx.moveTo(tree.x + 3 + tree.radius, tree.y + 4.2)
        ctx.ellipse(tree.x + 3, tree.y + 4.2, tree.radius * 1.02, tree.radius * 0.96, 0, 0, Math.PI * 2)
      }
      ctx.fill()
      for (const tree of visible) sprites.stamp(ctx, 'tree', tree.x, tree.y, tree.radius, tree.variant, tree.tone)
    },
  }
}

interface Plant {
  readonly x: number
  readonly y: number
  readonly radius: number
  readonly variant: number
  readonly tone: number
}

function plantGrid(shape: Shape, angle: number, id: string): Plant[] {
  const next = jitter(id)
  const { left, top, right, bottom } = shape.bounds
  const [cx, cy] = [(left + right) / 2, (top + bottom) / 2]
  const reach = Math.hypot(right - left, bottom - top) / 2
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  const pitch = 19
  const trees: Plant[] = []
  const steps = Math.ceil(reach / pitch)
  for (let row = -steps; row <= steps; row++) {
    for (let column = -steps; column <= steps; column++) {
      const [u, v] = [column * pitch, row * pitch * 0.92]
      const [x, y] = [cx + u * cos - v * sin + (next() - 0.5) * 2, cy + u * sin + v * cos + (next() - 0.5) * 2]
      const [size, variant, tone] = [next(), next(), next()]
      if (contains(shape, x, y) && distanceToEdge(shape, x, y) > 6.4) trees.push({ x, y, radius: 6.3 + size * 1.2, variant, tone })
    }
  }
  return trees.sort((a, b) => a.y - b.y)
}

export function brush(depiction: DepictionSpec): Drawing {
  const shape = shapeOf(depiction)
  const tufts = scatter(shape, depiction.id, 9.4, 3)
  return {
    bounds: grow(shape.bounds, 10),
    paint(ctx, { view, sprites }) {
      traceShape(ctx, shape)
      ctx.fillStyle = alpha(palette.brush.light, 0.78)
      ctx.fill('evenodd')
      ctx.strokeStyle = alpha(palette.brush.dark, 0.3)
      ctx.setLineDash([3, 2.4])
      ctx.lineWidth = 0.9
      ctx.stroke()
      ctx.setLineDash([])
      const visible = tufts.filter((tuft) => holds(view, tuft.x, tuft.y, 12))
      const bushes = visible.filter((tuft) => tuft.tone > 0.36)
      ctx.fillStyle = alpha(SHADE, 0.3)
      ctx.beginPath()
      for (const { x, y, radius } of bushes) {
        ctx.moveTo(x + 1.6 + radius, y + 2.2)
        ctx.ellipse(x + 1.6, y + 2.2, radius, radius * 0.9, 0, 0, Math.PI * 2)
      }
      ctx.fill()
      grassStrokes(
        ctx,
        visible.filter((tuft) => tuft.tone <= 0.36),
        palette.brush.dark,
      )
      for (const { x, y, radius, variant, tone } of bushes) sprites.stamp(ctx, 'bush', x, y, radius, variant, tone)
    },
  }
}

export function marsh(depiction: DepictionSpec): Drawing {
  const shape = shapeOf(depiction)
  const plants = scatter(shape, depiction.id, 11, 4)
  return {
    bounds: grow(shape.bounds, 10),
    paint(ctx, { view }) {
      traceShape(ctx, shape)
      ctx.fillStyle = palette.marsh.light
      ctx.fill('evenodd')
      const visible = plants.filter((plant) => holds(view, plant.x, plant.y, 12))
      ctx.strokeStyle = palette.marsh.main
      ctx.lineWidth = 1.4
      ctx.beginPath()
      for (const { x, y, radius } of visible.filter((plant) => plant.tone > 0.4)) {
        ctx.moveTo(x - radius, y)
        ctx.lineTo(x + radius, y)
      }
      ctx.stroke()
      grassStrokes(
        ctx,
        visible.filter((plant) => plant.tone <= 0.4),
        palette.marsh.dark,
      )
    },
  }
}

function scatter(shape: Shape, id: string, pitch: number, margin: number): Plant[] {
  const next = jitter(id)
  const { left, top, right, bottom } = shape.bounds
  const plants: Plant[] = []
  for (let y = top; y < bottom; y += pitch) {
    for (let x = left; x < right; x += pitch) {
      const [px, py] = [x + (next() - 0.5) * pitch * 1.1, y + (next() - 0.5) * pitch * 1.1]
      const [size, variant, tone] = [next(), next(), next()]
      if (size < 0.16 || !contains(shape, px, py) || distanceToEdge(shape, px, py) < margin) continue
      plants.push({ x: px, y: py, radius: 2.6 + size * 2.2, variant, tone })
    }
  }
  return plants
}

function grassStrokes(ctx: Ctx, tufts: readonly Plant[], colour: string): void {
  ctx.strokeStyle = alpha(colour, 0.75)
  ctx.lineWidth = 0.9
  ctx.beginPath()
  for (const { x, y, radius } of tufts) {
    ctx.moveTo(x - radius * 0.7, y - radius * 0.5)
    ctx.lineTo(x - radius * 0.1, y + radius * 0.6)
    ctx.moveTo(x, y - radius * 0.9)
    ctx.lineTo(x, y + radius * 0.6)
    ctx.moveTo(x + radius * 0.7, y - radius * 0.5)
    ctx.lineTo(x + radius * 0.1, y + radius * 0.6)
  }
  ctx.stroke()
}

/** Rows run as the map's style hint says ("rows 30" in degrees), else at an angle of the depiction's own. */
function rowAngle(depiction: DepictionSpec): number {
  const given = /^rows (-?\d+)$/.exec(depiction.style ?? '')
  if (given) return (Number(given[1]) * Math.PI) / 180
  return (jitter(`${depiction.id} rows`)() - 0.5) * 1.2
}

/** Buildings from above: grey slate is stone, brown planks are wood. The outline is the depiction; roofs are cut out of it. */
import type { DepictionSpec } from '@firegroup/hexmap'
import { type Drawing, LIGHT, SHADE } from './drawing.ts'
import { jitter } from './jitter.ts'
import { alpha, blend, palette, type Tones } from './palette.ts'
import { planRoof, type RoofFace } from './roof.ts'
import { addRing, type Ctx, fillRing, shapeOf, signedArea, traceShape } from './shape.ts'
import { grow, type Vec } from './units.ts'

export function building(depiction: DepictionSpec): Drawing {
  const shape = shapeOf(depiction)
  const stone = !depiction.terrain.includes('wood')
  const tones: Tones = stone ? palette.stone : palette.wood
  const plan = planRoof(shape.outline, depiction.id, depiction.style)
  const shadow = stone ? { x: 6, y: 9.5 } : { x: 5, y: 8 }
  return {
    bounds: grow(shape.bounds, 14),
    paint(ctx, { scale }) {
      yard(ctx, shape.outline)
      castShadow(ctx, shape.outline, shadow)
      traceShape(ctx, shape)
      ctx.fillStyle = tones.main
      ctx.fill('evenodd')
      for (const face of plan.faces) roofFace(ctx, face, tones, stone, scale, depiction.id)
      ctx.lineCap = 'round'
      ctx.strokeStyle = alpha(tones.dark, 0.9)
      ctx.lineWidth = 1
      for (const [a, b] of plan.ridges) {
        ctx.beginPath()
        ctx.moveTo(a.x, a.y)
        ctx.lineTo(b.x, b.y)
        ctx.stroke()
      }
      traceShape(ctx, shape)
      ctx.lineJoin = 'miter'
      ctx.strokeStyle = tones.dark
      ctx.lineWidth = 1.5
      ctx.stroke()
      for (const at of plan.chimneys) chimney(ctx, at, stone)
    },
  }
}

/** Trodden earth around the walls. */
function yard(ctx: Ctx, outline: readonly Vec[]): void {
  ctx.lineJoin = 'round'
  for (const [width, opacity] of [
    [9, 0.16],
    [5, 0.3],
  ] as const) {
    ctx.beginPath()
    addRing(ctx, outline)
    ctx.strokeStyle = alpha(palette.dirt.light, opacity)
    ctx.lineWidth = width
    ctx.stroke()
  }
}

/** The outline swept along the shadow, as one shape so that nothing is shaded twice. */
function castShadow(ctx: Ctx, outline: readonly Vec[], shadow: Vec): void {
  ctx.beginPath()
  addRing(ctx, outline, shadow.x, shadow.y)
  outline.forEach((a, i) => {
    const b = outline[(i + 1) % outline.length]!
    const swept = [a, b, { x: b.x + shadow.x, y: b.y + shadow.y }, { x: a.x + shadow.x, y: a.y + shadow.y }]
    // All parts must turn the same way, or overlapping ones would cut holes into each other.
    addRing(ctx, signedArea(swept) > 0 ? swept : swept.reverse())
  })
  ctx.fillStyle = alpha(SHADE, 0.42)
  ctx.fill('nonzero')
}

function roofFace(ctx: Ctx, face: RoofFace, tones: Tones, stone: boolean, scale: number, id: string): void {
  const facing = face.nx * LIGHT.x + face.ny * LIGHT.y
  const base = facing > 0 ? blend(tones.main, tones.light, 0.25 + facing * 0.65) : blend(tones.main, tones.dark, 0.06 - facing * 0.3)
  fillRing(ctx, face.ring, base)
  if (scale < 0.35) return
  ctx.save()
  ctx.beginPath()
  addRing(ctx, face.ring)
  ctx.clip()
  courses(ctx, face, tones, stone, id)
  ctx.restore()
}

/** Rows of slate or planks, parallel to the eaves. */
function courses(ctx: Ctx, face: RoofFace, tones: Tones, stone: boolean, id: string): void {
  const [ux, uy] = [-face.ny, face.nx]
  const middle = face.ring.reduce((sum, p) => ({ x: sum.x + p.x / face.ring.length, y: sum.y + p.y / face.ring.length }), { x: 0, y: 0 })
  const reach = Math.max(...face.ring.map((p) => Math.hypot(p.x - middle.x, p.y - middle.y))) + 2
  const next = jitter(`${id} ${face.nx.toFixed(2)} ${face.ny.toFixed(2)}`)
  const pitch = stone ? 2.9 : 3.4
  ctx.lineWidth = stone ? 0.6 : 0.75
  for (let v = -reach; v < reach; v += pitch) {
    const [ox, oy] = [middle.x + face.nx * v, middle.y + face.ny * v]
    ctx.strokeStyle = alpha(tones.dark, stone ? 0.3 : 0.36)
    ctx.beginPath()
    ctx.moveTo(ox - ux * reach, oy - uy * reach)
    ctx.lineTo(ox + ux * reach, oy + uy * reach)
    ctx.stroke()
    if (stone) {
      ctx.beginPath()
      for (let u = -reach + next() * 5; u < reach; u += 4.4 + next() * 2.4) {
        ctx.moveTo(ox + ux * u, oy + uy * u)
        ctx.lineTo(ox + ux * u + face.nx * pitch, oy + uy * u + face.ny * pitch)
      }
      ctx.stroke()
    } else if (next() < 0.5) {
      const from = (next() - 0.5) * reach * 1.4
      const length = reach * (0.3 + next() * 0.5)
      ctx.strokeStyle = alpha(tones.light, 0.3)
      ctx.beginPath()
      ctx.moveTo(ox + ux * from + face.nx * 1.4, oy + uy * from + face.ny * 1.4)
      ctx.lineTo(ox + ux * (from + length) + face.nx * 1.4, oy + uy * (from + length) + face.ny * 1.4)
      ctx.stroke()
    }
  }
}

function chimney(ctx: Ctx, at: Vec, stone: boolean): void {
  const half = 2.5
  ctx.fillStyle = alpha('#1c1a14', 0.45)
  ctx.fillRect(at.x - half + 2, at.y - half + 3, half * 2, half * 2)
  ctx.fillStyle = stone ? '#8e5a41' : '#8a8378'
  ctx.fillRect(at.x - half, at.y - half, half * 2, half * 2)
  ctx.fillStyle = '#2b241c'
  ctx.fillRect(at.x - half + 1.4, at.y - half + 1.4, half * 2 - 2.8, half * 2 - 2.8)
  ctx.strokeStyle = alpha('#2b1c12', 0.9)
  ctx.lineWidth = 0.7
  ctx.strokeRect(at.x - half, at.y - half, half * 2, half * 2)
}

/** Palms and bamboo as sprites, drawn around the origin. */
import { SHADE } from '../drawing.ts'
import { alpha, blend, palette } from '../palette.ts'
import type { Ctx } from '../shape.ts'

/** How much a frond that points this way is in the light, 0 to 1. */
const lit = (angle: number): number => 0.5 - 0.5 * (Math.cos(angle) * 0.62 + Math.sin(angle) * 0.78)

function frondsOf(next: () => number): { angle: number; reach: number }[] {
  const count = 8 + Math.floor(next() * 2)
  const start = next() * Math.PI * 2
  return Array.from({ length: count }, (_, i) => ({
    angle: start + (i / count) * Math.PI * 2 + (((i * 37) % 7) - 3) * 0.05,
    reach: 0.8 + ((i * 53) % 5) * 0.06,
  }))
}

function traceFrond(ctx: Ctx, angle: number, reach: number): void {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  ctx.beginPath()
  ctx.moveTo(0, 0)
  ctx.quadraticCurveTo(cos * reach * 0.55 - sin * reach * 0.34, sin * reach * 0.55 + cos * reach * 0.34, cos * reach, sin * reach)
  ctx.quadraticCurveTo(cos * reach * 0.55 + sin * reach * 0.245, sin * reach * 0.55 - cos * reach * 0.245, 0, 0)
}

export function drawPalm(ctx: Ctx, radius: number, tone: number, next: () => number): void {
  const fronds = frondsOf(next)
  for (const { angle, reach } of fronds) {
    traceFrond(ctx, angle, reach * radius)
    ctx.fillStyle = blend(palette.palm.dark, palette.palm.main, lit(angle) * 0.8 + tone * 0.2)
    ctx.fill()
  }
  ctx.strokeStyle = alpha(blend(palette.palm.dark, '#1c2a12', 0.5), 0.55)
  ctx.lineWidth = 0.7
  ctx.beginPath()
  for (const { angle, reach } of fronds) {
    ctx.moveTo(0, 0)
    ctx.lineTo(Math.cos(angle) * reach * radius * 0.9, Math.sin(angle) * reach * radius * 0.9)
  }
  ctx.stroke()
  ctx.beginPath()
  ctx.arc(0, 0, 1.7, 0, Math.PI * 2)
  ctx.fillStyle = palette.wood.light
  ctx.fill()
}

export function drawPalmShadow(ctx: Ctx, radius: number, _tone: number, next: () => number): void {
  ctx.fillStyle = SHADE
  ctx.globalAlpha = 0.34
  // As one path, so that nothing is shaded twice.
  ctx.beginPath()
  for (const { angle, reach } of frondsOf(next)) {
    const [cos, sin, r] = [Math.cos(angle), Math.sin(angle), reach * radius]
    ctx.moveTo(0, 0)
    ctx.quadraticCurveTo(cos * r * 0.55 - sin * r * 0.34, sin * r * 0.55 + cos * r * 0.34, cos * r, sin * r)
    ctx.quadraticCurveTo(cos * r * 0.55 + sin * r * 0.245, sin * r * 0.55 - cos * r * 0.245, 0, 0)
  }
  ctx.fill('nonzero')
}

/** One stem with its nodes, a tuft at the top of every other. */
export function drawBamboo(ctx: Ctx, radius: number, tone: number, next: () => number): void {
  const lean = (next() - 0.5) * 3.4
  const at = (part: number): [number, number] => [lean * part, radius * (1 - 2 * part)]
  ctx.lineCap = 'round'
  for (const [dx, colour, width] of [
    [1, alpha(palette.bamboo.dark, 0.6), 3],
    [0, blend(blend(palette.bamboo.dark, palette.bamboo.main, 0.7), palette.bamboo.light, tone), 2],
  ] as const) {
    ctx.strokeStyle = colour
    ctx.lineWidth = width
    ctx.beginPath()
    ctx.moveTo(at(0.04)[0] + dx, at(0.04)[1])
    ctx.lineTo(at(0.96)[0] + dx, at(0.96)[1])
    ctx.stroke()
  }
  ctx.lineCap = 'butt'
  ctx.strokeStyle = alpha(palette.bamboo.dark, 0.85)
  ctx.lineWidth = 0.8
  ctx.beginPath()
  for (let part = 0.25; part < 1; part += 0.27) {
    const [x, y] = at(part)
    ctx.moveTo(x - 1.3, y)
    ctx.lineTo(x + 1.3, y)
  }
  ctx.stroke()
  if (next() < 0.5) return
  ctx.fillStyle = blend(palette.bamboo.dark, palette.palm.main, 0.6)
  const [x, y] = at(0.96)
  for (const turn of [-0.9, 0, 0.9]) {
    const angle = -Math.PI / 2 + turn
    ctx.beginPath()
    ctx.ellipse(x + Math.cos(angle) * 3, y + Math.sin(angle) * 2, 3, 0.9, angle, 0, Math.PI * 2)
    ctx.fill()
  }
}

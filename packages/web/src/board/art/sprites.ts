/** Leaves, trees and tufts are drawn once per zoom into small bitmaps and stamped thousands of times. */
import { jitter } from './jitter.ts'
import { drawBamboo, drawPalm, drawPalmShadow } from './pacific/fronds.ts'
import { alpha, blend, ink, palette, type Tones } from './palette.ts'
import type { Ctx } from './shape.ts'

export type SpriteKind = 'canopy' | 'tree' | 'hedge' | 'bush' | 'jungle' | 'palm' | 'palm-shadow' | 'bamboo'

export interface SpriteSheet {
  /** Stamps a sprite of the given radius; `variant` picks its outline, `tone` 0 (dark) to 1 (light) its colour. */
  stamp(ctx: Ctx, kind: SpriteKind, x: number, y: number, radius: number, variant: number, tone: number): void
}

const OUTLINES = 5
const TONES = 4

interface Sprite {
  /** Largest radius in world units; smaller ones are the same bitmap scaled down. */
  readonly radius: number
  /** Around the origin. */
  readonly draw: (ctx: Ctx, radius: number, tone: number, next: () => number) => void
}

interface Foliage {
  readonly tones: Tones
  readonly radius: number
  /** How far the outline departs from a circle. */
  readonly unevenness: number
  /** Dappled with smaller lobes that catch the light. */
  readonly lobes: number
}

const SPRITES: Record<SpriteKind, Sprite> = {
  canopy: leafy({ tones: { light: '#93ad72', main: palette.woods.main, dark: '#405632' }, radius: 12, unevenness: 0.17, lobes: 5 }),
  tree: leafy({ tones: { light: '#b3c586', main: '#86a05c', dark: palette.orchard.dark }, radius: 8, unevenness: 0.05, lobes: 2 }),
  hedge: leafy({ tones: { light: '#86a566', main: '#5f7d47', dark: '#3b5230' }, radius: 5, unevenness: 0.12, lobes: 0 }),
  bush: leafy({ tones: { light: '#a9ae74', main: '#888f55', dark: palette.brush.dark }, radius: 5, unevenness: 0.14, lobes: 1 }),
  jungle: leafy({ tones: palette.jungle, radius: 13, unevenness: 0.17, lobes: 6 }),
  palm: { radius: 13, draw: drawPalm },
  'palm-shadow': { radius: 13, draw: drawPalmShadow },
  bamboo: { radius: 10, draw: drawBamboo },
}

export function createSpriteSheet(scale: number): SpriteSheet {
  const cache = new Map<string, OffscreenCanvas>()
  return {
    stamp(ctx, kind, x, y, radius, variant, tone) {
      const outline = Math.min(OUTLINES - 1, Math.floor(variant * OUTLINES))
      const shade = Math.min(TONES - 1, Math.floor(tone * TONES))
      const key = `${kind}/${outline}/${shade}`
      let sprite = cache.get(key)
      if (!sprite) {
        sprite = drawSprite(SPRITES[kind], nameOf(kind, outline), shade / (TONES - 1), scale)
        cache.set(key, sprite)
      }
      const half = radius * MARGIN
      ctx.drawImage(sprite, x - half, y - half, half * 2, half * 2)
    },
  }
}

/** The bitmap is this much larger than the leaf, for its outline and unevenness. */
const MARGIN = 1.25

/** A palm and its shadow have the same fronds. */
const nameOf = (kind: SpriteKind, outline: number): string => `${kind === 'palm-shadow' ? 'palm' : kind}${outline}`

function drawSprite({ radius, draw }: Sprite, name: string, tone: number, scale: number): OffscreenCanvas {
  const size = Math.max(4, Math.ceil(radius * 2 * MARGIN * scale))
  const canvas = new OffscreenCanvas(size, size)
  const ctx = canvas.getContext('2d')
  if (!ctx) throw new Error('This browser gives no 2D canvas to draw the map on.')
  ctx.scale(size / (radius * 2 * MARGIN), size / (radius * 2 * MARGIN))
  ctx.translate(radius * MARGIN, radius * MARGIN)
  draw(ctx, radius, tone, jitter(name))
  return canvas
}

/** A crown of leaves: dark at its rim, lit from the north-west. */
function leafy({ tones, radius, unevenness, lobes }: Foliage): Sprite {
  return { radius, draw: (ctx, r, tone, next) => drawLeafy(ctx, r, tone, next) }

  function drawLeafy(ctx: Ctx, r: number, tone: number, next: () => number): void {
    const shift = (tone - 0.5) * 0.36
    const shadeOf = (colour: string): string => (shift > 0 ? blend(colour, tones.light, shift) : blend(colour, tones.dark, -shift))
    const [light, main, dark] = [shadeOf(tones.light), shadeOf(tones.main), shadeOf(tones.dark)]
    traceLeaf(ctx, r, unevenness, next)
    const gradient = ctx.createRadialGradient(-r * 0.34, -r * 0.42, r * 0.08, -r * 0.12, -r * 0.14, r * 1.16)
    gradient.addColorStop(0, light)
    gradient.addColorStop(0.46, main)
    gradient.addColorStop(1, dark)
    ctx.fillStyle = gradient
    ctx.fill()
    ctx.save()
    ctx.clip()
    for (let i = 0; i < lobes; i++) {
      const [x, y, size] = [(next() * 1.5 - 0.95) * r, (next() * 1.5 - 1) * r, r * (0.22 + next() * 0.24)]
      const glow = ctx.createRadialGradient(x - size * 0.3, y - size * 0.3, 0, x, y, size)
      glow.addColorStop(0, alpha(light, 0.5))
      glow.addColorStop(1, alpha(light, 0))
      ctx.fillStyle = glow
      ctx.fillRect(x - size, y - size, size * 2, size * 2)
    }
    ctx.restore()
    ctx.strokeStyle = alpha(blend(dark, ink, 0.3), 0.5)
    ctx.lineWidth = Math.max(0.7, r * 0.065)
    ctx.stroke()
  }
}

function traceLeaf(ctx: Ctx, radius: number, unevenness: number, next: () => number): void {
  const points = 9
  const radii = Array.from({ length: points }, () => radius * (1 - unevenness + next() * unevenness * 1.6))
  const at = (i: number): { x: number; y: number } => {
    const angle = ((i % points) / points) * Math.PI * 2
    const r = radii[i % points]!
    return { x: Math.cos(angle) * r, y: Math.sin(angle) * r }
  }
  ctx.beginPath()
  for (let i = 0; i <= points; i++) {
    const a = at(i)
    const b = at(i + 1)
    const mid = { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 }
    if (i === 0) ctx.moveTo(mid.x, mid.y)
    else ctx.quadraticCurveTo(a.x, a.y, mid.x, mid.y)
  }
  ctx.closePath()
}

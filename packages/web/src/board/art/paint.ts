/** Paints a part of a scene. A pure function of its arguments, on the page's canvas and in a worker alike. */
import { noiseAt } from './jitter.ts'
import { type Look, wornLook } from './palette.ts'
import type { Scene } from './scene.ts'
import type { Ctx } from './shape.ts'
import { createSpriteSheet, type SpriteSheet } from './sprites.ts'
import { type Box, meets } from './units.ts'

/**
 * Paints the world inside `view`, its north-west corner at the context's origin, `scale` device pixels to a world unit and `density`
 * device pixels to a CSS pixel.
 */
export function paintScene(ctx: Ctx, scene: Scene, view: Box, scale: number, density: number): void {
  const brush = { scale, density, view, sprites: spritesFor(scale) }
  ctx.save()
  ctx.setTransform(scale, 0, 0, scale, -view.left * scale, -view.top * scale)
  ctx.beginPath()
  ctx.rect(scene.board.left, scene.board.top, scene.board.right - scene.board.left, scene.board.bottom - scene.board.top)
  ctx.clip()
  for (const drawing of scene.drawings) {
    if (!meets(drawing.bounds, view)) continue
    ctx.save()
    drawing.paint(ctx, brush)
    ctx.restore()
  }
  paperGrain(ctx, view, scale)
  ctx.restore()
}

let lastSheet: { scale: number; look: Look; sheet: SpriteSheet } | undefined

/** Tiles of one zoom come one after another, so one sheet is enough. */
function spritesFor(scale: number): SpriteSheet {
  const look = wornLook()
  if (lastSheet?.scale !== scale || lastSheet.look !== look) lastSheet = { scale, look, sheet: createSpriteSheet(scale) }
  return lastSheet.sheet
}

const GRAIN = 128
let grainTile: OffscreenCanvas | undefined

/** The tooth of the paper, in device pixels so that it never blurs; laid from the world's corner so that tiles meet. */
function paperGrain(ctx: Ctx, view: Box, scale: number): void {
  grainTile ??= drawGrain()
  const pattern = ctx.createPattern(grainTile, 'repeat')
  if (!pattern) return
  const shift = (at: number): number => -(((Math.round(at * scale) % GRAIN) + GRAIN) % GRAIN)
  ctx.setTransform(1, 0, 0, 1, shift(view.left), shift(view.top))
  ctx.fillStyle = pattern
  ctx.fillRect(0, 0, (view.right - view.left) * scale + GRAIN * 2, (view.bottom - view.top) * scale + GRAIN * 2)
}

function drawGrain(): OffscreenCanvas {
  const canvas = new OffscreenCanvas(GRAIN, GRAIN)
  const ctx = canvas.getContext('2d')
  if (!ctx) throw new Error('This browser gives no 2D canvas to draw the map on.')
  const image = ctx.createImageData(GRAIN, GRAIN)
  for (let i = 0; i < GRAIN * GRAIN; i++) {
    const value = noiseAt(i % GRAIN, Math.floor(i / GRAIN), 77)
    const bright = value > 0.5
    image.data.fill(bright ? 255 : 40, i * 4, i * 4 + 3)
    image.data[i * 4 + 3] = Math.round(Math.abs(value - 0.5) * (bright ? 26 : 30))
  }
  ctx.putImageData(image, 0, 0)
  return canvas
}

/** What every terrain gives the painter: where it lies, and how to paint the part of it that falls into a tile. */
import type { Ctx } from './shape.ts'
import type { SpriteSheet } from './sprites.ts'
import type { Box } from './units.ts'

export interface Brush {
  /** Device pixels per world unit. */
  readonly scale: number
  /** Device pixels per CSS pixel: what is there to be read is sized for the eye, not for the screen's pixels. */
  readonly density: number
  /** The part of the world that the tile shows. */
  readonly view: Box
  readonly sprites: SpriteSheet
}

export interface Drawing {
  /** Everything it paints, shadows included. */
  readonly bounds: Box
  paint(ctx: Ctx, brush: Brush): void
}

/** The direction towards the light: north-west, a little more from the north. */
export const LIGHT = { x: -0.62, y: -0.78 }

/** The colour of every shadow on the ground. */
export const SHADE = '#3a3f22'

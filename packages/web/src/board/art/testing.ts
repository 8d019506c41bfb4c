/** Stand-ins for a canvas, so that tests can see what would be drawn and where. */
import type { Ctx } from './shape.ts'
import type { SpriteSheet } from './sprites.ts'

export interface Stamp {
  readonly x: number
  readonly y: number
  readonly radius: number
}

export const recordingSprites = (stamps: Stamp[]): SpriteSheet => ({
  stamp(_ctx, _kind, x, y, radius) {
    stamps.push({ x, y, radius })
  },
})

/** A context that takes every call and draws nothing. */
export function inkless(): Ctx {
  const target: Record<string | symbol, unknown> = {}
  return new Proxy(target, {
    get: (kept, name) => kept[name] ?? (() => undefined),
    set(kept, name, value) {
      kept[name] = value
      return true
    },
  }) as unknown as Ctx
}

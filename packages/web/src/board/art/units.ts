/**
 * Art is drawn in world units: a hex side is 46 of them, the size at which the drawing's measures (canopy 7–12, dirt road 12.5 …) are given.
 * The map's lattice is affine, so both axes scale on their own.
 */
import type { Point } from '@firegroup/hexmap'

export const HEX_SIDE = 46
export const HEX_HEIGHT = HEX_SIDE * Math.sqrt(3)

const X = HEX_SIDE / 120
const Y = HEX_HEIGHT / 120

export interface Vec {
  readonly x: number
  readonly y: number
}

export interface Box {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

export const toWorld = ([x, y]: Point): Vec => ({ x: x * X, y: y * Y })
/** Of a width across a way, which the format gives in horizontal lattice units. */
export const toWorldLength = (lattice: number): number => lattice * X
export const toLattice = ({ x, y }: Vec): Point => [Math.round(x / X), Math.round(y / Y)]

export const grow = (box: Box, by: number): Box => ({
  left: box.left - by,
  top: box.top - by,
  right: box.right + by,
  bottom: box.bottom + by,
})

/** What lies in both; they meet. */
export const shared = (a: Box, b: Box): Box => ({
  left: Math.max(a.left, b.left),
  top: Math.max(a.top, b.top),
  right: Math.min(a.right, b.right),
  bottom: Math.min(a.bottom, b.bottom),
})

export const meets = (a: Box, b: Box): boolean => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom

export const holds = (box: Box, x: number, y: number, margin: number): boolean =>
  x > box.left - margin && x < box.right + margin && y > box.top - margin && y < box.bottom + margin

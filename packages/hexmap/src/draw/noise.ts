import { type Pick, STRETCH } from './plane.ts'

/** A smooth random surface between -1 and 1 over the lattice plane. */
export type Noise = (x: number, y: number) => number

export interface Octave {
  /** Distance between the surface's knots, in horizontal lattice units. */
  readonly scale: number
  readonly amplitude: number
}

/** Value noise. Only + - × ÷ and 32-bit integer mixing, which every engine computes alike. */
export function noise(octaves: readonly Octave[], pick: Pick): Noise {
  const layers = octaves.map((octave) => ({ ...octave, seed: pick(65536) * 65536 + pick(65536) }))
  return (x, y) => {
    let sum = 0
    for (const { scale, amplitude, seed } of layers) sum += amplitude * knots(seed, x / scale, (y * STRETCH) / scale)
    return sum
  }
}

function knots(seed: number, x: number, y: number): number {
  const i = Math.floor(x)
  const j = Math.floor(y)
  const u = ease(x - i)
  const v = ease(y - j)
  const top = knot(seed, i, j) * (1 - u) + knot(seed, i + 1, j) * u
  const bottom = knot(seed, i, j + 1) * (1 - u) + knot(seed, i + 1, j + 1) * u
  return top * (1 - v) + bottom * v
}

function ease(t: number): number {
  return t * t * (3 - 2 * t)
}

function knot(seed: number, i: number, j: number): number {
  let h = seed ^ Math.imul(i, 0x27d4eb2d) ^ Math.imul(j, 0x165667b1)
  h = Math.imul(h ^ (h >>> 15), 0x2c1b3c6d)
  h = Math.imul(h ^ (h >>> 12), 0x297a2d39)
  return ((h ^ (h >>> 15)) >>> 0) / 0x7fffffff - 1
}

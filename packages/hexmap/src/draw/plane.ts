import type { Point } from '../format.ts'
import { doubleArea } from '../polygon.ts'

/** Vertical lattice units are longer than horizontal ones by this factor; multiply y by it to measure true distances. */
export const STRETCH = Math.sqrt(3)

/** Horizontal lattice units a screen pixel takes where a hex side is 46 px: the scale in which footprints and widths are designed. */
export const UNITS_PER_PIXEL = 120 / 46

/** An integer from 0 to n - 1: the only source of chance in drawing, so that the same picks give the same board. */
export type Pick = (n: number) => number

export function clockwise(polygon: readonly Point[]): readonly Point[] {
  return doubleArea(polygon) < 0 ? [...polygon].reverse() : polygon
}

export function samePoint(a: Point, b: Point): boolean {
  return a[0] === b[0] && a[1] === b[1]
}

export function withoutRepeats(line: readonly Point[]): readonly Point[] {
  return line.filter((point, i) => i === 0 || !samePoint(point, line[i - 1]!))
}

/** Picks from a seed, for authors, tests and boards that are named by a number. */
export function pickFrom(seed: number): Pick {
  let state = seed >>> 0
  return (n) => {
    state = (state + 0x6d2b79f5) >>> 0
    let h = Math.imul(state ^ (state >>> 15), state | 1)
    h ^= h + Math.imul(h ^ (h >>> 7), h | 61)
    return ((h ^ (h >>> 14)) >>> 0) % n
  }
}

import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Point } from '../format.ts'
import { doubleArea, locate, ringProblem } from '../polygon.ts'
import { footprint, type Shape } from './buildings.ts'
import { pickFrom, STRETCH, UNITS_PER_PIXEL } from './plane.ts'

const SHAPES: readonly Shape[] = ['house', 'cottage', 'corner', 'courtyard', 'church', 'barn', 'row', 'factory']
const shapes = fc.constantFrom(...SHAPES)
const directions = fc.tuple(fc.integer({ min: -50, max: 50 }), fc.integer({ min: -50, max: 50 })).filter(([x, y]) => x !== 0 || y !== 0)
const CENTRE: Point = [1800, 600]

test('every building is a simple clockwise outline over its hex centre and within its hex, however it is turned', () => {
  fc.assert(
    fc.property(shapes, directions, fc.nat(), (shape, direction, seed) => {
      const outline = footprint(shape, CENTRE, direction, pickFrom(seed))
      expect(ringProblem(outline)).toBeUndefined()
      expect(doubleArea(outline)).toBeGreaterThan(0)
      expect(locate(CENTRE, outline)).toBe('inside')
      for (const [x, y] of outline) expect(Math.hypot(x - CENTRE[0], (y - CENTRE[1]) * STRETCH)).toBeLessThan(120)
    }),
  )
})

test('a building of two hexes covers both centres', () => {
  fc.assert(
    fc.property(shapes, fc.constantFrom<Point>([0, 120], [180, 60], [180, -60], [-180, 60]), fc.nat(), (shape, span, seed) => {
      const outline = footprint(shape, CENTRE, [1, 0], pickFrom(seed), span)
      expect(ringProblem(outline)).toBeUndefined()
      expect(locate(CENTRE, outline)).toBe('inside')
      expect(locate([CENTRE[0] + span[0], CENTRE[1] + span[1]], outline)).toBe('inside')
    }),
  )
})

test('a house measures 44 to 54 by 32 to 40 pixels at a hex side of 46', () => {
  fc.assert(
    fc.property(fc.nat(), directions, (seed, direction) => {
      const [a, b, c] = footprint('house', CENTRE, direction, pickFrom(seed))
      const sides = [
        [a!, b!],
        [b!, c!],
      ].map(([from, to]) => Math.hypot(to![0] - from![0], (to![1] - from![1]) * STRETCH) / UNITS_PER_PIXEL)
      // Rounding to the lattice moves a corner by up to half a unit, which is a third of a pixel downwards.
      expect(Math.max(...sides)).toBeGreaterThan(43)
      expect(Math.max(...sides)).toBeLessThan(55)
      expect(Math.min(...sides)).toBeGreaterThan(31)
      expect(Math.min(...sides)).toBeLessThan(41)
    }),
  )
})

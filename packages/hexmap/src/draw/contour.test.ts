import fc from 'fast-check'
import { expect, test } from 'vitest'
import { doubleArea, ringProblem, ringsMeet } from '../polygon.ts'
import { contours } from './contour.ts'
import { type Field, STEP_X, STEP_Y } from './field.ts'
import { simplify } from './simplify.ts'

const fields = fc
  .tuple(fc.integer({ min: 2, max: 14 }), fc.integer({ min: 2, max: 14 }))
  .chain(([columns, rows]) =>
    fc
      .array(fc.integer({ min: -8, max: 8 }), { minLength: columns * rows, maxLength: columns * rows })
      .map((values): Field => ({ left: 0, top: 0, columns, rows, values: Float64Array.from(values) })),
  )

function fieldOf(...rows: string[]): Field {
  const values = rows.flatMap((row) => [...row].map((sign) => (sign === '#' ? 1 : -1)))
  return { left: 3, top: 2, columns: rows[0]!.length, rows: rows.length, values: Float64Array.from(values) }
}

test('an island is one clockwise line around its samples', () => {
  const [island, ...others] = contours(fieldOf('....', '.##.', '....'))
  expect(others).toEqual([])
  expect(doubleArea(island!)).toBeGreaterThan(0)
  const [left, right] = [Math.min(...island!.map(([x]) => x)), Math.max(...island!.map(([x]) => x))]
  expect([left, right]).toEqual([3.5 * STEP_X, 5.5 * STEP_X])
})

test('a clearing is a line of its own, the other way round', () => {
  const areas = contours(fieldOf('.....', '.###.', '.#.#.', '.###.', '.....')).map(doubleArea)
  expect(areas.map(Math.sign).sort()).toEqual([-1, 1])
})

test('a shape that runs off the field closes exactly along its edge', () => {
  const [shape] = contours(fieldOf('##', '##'))
  expect([...shape!].sort((a, b) => a[0] - b[0] || a[1] - b[1])).toEqual([
    [3 * STEP_X, 2 * STEP_Y],
    [3 * STEP_X, 3 * STEP_Y],
    [4 * STEP_X, 2 * STEP_Y],
    [4 * STEP_X, 3 * STEP_Y],
  ])
})

test('no line of any field crosses or touches itself or another, before and after thinning', () => {
  fc.assert(
    fc.property(fields, fc.integer({ min: 0, max: 400 }), (field, tolerance) => {
      const loops = contours(field)
      for (const lines of [loops, simplify(loops, tolerance)]) {
        for (const [i, line] of lines.entries()) {
          expect(ringProblem(line)).toBeUndefined()
          for (const other of lines.slice(0, i)) expect(ringsMeet(line, other)).toBe(false)
        }
      }
    }),
    { numRuns: 300 },
  )
})

test('thinning drops what hardly shows and keeps what does', () => {
  const nearlyStraight = [0, 20, 40, 60, 80].map((x) => [x, x === 40 ? 1 : 0] as const)
  const [thin] = simplify([[...nearlyStraight, [80, 90], [0, 90]]], 90)
  expect(thin).toEqual([
    [0, 0],
    [80, 0],
    [80, 90],
    [0, 90],
  ])
})

test('thinning leaves no edge longer than a map may have', () => {
  const top = Array.from({ length: 31 }, (_, i) => [i * 100, 0] as const)
  const [thin] = simplify([[...top, ...top.map(([x]) => [x, 300] as const).reverse()]], 90)
  expect(thin!.length).toBeLessThan(20)
  for (const [i, [x, y]] of thin!.entries()) {
    const [nextX, nextY] = thin![(i + 1) % thin!.length]!
    expect(Math.max(Math.abs(x - nextX), Math.abs(y - nextY))).toBeLessThanOrEqual(1024)
  }
})

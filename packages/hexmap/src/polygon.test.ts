import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Point } from './format.ts'
import { doubleArea, locate, locateInPolygon, ringProblem, segmentMeetsHex, segmentsMeet } from './polygon.ts'

const square: Point[] = [
  [0, 0],
  [10, 0],
  [10, 10],
  [0, 10],
]
const hole: Point[] = [
  [4, 4],
  [6, 4],
  [6, 6],
]

test('clockwise on screen is a positive area', () => {
  expect(doubleArea(square)).toBe(200)
  expect(doubleArea(square.toReversed())).toBe(-200)
})

test('a point is inside, outside or on the boundary, and in a hole it is outside', () => {
  expect([locate([5, 5], square), locate([10, 5], square), locate([11, 5], square), locate([0, 0], square)]).toEqual([
    'inside',
    'on',
    'outside',
    'on',
  ])
  const points: Point[] = [
    [5, 4],
    [1, 1],
    [6, 5],
  ]
  expect(points.map((point) => locateInPolygon(point, square, [hole]))).toEqual(['on', 'inside', 'on'])
  expect(
    locateInPolygon(
      [50, 50],
      [
        [0, 0],
        [100, 0],
        [100, 100],
        [0, 100],
      ],
      [
        [
          [40, 40],
          [60, 40],
          [60, 60],
          [40, 60],
        ],
      ],
    ),
  ).toBe('outside')
})

test('segments meet at a crossing, at a touching end and along each other, but not beyond their ends', () => {
  expect(segmentsMeet([0, 0], [4, 4], [0, 4], [4, 0])).toBe(true)
  expect(segmentsMeet([0, 0], [4, 0], [2, 0], [2, 3])).toBe(true)
  expect(segmentsMeet([0, 0], [4, 0], [3, 0], [9, 0])).toBe(true)
  expect(segmentsMeet([0, 0], [4, 0], [5, 0], [9, 0])).toBe(false)
  expect(segmentsMeet([0, 0], [4, 0], [2, 1], [2, 3])).toBe(false)
})

test('corners in line are allowed, so that long edges can be split', () => {
  expect(
    ringProblem([
      [0, 0],
      [5, 0],
      [10, 0],
      [10, 10],
    ]),
  ).toBeUndefined()
})

test('a segment meets a hex exactly if it meets its outline or lies inside', () => {
  const coordinate = fc.integer({ min: -8, max: 8 }).map((step) => step * 30)
  const outline: Point[] = [
    [60, -60],
    [120, 0],
    [60, 60],
    [-60, 60],
    [-120, 0],
    [-60, -60],
  ]
  fc.assert(
    fc.property(coordinate, coordinate, coordinate, coordinate, (ax, ay, bx, by) => {
      fc.pre(ax !== bx || ay !== by)
      const crosses = outline.some((corner, index) => segmentsMeet(corner, outline[(index + 1) % 6]!, [ax, ay], [bx, by]))
      expect(segmentMeetsHex(ax + 180, ay + 60, bx + 180, by + 60, 180, 60)).toBe(crosses || locate([ax, ay], outline) === 'inside')
    }),
    { numRuns: 2000 },
  )
})

import { expect, test } from 'vitest'
import { jackknife, meanOf, quantileOf, shareOf, spreadOf } from './statistics.ts'

test.each([
  // The first two are the published examples of Newcombe's comparison of intervals (1998).
  [81, 263, 0.2553, 0.3662],
  [15, 148, 0.0624, 0.1605],
  [5, 10, 0.2366, 0.7634],
  [0, 10, 0, 0.2775],
  [10, 10, 0.7225, 1],
  [1, 1, 0.2065, 1],
])('the Wilson interval of %i in %i is %f to %f', (count, of, low, high) => {
  const share = shareOf(count, of)
  expect(share.share).toBeCloseTo(count / of, 10)
  expect(share.low).toBeCloseTo(low, 4)
  expect(share.high).toBeCloseTo(high, 4)
})

test('nothing played says nothing', () => {
  expect(shareOf(0, 0)).toEqual({ count: 0, of: 0, share: 0, low: 0, high: 1 })
  expect(spreadOf([])).toBeNull()
})

test('a spread has mean, median, ends and the deviation of a sample', () => {
  expect(spreadOf([10, 2, 4, 4])).toEqual({ mean: 5, median: 4, least: 2, most: 10, deviation: Math.sqrt(12) })
  expect(spreadOf([3, 100, 1])?.median).toBe(3)
  expect(spreadOf([7])).toEqual({ mean: 7, median: 7, least: 7, most: 7, deviation: 0 })
})

test('a mean has an interval of 1.96 standard errors, and a single number none', () => {
  const { mean, low, high } = meanOf([1, 2, 3, 4, 5])!
  expect(mean).toBe(3)
  expect(high - mean).toBeCloseTo((1.96 * Math.sqrt(2.5)) / Math.sqrt(5), 3)
  expect(mean - low).toBeCloseTo(high - mean)
  expect(meanOf([4])).toBeNull()
  expect(meanOf([])).toBeNull()
})

test('leaving parts out gives a mean the interval that it has', () => {
  const values = Array.from({ length: 20 }, (_, i) => (i * 7) % 11)
  const mean = (some: readonly number[]) => some.reduce((sum, value) => sum + value, 0) / some.length
  const found = jackknife(values, mean)!
  const known = meanOf(values)!
  for (const bound of ['mean', 'low', 'high'] as const) expect(found[bound]).toBeCloseTo(known[bound])
  expect(jackknife([1], mean)).toBeNull()
})

test('quantiles lie between neighbours in proportion', () => {
  expect([0, 0.25, 0.5, 0.9, 1].map((share) => quantileOf([10, 20, 30, 40, 50], share))).toEqual([10, 20, 30, 46, 50])
  expect(quantileOf([7], 0.9)).toBe(7)
})

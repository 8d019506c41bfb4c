import { expect, test } from 'vitest'
import { calibrate, median, ratioTo } from './harness.ts'

test('a ratio says the same on a machine twice as fast', () => {
  expect(ratioTo(100e6, 5e6, '/s')).toBeCloseTo(ratioTo(200e6, 10e6, '/s'))
  expect(ratioTo(100e6, 4, 'µs')).toBeCloseTo(ratioTo(200e6, 2, 'µs'))
  expect(ratioTo(100e6, 4, 'ms')).toBeCloseTo(ratioTo(200e6, 2, 'ms'))
})

test('a time counts the same in milliseconds and microseconds, and a count stays itself', () => {
  expect(ratioTo(100e6, 2, 'ms')).toBeCloseTo(ratioTo(100e6, 2000, 'µs'))
  expect(ratioTo(100e6, 2, 'ms')).toBeCloseTo(200_000)
  expect(ratioTo(100e6, 3, 'pairs')).toBe(3)
})

test('the median leaves out what is far off', () => {
  const values = [3, 900, 1]
  expect(median(3, () => values.pop() ?? 0)).toBe(3)
})

test('the calibration gives steps a second of this machine', () => {
  expect(calibrate()).toBeGreaterThan(1e6)
})

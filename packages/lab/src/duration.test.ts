import { expect, test } from 'vitest'
import { duration } from './duration.ts'

test.each([
  [0.2, 'under a second'],
  [59.4, '59 s'],
  [59.6, '1 min 0 s'],
  [61, '1 min 1 s'],
  [3725, '1 h 2 min'],
])('%f seconds are %s', (seconds, words) => {
  expect(duration(seconds)).toBe(words)
})

import { expect, test } from 'vitest'
import { bearing } from './bearing.ts'

test('what a decision is like to the eye: going forward, firing, making ready, waiting', () => {
  expect(bearing('act', { type: 'move' })).toBe('advance')
  expect(bearing('discard', { type: 'discard' })).toBe('spend')
  expect(bearing('discard', { type: 'none' })).toBe('wait')
  expect(bearing('setup', {})).toBeUndefined()
})

import { expect, test } from 'vitest'
import { bearing } from './bearing.ts'

test('what a decision is like to the eye: going forward, firing, making ready, waiting', () => {
  expect(bearing('move', { type: 'step', mode: 'assault' })).toBe('creep')
  expect(bearing('move', { type: 'step' })).toBe('advance')
  expect(bearing('firstFire', { type: 'hold' })).toBe('wait')
  expect(bearing('prepFire', { type: 'ordnance' })).toBe('fire')
  expect(bearing('setup', {})).toBeUndefined()
})

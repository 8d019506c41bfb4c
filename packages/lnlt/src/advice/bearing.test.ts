import { expect, test } from 'vitest'
import { bearing } from './bearing.ts'

test('what a decision is like to the eye: going forward, firing, making ready, waiting', () => {
  expect(bearing('act', { type: 'move' })).toBe('advance')
  expect(bearing('opportunityFire', { type: 'hold' })).toBe('wait')
  expect(bearing('act', { type: 'smoke' })).toBe('prepare')
  expect(bearing('setup', {})).toBeUndefined()
})

test('who likes to go forward does not fly on for ever', () => {
  expect(bearing('step', { type: 'step', to: 'E1' })).toBe('advance')
  expect(bearing('step', { type: 'step', to: 'E1 air' })).toBeUndefined()
  expect(bearing('step', { type: 'stop' })).toBeUndefined()
})

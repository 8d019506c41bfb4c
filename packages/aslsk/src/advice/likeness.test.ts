import { expect, test } from 'vitest'
import { table } from '../../test/table.ts'
import { likeness } from './likeness.ts'

const { state } = table('C2 US: a=6-6-6, b=6-6-6   D2 US: c=6-6-6   H8 German: x=4-6-7', {
  phase: 'prepFire',
  attacker: 'allied',
  columns: 12,
  rows: 10,
})
const fire = (units: readonly number[], at = 'H8', directors: readonly number[] = []) =>
  likeness(state, 'prepFire', { type: 'fire', at, firers: units.map((unit) => ({ unit, inherent: true, weapons: [] })), directors })

test('fire from the same hexes at the same one is one way to fire, whoever takes part', () => {
  expect(fire([0, 1])).toBe(fire([0]))
  expect(fire([2, 0])).toBe(fire([0, 1, 2]))
  expect(fire([0])).not.toBe(fire([2]))
  expect(fire([0])).not.toBe(fire([0], 'H7'))
})

test('everything else is a way of its own', () => {
  const step = (to: string, mode?: string) => likeness(state, 'move', { type: 'step', units: [0], to, ...(mode ? { mode } : {}) })
  expect(step('C3')).not.toBe(step('D3'))
  expect(step('C3')).not.toBe(step('C3', 'assault'))
})

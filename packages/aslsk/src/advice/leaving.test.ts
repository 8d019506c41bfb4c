import { expect, test } from 'vitest'
import { table } from '../../test/table.ts'
import { leaving } from './leaving.ts'

const { state } = table('C2 US: a=6-6-6, b=6-6-6   D2 US: c=6-6-6   H8 German: x=4-6-7', {
  phase: 'movement',
  attacker: 'allied',
  columns: 12,
  rows: 10,
})
const step = (units: readonly number[], to = 'C3') => ({ type: 'step', units, to })

test('to leave men where they are is to take none of their steps, and any of the others’', () => {
  const theirs = leaving(state, 'move', step([0, 1]))!
  expect([step([0, 1], 'D3'), step([1]), step([2]), { type: 'end' }].map(theirs)).toEqual([true, true, false, false])
})

test('who is on his way is not left there, and what is no step can’t be left', () => {
  const moving = { ...state, units: state.units.map((unit) => ({ ...unit, spent: unit.id === 0 ? 2 : 0 })) }
  expect(leaving(moving, 'move', step([0]))).toBeNull()
  expect(leaving(moving, 'move', step([2]))).not.toBeNull()
  expect(leaving(state, 'move', { type: 'end' })).toBeNull()
})

test('so with advances', () => {
  const advance = (units: readonly number[]) => ({ type: 'advance', units, to: 'C3' })
  const theirs = leaving(state, 'advance', advance([2]))!
  expect([advance([2]), advance([0]), { type: 'done' }].map(theirs)).toEqual([true, false, false])
})

import { expect, test } from 'vitest'
import { hold, move, stop } from '../../test/moves.ts'
import { table } from '../../test/table.ts'
import { cloneState } from '../state.ts'
import { foresight } from './foresight.ts'

test('a position is settled between impulses of a later turn, not while somebody moves or after a spotting attempt', () => {
  const t = table('C3 US: a=2-6-4    D3 US: c=2-6-4    F3 light-woods; German: x=1-6-4')
  const before = { ...cloneState(t.state), turn: t.state.turn - 1 }
  const isSettled = () => foresight.isSettled(t.state, t.game.open[0]!, before)
  expect(foresight.isSettled(t.state, t.game.open[0]!, t.state)).toBe(false)
  expect(isSettled()).toBe(true)
  t.answer('impulse', { type: 'spot', unit: t.unit('c'), at: 'F3' }).rolls(6)
  expect(isSettled()).toBe(false)
  t.activate('C3')
  expect(isSettled()).toBe(false)
  move(t, 'a', 'C4')
  expect(isSettled()).toBe(false)
  hold(t)
  stop(t)
  expect(t.asked).toEqual({ seat: 'red', kind: 'impulse' })
  expect(isSettled()).toBe(true)
})

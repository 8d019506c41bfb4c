import { expect, test } from 'vitest'
import { hold, move, stop } from '../../test/moves.ts'
import { table } from '../../test/table.ts'
import { foresight } from './foresight.ts'

test('a position is settled between impulses, not while somebody moves or after a spotting attempt', () => {
  const t = table('C3 US: a=2-6-4    D3 US: c=2-6-4    F3 light-woods; German: x=1-6-4')
  const isSettled = () => foresight.isSettled(t.state, t.game.open[0]!)
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

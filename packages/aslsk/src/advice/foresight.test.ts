import { expect, test } from 'vitest'
import { step, stop } from '../../test/moves.ts'
import { started, testScenario } from '../../test/scenario.ts'
import { table } from '../../test/table.ts'
import { aslsk } from '../system.ts'
import { foresight } from './foresight.ts'

test('what was decided in a phase is judged when the phase is over, not before', () => {
  const t = table('C2 US: a=6-6-6   D2 US: b=6-6-6   H8 German: x=4-6-7', { phase: 'movement', attacker: 'allied', columns: 12, rows: 10 })
  const since = aslsk.clone(t.state)
  const isSettled = () => foresight.isSettled(t.state, t.game.open[0]!, since)
  step(t, 'a', 'C3')
  expect(isSettled()).toBe(false)
  stop(t, 'a')
  expect([t.state.phase, isSettled()]).toEqual(['movement', false])
  t.answer('move', { type: 'end' })
  expect([t.state.phase, isSettled()]).toEqual([expect.not.stringMatching('movement'), true])
})

test('what a set-up is worth shows after some turns', () => {
  const game = started(testScenario())
  const since = aslsk.clone(game.state)
  expect(since.phase).toBe('setup')
  const later = { ...game.state, phase: 'movement' as const }
  expect(foresight.isSettled(later, game.open[0]!, since)).toBe(false)
  expect(foresight.isSettled({ ...later, turn: since.turn + 3 }, game.open[0]!, since)).toBe(true)
})

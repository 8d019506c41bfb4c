import { expect, test } from 'vitest'
import { table } from '../../test/table.ts'
import { cloneState } from '../state.ts'
import { foresight } from './foresight.ts'

test('a decision has had its effect when its side has had another turn', () => {
  const t = table('axis A[2]: Ant, Bee, Cat\nallied A[1] Woods: Owl, Emu, Yak')
  const since = cloneState(t.state)
  const settled: boolean[] = []
  for (let turns = 0; turns <= 3; turns++) settled.push(foresight.isSettled({ ...since, turn: since.turn + turns }, t.game.open[0]!, since))
  expect(settled).toEqual([false, false, false, true])
})

test('to fill the hand takes no thought', () => {
  expect(foresight.attention.refill.thought).toBe(0)
  expect(foresight.otherwise.thought).toBeGreaterThan(0)
})

test('whoever has the nodes of a veteran can try each of the ways that look best thirty times', () => {
  const veteran = 450
  const { thought, width } = foresight.otherwise
  expect((veteran * thought) / (width * foresight.toil().nodes)).toBeGreaterThanOrEqual(30)
})

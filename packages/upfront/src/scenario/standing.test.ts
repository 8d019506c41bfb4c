import { expect, test } from 'vitest'
import { type TableOptions, table } from '../../test/table.ts'
import { result, standing } from './standing.ts'
import type { Victory } from './types.ts'

const TWO = 'axis A[3]: P1, P2, P3 pinned\naxis B[5] Move=: P5, P6\nallied A[2] Woods: Q1, Q2'

test('16.4 each group is told with what its place counts, the own ones first', () => {
  const { objectives, goals } = standing(table(TWO, { victory: { type: 'mostVP' } }).state, 'allied')
  expect(objectives.map(({ where, note, holder }) => [where, note, holder])).toEqual([
    ['range 2', '4 points', 'allied'],
    ['range 3', '6 points', 'axis'],
    ['range 5', 'moving, no points', 'axis'],
  ])
  expect(goals.map(({ side, title, missing }) => [side, title, missing])).toMatchObject([
    ['allied', 'More victory points', '4 against 6'],
    ['allied', expect.stringContaining('broken'), '0 of 3'],
    ['axis', 'More victory points', '6 against 4'],
    ['axis', expect.stringContaining('broken'), '0 of 2'],
  ])
})

test('16.42 men who must be somewhere first are counted where they count', () => {
  const victory: Victory = { type: 'firstTo', count: 4, range: 4 }
  const { goals, objectives } = standing(table('axis A[4] Woods: P1, P2, P3\nallied A: Q1, Q2', { victory }).state, 'axis')
  expect(goals[0]).toMatchObject({ title: 'Four men at range 4 in cover', missing: '3 of 4', immediately: true })
  expect(objectives[0]).toMatchObject({ note: 'three men count' })
})

test('16.42 an attacker needs a part of his men close by', () => {
  const options: TableOptions = { kind: 'attack', axis: { role: 'attacker' }, allied: { role: 'defender' } }
  const victory: Victory = { type: 'fractionAtRR5', parts: 1, of: 2 }
  const told = standing(table('axis A[1] Woods: P1, P2, P3\nallied A: Q1, Q2', { ...options, victory }).state, 'axis')
  expect(told.goals[0]).toMatchObject({ side: 'axis', title: 'Two men at relative range 5 in cover', missing: '0 of 2' })
  expect(told.ahead).toBe('allied')
  expect(told.otherwise).toMatch(/^Otherwise the .+ win\.$/)
})

test('the result says what happened', () => {
  const broken = table('axis A: P1, P2\nallied A: Q1', { allied: { lost: [5, 6, 7].map((number) => ({ number, fate: 'kia' as const })) } })
  expect(result(broken.state)).toMatch(/have lost 3 of 4 men and are broken\.$/)
  const t = table('axis A[3]: P1, P2\nallied A: Q1', { step: 'turn.refill', decks: 1, pile: 'b1', victory: { type: 'mostVP' } })
  const [last] = t.state.deck
  t.decide('axis', 'refill', { type: 'draw' }).rolls(last!)
  expect(result(t.state)).toMatch(/^When the last Deck is played out the .+ have 6 victory points and the .+ 0\.$/)
})

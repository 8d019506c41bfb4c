import { expect, test } from 'vitest'
import { table } from '../../test/table.ts'
import { likeness } from './likeness.ts'

const t = table('axis A[2]: Ant, Bee, Cat\nallied A[1] Woods: Owl, Emu, Yak', { hands: { axis: 'Move, Move, Fire' } })
const [move, other, fire] = t.state.sides.axis.hand as [number, number, number]

test('an act is the same whatever card it takes', () => {
  const by = (card: number, mode: string) => likeness(t.state, 'act', { type: 'move', group: 0, card, mode })
  expect(by(move, 'advance')).toBe(by(other, 'advance'))
  expect(by(move, 'advance')).not.toBe(by(move, 'retreat'))
})

test('of two equal cards it is all the same which is discarded', () => {
  const of = (...cards: number[]) => likeness(t.state, 'discard', { type: 'discard', cards: cards.map((card) => ({ card, as: 'plain' })) })
  expect(of(move)).toBe(of(other))
  expect(of(move, fire)).toBe(of(fire, other))
  expect(of(move)).not.toBe(of(fire))
})

test('changes for the sake of change are not tried', () => {
  expect(likeness(t.state, 'act', { type: 'reorder', group: 0, men: [2, 1, 0] })).toBeNull()
  expect(likeness(t.state, 'act', { type: 'move', group: 0, card: move, mode: 'sideways', letter: 'B' })).toBeNull()
  expect(likeness(t.state, 'act', { type: 'done' })).not.toBeNull()
})

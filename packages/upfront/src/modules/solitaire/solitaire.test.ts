import { KeyedChance, keyFromSeed } from '@firegroup/kernel'
import { expect, test } from 'vitest'
import { type TableOptions, table, type UpfrontTable } from '../../../test/table.ts'
import { upfront } from '../../system.ts'

const ON = { modules: ['solitaire'] } as const
const FIELD = 'axis A[1]: P1, P2\naxis B: P3\nallied A[1] Move+: Q1, Q2\nallied B: Q3'
const seen = (t: UpfrontTable, viewer: string, side: 'axis' | 'allied') =>
  (upfront.view(t.state, viewer) as { sides: { [S in 'axis' | 'allied']: { open?: number[] } } }).sides[side].open?.length
/** The allied player has filled his hand at the end of his turn: two cards that he began with lie open. */
const filled = (hands: TableOptions['hands'] = { axis: 'Fire 1/1, Brush', allied: 'Fire, Rally 1' }) => {
  const t = table(FIELD, { ...ON, active: 'allied', hands } as TableOptions)
  t.act({ type: 'reorder', group: t.id('allied A'), men: [t.man('Q2'), t.man('Q1')] }).pass()
  return t.answer('refill', { type: 'draw' }).draws('b1', 'b2', 'b3', 'b4')
}

test('UF-49.12-01 both hands lie open, but what filled one stays face down until its turn', () => {
  const t = filled()
  expect([seen(t, 'axis', 'allied'), seen(t, 'allied', 'axis'), seen(t, 'observer', 'allied')]).toEqual([2, 2, 2])
  t.act({ type: 'reorder', group: t.id('axis A'), men: [t.man('P2'), t.man('P1')] }).next('allied')
  expect([t.asked.seat, seen(t, 'axis', 'allied')]).toEqual(['allied', 6])
})

test('UF-49.12-01 or until it is attacked, or Terrain is discarded on its moving group', () => {
  const fired = filled().fire('axis A', 'allied A', [1])
  expect(seen(fired, 'axis', 'allied')).toBe(6)
  const t = filled()
  t.pass().decide('axis', 'discard', { type: 'discard', cards: [{ card: t.card('axis', 2), as: 'terrain', on: t.id('allied A') }] })
  expect(seen(t, 'axis', 'allied')).toBe(6)
})

test('what lies open is not dealt anew, what lies face down is', () => {
  const t = filled()
  const other = upfront.clone(t.state)
  upfront.resample(other, 'axis', new KeyedChance(keyFromSeed('dealt anew')))
  expect(other.sides.allied.hand.slice(0, 2)).toEqual(t.state.sides.allied.hand.slice(0, 2))
  expect(other.sides.allied.hand.slice(2)).not.toEqual(t.state.sides.allied.hand.slice(2))
  expect(upfront.view(other, 'axis')).toEqual(upfront.view(t.state, 'axis'))
})

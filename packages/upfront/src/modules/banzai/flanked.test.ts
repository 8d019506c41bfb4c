import { expect, test } from 'vitest'
import { table } from '../../../test/table.ts'

test('UF-45.4-05 UF-17.43-01 the card that declares a Banzai does not shake flanking fire off; the next one does', () => {
  const t = table('axis A[1]: L1(SL), P2\naxis B[1]: P8\nallied A[1]: Q1\nallied B[1] flanks A: Q3', {
    modules: ['banzai'],
    rulesThrough: 50,
    nations: { axis: 'Japanese' },
    hands: { axis: 'Move, Move' },
  })
  t.act({ type: 'banzai', group: 0, target: t.id('allied A'), card: t.card('axis', 1) })
  expect(t.state.flanks).toMatchObject([{ by: t.id('allied B'), of: 0 }])
  t.next('axis').act({ type: 'move', group: 0, card: t.card('axis', 2), mode: 'advance' })
  expect(t.state.flanks).toEqual([])
})

test('UF-45.45-02 UF-33.7-02 in a Banzai a second wound kills', () => {
  const t = table('axis A[3]: L1(SL, morale 5) wounded, P2(morale 9)\naxis B: P4\nallied A[2]: Q1, Q2\nallied B: Q3', {
    modules: ['banzai'],
    rulesThrough: 50,
    nations: { axis: 'Japanese' },
    active: 'allied',
    hands: { allied: 'Fire 2' },
    kept: { banzai: { charges: [{ group: 0, target: 2 }] } },
  })
  t.fire('allied A', 'axis A', [1]).resolves('b4 7w=5', 'r0')
  expect(t.m('L1').fate).toBe('kia')
})

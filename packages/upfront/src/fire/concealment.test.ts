import { expect, test } from 'vitest'
import { table } from '../../test/table.ts'

const WOODS = `axis A[2]: P1, P2, P3, P4, P5, P6, P7, P8
  axis B: P9, P10
  allied A[1] Woods: Coates(morale 3), Nixon(morale 4), Allen(panic 7) pinned`

test('EX-020a UF-6.44-01 UF-9.1-01 UF-X-11 the defender sees the strength and plays one Concealed card before anything is drawn', () => {
  const t = table(WOODS, { hands: { axis: 'Fire 7/15', allied: 'Concealed 2, Concealed 1, Move' } })
  t.fire('axis A', 'allied A', [1]).saw({ type: 'fires', strength: 5 })
  t.asks('allied', 'concealment').cannot({ type: 'conceal', card: t.card('allied', 3) }, '9.1')
  t.answer('concealment', { type: 'conceal', card: t.card('allied', 1) }).saw({ type: 'conceals', value: -2 })
  // one and no more
  t.resolves('x0', 'r1', 'b2')
  t.saw({ type: 'attacked', man: t.man('Coates'), strength: 3, number: 3 })
  expect([t.m('Coates').pinned, t.m('Nixon').pinned, t.m('Allen').fate]).toEqual([true, false, ''])
})

test('EX-020b UF-9.1-01 without it the same draws pin Nixon and send Allen away', () => {
  const t = table(WOODS, { hands: { axis: 'Fire 7/15', allied: 'Concealed 2' } })
  t.fire('axis A', 'allied A', [1]).answer('concealment', { type: 'pass' }).resolves('x0', 'r1', 'b2 0r>7')
  expect([t.m('Coates').pinned, t.m('Nixon').pinned, t.m('Allen').fate]).toEqual([true, true, 'rout'])
})

test('UF-9.2-01 UF-9.3-01 another one against another attack of the turn; spent ones are not replaced before the end of the own turn', () => {
  const t = table(`axis A[2]: P1, P2\naxis B[2]: P3, P4\nallied A[1]: Q1(morale 6), Q2(morale 6)`, {
    hands: { axis: 'Fire 1/1, Fire 2/2, Brush', allied: 'Concealed 2, Concealed 1, Fire, Fire, Fire, Fire' },
  })
  t.fire('axis A', 'allied A', [1])
  t.answer('concealment', { type: 'conceal', card: t.card('allied', 1) }).resolves('r0', 'r0')
  expect(t.state.discard).toContain(t.card('allied', 1))
  t.fire('axis B', 'allied A', [2]).answer('concealment', { type: 'conceal', card: t.card('allied', 2) })
  t.answer('attack', { type: 'callOff' }).saw({ type: 'calledOff', strength: 1 })
  t.decide('axis', 'discard', { type: 'none' }).decide('axis', 'refill', { type: 'keep' })
  expect(t.asked.seat).toBe('allied')
  expect(t.state.sides.allied.hand).toHaveLength(4)
})

test('UF-9.5-03 a group in a Pillbox can’t be concealed', () => {
  const t = table('axis A[2]: P1, P2\nallied A[1] Pillbox: Q1', { hands: { axis: 'Fire 1/1', allied: 'Concealed 2' } })
  t.fire('axis A', 'allied A', [1]).asks('axis', 'attack').done()
})

test('UF-6.5-01 UF-6.44-01 the attacker decides after the Concealed card', () => {
  const t = table(WOODS, { hands: { axis: 'Fire 7/15', allied: 'Concealed 3' } })
  t.fire('axis A', 'allied A', [1]).answer('concealment', { type: 'conceal', card: t.card('allied', 1) })
  t.answer('attack', { type: 'callOff' }).saw({ type: 'calledOff', strength: 2 })
  expect(t.state.sides.axis.hand).toHaveLength(0)
})

import { expect, test } from 'vitest'
import { table } from '../../test/table.ts'

test('EX-013a EX-013b EX-013c UF-6.5-03 UF-6.51-01 UF-6.53-01 UF-6.54-01 one RNC for each man in order', () => {
  const t = table(
    `axis A[2]: A1, A2, A3, A4, A5, A6
     allied A[1]: Allen(morale 5), Myers(morale 5), Degi(panic 3) pinned`,
    { hands: { axis: 'Fire 5/10' } },
  )
  t.act({ type: 'fire', group: t.id('axis A'), target: t.id('allied A'), cards: [t.card('axis', 1)] })
  t.answer('attack', { type: 'resolve' }).draws('r1', 'b4', 'x0 0r=4')
  t.saw({ type: 'attacked', man: t.man('Allen'), strength: 5, number: 4, morale: 5 })
  t.saw({ type: 'attacked', man: t.man('Myers'), number: 9, kia: 8 })
  t.saw({ type: 'attacked', man: t.man('Degi'), number: 5, panic: 3 })
  expect(t.m('Allen').pinned).toBe(false)
  expect([t.m('Myers').fate, t.m('Degi').fate]).toEqual(['kia', 'rout'])
})

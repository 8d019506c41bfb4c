import { expect, test } from 'vitest'
import { table } from '../../test/table.ts'

const RULES = { rulesThrough: 40 } as const

test('UF-33.6-01 a wounded man with a secondary weapon leaves it for the one that he takes up', () => {
  const t = table('axis A lies rifleBolt: P1 unarmed carries demolitionCharge wounded, P2\naxis B: P8\nallied A: Q1', {
    ...RULES,
    hands: { axis: 'Fire' },
  })
  t.act({ type: 'acquire', group: 0, man: t.man('P1'), weapon: 0 }).draws('b1')
  expect([t.m('P1').weapon, t.m('P1').secondary]).toEqual(['rifleBolt', ''])
  expect(t.group('axis A').weapons.map(({ weapon }) => weapon)).toEqual(['demolitionCharge'])
})

test('UF-33.6-01 UF-33.3-02 after an exchange he says which of the two he keeps', () => {
  const t = table('axis A: P1 unarmed carries demolitionCharge wounded, P2\naxis B: P8\nallied A: Q1', {
    ...RULES,
    hands: { axis: 'Fire' },
  })
  t.act({ type: 'exchange', group: 0, from: t.man('P1'), to: t.man('P2') }).answer('portage', { type: 'drop', what: 'weapon' })
  expect([t.m('P1').weapon, t.m('P1').secondary, t.m('P2').weapon]).toEqual(['', 'demolitionCharge', ''])
})

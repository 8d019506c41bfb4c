import { expect, test } from 'vitest'
import { table } from '../../../test/table.ts'

const SPARE = '    N12 German: 4-6-7'

test('SK-4.0-04 a leader who has tried to recover a Weapon does nothing else in that Rally Phase', () => {
  const t = table(`F6 Russian: g=LMG, l=9-1, x=4-5-8 broken, m=8-0${SPARE}`, { phase: 'rally', attacker: 'allied', columns: 14, rows: 12 })
  t.answer('recovery', { type: 'recover', unit: t.unit('l'), weapon: t.weapon('g') }).rolls(4)
  t.answer('selfRally', { type: 'done' })
  t.refuses('allied', { type: 'rally', unit: t.unit('x'), leader: t.unit('l') }, { rule: '4.0', message: /sole action/ })
  expect(t.candidates()).toEqual([{ type: 'rally', unit: t.unit('x'), leader: t.unit('m') }, { type: 'done' }])
})

test('a leader who has repaired may still rally, unless players agree on one action a phase', () => {
  const text = `F6 Russian: l=9-1, g=LMG malfunctioned, x=4-5-8 broken${SPARE}`
  const after = (options?: { repairThenRally: 'no' }) => {
    const t = table(text, { phase: 'rally', attacker: 'allied', columns: 14, rows: 12, ...(options ? { options } : {}) })
    t.answer('repair', { type: 'repair', weapon: t.weapon('g') }).rolls(4)
    return t.answer('selfRally', { type: 'done' })
  }
  const t = after()
  expect(t.candidates()).toContainEqual({ type: 'rally', unit: t.unit('x'), leader: t.unit('l') })
  expect(after({ repairThenRally: 'no' }).game.open[0]?.question.kind).not.toBe('unitRally')
})

import { expect, test } from 'vitest'
import { table } from '../../../test/table.ts'
import { withModule } from '../../scenario/begin.ts'
import { breakOff, VOLUNTARY } from './break.ts'

const BOARD = 'B2 US: a=6-6-6, b=7-4-7 broken    B5 German: x=4-6-7    F9 US: 8-0; German: m=4-6-7 melee'
const routing = { phase: 'rout', attacker: 'allied', rows: 12, columns: 8, modules: ['voluntary-break'] } as const

test('AID-ASOP-135 at the start of the RtPh, the ATTACKER first, an unbroken unit may break of its own will and is DM', () => {
  const t = table(BOARD, routing)
  t.asks('allied', 'choice')
  t.refuses('allied', { type: 'breakOff', unit: t.unit('b') }, { rule: 'A10.41', message: /broken already/ })
  t.refuses('allied', { type: 'breakOff', unit: t.unit('x') }, { rule: 'A10.41', message: /no such Infantry/ })
  t.answer('choice', { type: 'breakOff', unit: t.unit('a') })
  t.saw({ type: 'breaks', unit: t.unit('a'), rule: 'A10.41' })
  expect(t.u('a')).toMatchObject({ broken: true, dm: true })
  t.answer('choice', { type: 'pass' }).asks('axis', 'choice')
  t.refuses('axis', { type: 'breakOff', unit: t.unit('m') }, { rule: 'A10.41', message: /Melee/ })
})

test('who is berserk does not break of his own will, and nobody does at another moment', () => {
  const { state } = table(BOARD, routing)
  const berserk = withModule(state, {
    id: 'trial',
    title: 'Trial',
    sentence: 'A trial.',
    hooks: { statuses: [(_, unit, status) => (status === 'berserk' && unit.id === 0 ? 1 : 0)] },
  })
  const decision = { type: 'breakOff', unit: 0 } as const
  expect(breakOff.problems(berserk, { side: 'allied', of: VOLUNTARY }, decision)).toMatchObject([{ message: /berserk/ }])
  expect(breakOff.problems(state, { side: 'allied', of: 'other' }, decision)).toMatchObject([{ message: /start of the Rout Phase/ }])
})

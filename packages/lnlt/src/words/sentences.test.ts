import { expect, test } from 'vitest'
import { table } from '../../test/table.ts'
import { lnlt } from '../system.ts'
import { describeQuestion } from './index.ts'

test('whoever may fire at a move reads who moves where, and what there is to choose', () => {
  const t = table('C9 US: x=2-5-4    C4 German: a=1-6-4\nA14 forest; US: spare=2-5-4    K14 forest; German: idle=1-6-4', {
    columns: 14,
    rows: 16,
  })
  t.activate('C9').answer('act', { type: 'move', units: t.units('x'), to: 'C8' })
  const { question } = t.game.questionFor('red')!
  expect(lnlt.words!.sentence!(t.state, question, 'pkessler')).toBe('pkessler moves into C8: opportunity fire?')
})

test('a phase of one’s own and a title of two sentences are one sentence', () => {
  const { state } = table('C9 US: x=2-5-4')
  const sentence = (kind: string, title: string) => describeQuestion(state, { kind, title }, 'Ann')
  expect(sentence('rally', 'Your Rally Phase. Who rallies?')).toBe('Your Rally Phase: who rallies, and who takes which weapon?')
  expect(sentence('retreat', 'They run from the flames. Where to?')).toBe('They run from the flames: where to?')
})

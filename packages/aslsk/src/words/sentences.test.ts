import type { OpenQuestion } from '@firegroup/kernel'
import { expect, test } from 'vitest'
import { stepOf } from '../../test/moves.ts'
import { type AslskTable, table } from '../../test/table.ts'
import { aslsk } from '../system.ts'
import { describeQuestion } from './index.ts'

const said = (t: AslskTable, seat: string): string => {
  const { question } = t.game.questionFor(seat) as OpenQuestion
  return aslsk.words!.sentence!(t.state, question, 'marina_k')
}

test('whoever may fire at a move reads who moves where, and what there is to choose', () => {
  const t = table('E2 German: a=4-6-7    E7 Russian: x=4-4-7\nA14 woods; Russian: spare=8-0', {
    phase: 'movement',
    attacker: 'allied',
    columns: 14,
    rows: 15,
  })
  t.answer('move', stepOf(t, 'x', 'E6'))
  expect(said(t, 'axis')).toBe('marina_k moves into E6: fire or hold?')
})

test('what else may be answered by fire has its own verb, and a vehicle drives; one that can’t be looked at moves', () => {
  const t = table('A1 Russian: own=4-4-7    D5 Russian: tank=ru-KV1M41 vca3    D8 German: 4-6-7')
  const sentence = (kind: string, units: readonly number[]) =>
    describeQuestion(t.state, { kind: 'firstFire', title: '', about: { at: 'D5', units, mf: 2, kind } }, 'Ann')
  expect(sentence('enter', [t.unit('tank')])).toBe('Ann drives into D5: fire or hold?')
  expect(sentence('enter', [-2])).toBe('Ann moves into D5: fire or hold?')
  expect(sentence('stop', [t.unit('tank')])).toBe('Ann stops in D5: fire or hold?')
  expect(sentence('smoke', [t.unit('own')])).toBe('Ann throws smoke grenades in D5: fire or hold?')
})

test('a phase of one’s own asks what there is to do in it, and never says what is hidden', () => {
  const t = table('E2 German: a=4-6-7    E7 Russian: x=4-4-7')
  const sentence = (kind: string, title = '') => describeQuestion(t.state, { kind, title }, 'Ann')
  expect(sentence('prepFire')).toBe('Your Prep Fire: who fires at what?')
  expect(sentence('reveal', 'Shall any of your concealed units be seen?')).toBe('Ann is about to rout: what do you show?')
  expect(sentence('closeCombat', 'Close Combat in E6: who attacks whom?')).toBe('Close Combat in E6: who attacks whom?')
  expect(sentence('keepRate', 'The MMG keeps its rate. Fire it again later, or leave residual fire?')).toBe(
    'The MMG keeps its rate: fire it again later, or leave residual fire?',
  )
})

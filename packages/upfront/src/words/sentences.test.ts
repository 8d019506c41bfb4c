import { expect, test } from 'vitest'
import { table } from '../../test/table.ts'
import { upfront } from '../system.ts'
import { describeQuestion } from './index.ts'

test('fire at a group says who fires, at which group and with what, whether the hand holds an answer or not', () => {
  const t = table('axis A[2]: P1, P2, P3, P4, P5, P6, P7, P8\nallied A[1]: Q1, Q2', { hands: { axis: 'Fire 7/15', allied: 'Concealed 2' } })
  t.fire('axis A', 'allied A', [1]).asks('allied', 'concealment')
  const { question } = t.game.questionFor('allied')!
  const held = upfront.words!.sentence!(t.state, question, 'anna_v')
  expect(held).toMatch(/^anna_v fires at your group A with \d: conceal it\?$/)
  expect(describeQuestion(t.state, { ...question, title: 'You hold no Concealed card: pass.' }, 'anna_v')).toBe(held)
})

test('what the enemy does has his name; what a man needs is said without the hand', () => {
  const { state } = table('axis A[3]: P1, P2\nallied A: Q1, Q2')
  const sentence = (kind: string, title: string, about: unknown = null) => describeQuestion(state, { kind, title, about }, 'Ann')
  expect(sentence('terrainOffer', 'The enemy puts your group B into Woods. Accept it?')).toBe(
    'Ann puts your group B into Woods: accept it?',
  )
  expect(sentence('captureTerrain', 'The enemy’s group C is no more. Take its position?')).toBe(
    'Ann’s group C is no more: take its position?',
  )
  expect(sentence('readjustConsent', 'Your opponent would bring the range chits back. Do you agree?')).toBe(
    'Ann would bring the range chits back: do you agree?',
  )
  expect(sentence('hero', 'Brandt has just been pinned. You hold no Hero: pass.')).toBe('Brandt has just been pinned: make him a hero?')
  expect(sentence('concealment', 'A charge of strength 5 goes off in your group B. Conceal it?')).toBe(
    'A charge of strength 5 goes off in your group B: play a Concealed card?',
  )
  expect(sentence('act', '')).toBe('Your turn: what shall one of your groups do?')
})

import { flag, record } from '@firegroup/kernel'
import { expect, test } from 'vitest'
import { type Broken, honest, illegalType, type PatrolEvent, type PatrolState } from '../test/broken-systems.ts'
import { neverDone } from './never-done.ts'
import type { Trial } from './trial.ts'

const trial = (system: Broken): Trial<PatrolState, PatrolEvent> => ({
  system,
  scenario: { length: 12 },
  seed: '',
  games: 10,
  maxDecisions: 200,
  candidatesChecked: 40,
})

test('in a game with everything in it every act happens', () => {
  expect(neverDone(trial(honest))).toEqual([])
})

test('an act that the schema knows and nobody can do is listed, and so is a question that is never asked', () => {
  const withForms = { ...illegalType, forms: () => ({ retreat: record({ to: flag() }) }) }
  expect(neverDone(trial(withForms))).toEqual(['retreat', 'step.fly'])
  expect(neverDone(trial(withForms), ['retreat', 'step'])).toEqual([])
})

test('what nobody has words for fails', () => {
  const telling = (text: string) => (_: PatrolState, events: readonly PatrolEvent[]) => events.map(() => ({ text }))
  const words = { decision: () => 'Go on', events: telling('Something happens.'), position: () => null }
  const told = (more: Partial<typeof words>) => () => neverDone(trial({ ...honest, words: { ...words, ...more } }))
  expect(told({})).not.toThrow()
  expect(told({ decision: () => 'undefined goes on' })).toThrow(/is told as 'undefined goes on'/)
  expect(told({ events: telling('') })).toThrow(/is told as ''/)
})

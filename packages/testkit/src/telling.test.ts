import { patrol } from '@firegroup/kernel/samples'
import { expect, test } from 'vitest'
import { playRandomly } from './random-play.ts'
import { startedGame } from './starting.ts'
import { Told } from './telling.ts'

/** A game of patrols in words, which a test may make worse. */
function tellPatrol({ event = 'It happens.', detail = 'So it is', decision = 'Go on', thing = 'A patrol', cited = {} } = {}): Told {
  const told = new Told()
  const game = startedGame(patrol, { length: 8 })
  told.whole(game, {
    play: (before) => playRandomly(game, { seed: '1', maxDecisions: 1000, before: (_, next) => before(next.open, next.decision) }),
    events: (_, events) => events.map((each) => ({ text: event, detail, ...('rule' in each ? { rule: each.rule } : {}), ...cited })),
    decision: () => decision,
    things: () => [thing],
    expectGood: (text) => expect(text).not.toContain('undefined'),
  })
  return told
}

test('a game in good words tells which questions and events it had', () => {
  const { kinds, types } = tellPatrol()
  expect([...kinds]).toContain('step')
  expect([...types]).toContain('step')
})

test('a word that nobody says, an event without its stop or its rule, and a decision with a stop all fail', () => {
  expect(() => tellPatrol({ event: 'undefined happens.' })).toThrow("'undefined happens.' not to contain")
  expect(() => tellPatrol({ detail: 'undefined' })).toThrow("'undefined' not to contain")
  expect(() => tellPatrol({ event: 'It happens' })).toThrow('It happens: expected false to be true')
  expect(() => tellPatrol({ cited: { rule: '99' } })).toThrow("It happens.: expected '99' to be")
  expect(() => tellPatrol({ decision: 'Go on.' })).toThrow('Go on.: expected true to be false')
  expect(() => tellPatrol({ decision: 'Go undefined' })).toThrow("'Go undefined' not to contain")
  expect(() => tellPatrol({ thing: 'undefined' })).toThrow("'undefined' not to contain")
})

import { freezePlain, keyFromSeed, OBSERVER, startGame } from '@firegroup/kernel'
import { playRandomly } from '@firegroup/testkit'
import { expect, test } from 'vitest'
import { testScenario } from '../../test/scenario.ts'
import { table } from '../../test/table.ts'
import { SIDES } from '../state.ts'
import { upfront } from '../system.ts'
import { cardName, describeDecision, describeEvents } from './index.ts'

test('everything that happens in a game, and every decision in it, can be told to everyone in words', () => {
  const started = startGame(upfront, { scenario: freezePlain(testScenario('German', 'Russian')) }, { key: keyFromSeed('words') })
  if (!started.ok) throw new Error(started.problems[0]!.message)
  const game = started.value
  const said: string[] = []
  playRandomly(game, {
    seed: 'words',
    maxDecisions: 6000,
    before: ({ state }, { open, decision }) => {
      said.push(describeDecision(state, open.question.kind, decision))
    },
  })
  for (const viewer of [...SIDES, OBSERVER])
    for (const { text, detail } of describeEvents(game.state, game.eventsFor(viewer))) said.push(text, detail ?? '.')
  for (const words of said) expect(words).toMatch(/^(\.|[A-Z0-9].*[.?!])$/s)
  expect(said.filter((words) => /undefined|NaN|\[object/.test(words))).toEqual([])
})

test('cards are called by what they can be played as', () => {
  const { state } = table('axis A: #1, #2\naxis B: #3, #4\nallied A: #1, #2\nallied B: #3, #4')
  expect([cardName(state, 1), cardName(state, 52), cardName(state, 162)]).toEqual([
    'Buildings -3',
    'Rally 3 or Radio or Concealed -2',
    'Concealed -1 or Movement',
  ])
})

import { patrol } from '@firegroup/kernel/samples'
import { expect, test } from 'vitest'
import { complaintsOf, startedGame } from './starting.ts'

const scenario = { length: 8 }

test('a game has begun, with the dice of its key', () => {
  const game = startedGame(patrol, scenario)
  expect(game.open.length).toBeGreaterThan(0)
  expect(game.hash()).toBe(startedGame(patrol, scenario, '0'.repeat(64)).hash())
})

test('a scenario that can’t begin says why', () => {
  expect(complaintsOf(patrol, scenario)).toEqual([])
  const [complaint] = complaintsOf(patrol, { length: 'long' })
  expect(complaint).toMatch(/length/)
  expect(() => startedGame(patrol, { length: 'long' })).toThrow(complaint)
})

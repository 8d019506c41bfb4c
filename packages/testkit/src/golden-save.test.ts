import { keyFromSeed, saveGame, startGame } from '@firegroup/kernel'
import { patrol } from '@firegroup/kernel/samples'
import { expect, test } from 'vitest'
import { newField } from '../test/broken-systems.ts'
import { goldenProblem } from './golden-save.ts'
import { playRandomly } from './random-play.ts'

function saved(): string {
  const started = startGame(patrol, { scenario: { length: 8 } }, { key: keyFromSeed('golden') })
  if (!started.ok) throw new Error('The scenario was refused.')
  playRandomly(started.value, { seed: 'golden', maxDecisions: 200 })
  return JSON.stringify(saveGame(started.value))
}

test('a save of these rules still plays', () => {
  expect(goldenProblem(patrol, saved())).toBeNull()
})

test('a plain new field in the state is found, and the way out is told', () => {
  expect(goldenProblem(newField, saved())).toMatch(
    /^A game saved by version 1 of the patrol rules can no longer be played: .* Migrate it .*, or leave the new field absent where it says nothing\.$/,
  )
})

test('a save of older rules is no longer golden', () => {
  expect(goldenProblem({ ...patrol, version: 2 }, saved())).toBe(
    'The rules of patrol are of version 2 now: check that their migrations open this save, then write another.',
  )
})

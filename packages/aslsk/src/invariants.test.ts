import { type Keep, keyFromSeed, startGame } from '@firegroup/kernel'
import { playRandomly } from '@firegroup/testkit'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { breaches } from '../test/invariants.ts'
import { testScenario } from '../test/scenario.ts'
import { aslsk } from './system.ts'

const NOTHING: Keep = { history: false, events: false, hashes: false }

test('no random game ever breaks a stacking limit, loses a Weapon or leaves a unit in an impossible condition', () => {
  fc.assert(
    fc.property(fc.integer(), (seed) => {
      const started = startGame(aslsk, { scenario: testScenario() }, { key: keyFromSeed(`dice ${seed}`) }, NOTHING)
      if (!started.ok) throw new Error(started.problems[0]!.message)
      playRandomly(started.value, { seed: `${seed}`, maxDecisions: 3000, before: ({ state }) => expect(breaches(state)).toEqual([]) })
    }),
    { numRuns: 20 },
  )
})

import { type Keep, keyFromSeed, startGame } from '@firegroup/kernel'
import { playRandomly } from '@firegroup/testkit'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { church, roadblock, village } from '../test/fixtures.ts'
import { breaches } from '../test/invariants.ts'
import { testScenario } from '../test/scenario.ts'
import { storm } from '../test/storm.ts'
import { lnlt } from './system.ts'

/** Asked while something is not yet as it must be: who drops a weapon has one too many, and who has just come into a Melee fights first. */
const IN_BETWEEN = new Set(['dropWeapon', 'melee'])

const NOTHING: Keep = { history: false, events: false, hashes: false }

test.each([testScenario(), village, roadblock, church, storm])(
  'no random game of $name ever overstacks a location, loses a weapon or leaves a unit in an impossible condition',
  (scenario) => {
    fc.assert(
      fc.property(fc.integer(), (seed) => {
        const started = startGame(lnlt, { scenario }, { key: keyFromSeed(`dice ${seed}`) }, NOTHING)
        if (!started.ok) throw new Error(started.problems[0]!.message)
        playRandomly(started.value, {
          seed: `${seed}`,
          maxDecisions: 8000,
          before: ({ state }, { open }) => IN_BETWEEN.has(open.question.kind) || expect(breaches(state)).toEqual([]),
        })
      }),
      { numRuns: 8 },
    )
  },
)

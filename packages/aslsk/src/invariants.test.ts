import { type Keep, keyFromSeed, startGame } from '@firegroup/kernel'
import { playRandomly } from '@firegroup/testkit'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { breaches } from '../test/invariants.ts'
import { testScenario } from '../test/scenario.ts'
import type { Scenario } from './scenario/types.ts'
import { aslsk } from './system.ts'

const NOTHING: Keep = { history: false, events: false, hashes: false }

/** Both sides crowd into a few hexes with everything that shoots, burns or explodes, and one of them comes from offboard. */
function crowded(): Scenario {
  const { sides, ...rest } = testScenario({ turns: 4 })
  const [platoon] = sides.allied.groups
  const [picket] = sides.axis.groups
  const allied = {
    ...platoon!,
    units: [
      { type: 'am-6-6-6', count: 5 },
      { type: 'am-5-3-6', count: 2 },
      { type: 'am-L-9-1', count: 2 },
    ],
    weapons: [
      { type: 'am-MMG', count: 2 },
      { type: 'am-FT', count: 1 },
      { type: 'am-DC', count: 2 },
    ],
    arrival: { kind: 'enter', turn: 1, along: { edge: 'west' } },
  } as const
  const axis = {
    ...picket!,
    units: [
      { type: 'ge-4-6-7', count: 4 },
      { type: 'ge-4-3-6', count: 2 },
      { type: 'ge-L-8-1', count: 2 },
    ],
    weapons: [
      { type: 'ge-HMG', count: 1 },
      { type: 'ge-LMG', count: 2 },
      { type: 'ge-DC', count: 1 },
    ],
    arrival: { kind: 'setup', area: { columns: ['C', 'G'] } },
  } as const
  return { ...rest, sides: { allied: { ...sides.allied, groups: [allied] }, axis: { ...sides.axis, groups: [axis] } } }
}

test.each([
  ['a picket', testScenario()],
  ['a crowd', crowded()],
])('no random game of %s ever breaks a stacking limit, loses a Weapon or leaves a unit in an impossible condition', (_name, scenario) => {
  fc.assert(
    fc.property(fc.integer(), (seed) => {
      const started = startGame(aslsk, { scenario }, { key: keyFromSeed(`dice ${seed}`) }, NOTHING)
      if (!started.ok) throw new Error(started.problems[0]!.message)
      playRandomly(started.value, { seed: `${seed}`, maxDecisions: 5000, before: ({ state }) => expect(breaches(state)).toEqual([]) })
    }),
    { numRuns: 20 },
  )
})

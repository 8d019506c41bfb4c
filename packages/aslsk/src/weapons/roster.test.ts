import { keyFromSeed, startGame } from '@firegroup/kernel'
import { depth, playRandomly } from '@firegroup/testkit'
import { expect, test } from 'vitest'
import { testScenario } from '../../test/scenario.ts'
import { aslsk } from '../system.ts'
import { weaponTypeOf } from '../units/units.ts'
import { WeaponRoster } from './roster.ts'

const SORTS = [
  new WeaponRoster(({ mounted }) => mounted === undefined),
  new WeaponRoster(({ kind }) => kind === 'mg'),
  new WeaponRoster(({ barrel }) => barrel !== undefined && barrel !== null),
]
const ARE = [
  (type: ReturnType<typeof weaponTypeOf>) => type.mounted === undefined,
  (type: ReturnType<typeof weaponTypeOf>) => type.kind === 'mg',
  (type: ReturnType<typeof weaponTypeOf>) => type.barrel !== undefined && type.barrel !== null,
]

/** Men who look for Panzerfausts, the only Weapons that come to be during play. */
function scenario() {
  const { sides, ...rest } = testScenario({ turns: 2, year: 1945, month: 3 })
  const [platoon] = sides.allied.groups
  const [picket] = sides.axis.groups
  const allied = {
    ...platoon!,
    units: [
      { type: 'ru-4-4-7', count: 4 },
      { type: 'ru-T3485', count: 3 },
    ],
    weapons: [{ type: 'ru-LMG', count: 1 }],
    arrival: { kind: 'setup', area: { columns: ['A', 'C'] } },
  } as const
  const axis = {
    ...picket!,
    units: [{ type: 'ge-4-6-7', count: 6 }],
    weapons: [{ type: 'ge-LMG', count: 1 }],
    arrival: { kind: 'setup', area: { columns: ['D', 'F'] } },
  } as const
  return {
    ...rest,
    sides: {
      allied: { ...sides.allied, nation: 'russian' as const, groups: [allied] },
      axis: { ...sides.axis, nation: 'german' as const, groups: [axis] },
    },
  }
}

test('the Weapons of a sort are known in every game of a scenario, whatever came to be in those before', () => {
  const played = scenario()
  for (let n = 0; n < depth.times(4, 40); n++) {
    const seed = depth.seed(`roster ${n}`)
    const started = startGame(aslsk, { scenario: played }, { key: keyFromSeed(seed) })
    if (!started.ok) throw new Error(started.problems[0]!.message)
    playRandomly(started.value, {
      seed,
      maxDecisions: 3000,
      before: ({ state }) => {
        for (const [i, sort] of SORTS.entries()) {
          const there = sort.ids(state).filter((id) => id < state.weapons.length)
          expect(there).toEqual(state.weapons.filter((weapon) => ARE[i]!(weaponTypeOf(state, weapon))).map(({ id }) => id))
        }
      },
    })
  }
})

import { conformance } from '@firegroup/testkit'
import { testScenario, withGroups } from '../../test/scenario.ts'
import { aslsk } from '../system.ts'

const plain = testScenario()
const [platoon] = plain.sides.allied.groups
const [picket] = plain.sides.axis.groups

/** Guns and Mortars of both sides on a small map. */
const guns = withGroups(
  'allied',
  [
    {
      ...platoon!,
      weapons: [
        { type: 'am-MTR60', count: 1 },
        { type: 'am-MMG', count: 1 },
      ],
    },
  ],
  withGroups('axis', [
    {
      ...picket!,
      units: [...picket!.units, { type: 'ge-crew-2-2-8', count: 2 }],
      weapons: [
        { type: 'ge-AT75L', count: 1 },
        { type: 'ge-MTR81s', count: 1 },
        { type: 'ge-MTR50', count: 1 },
      ],
    },
  ]),
)

conformance(aslsk, { scenarios: { 'with Guns and Mortars': guns }, maxDecisions: 4000, games: 2, candidatesChecked: 20 })

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

/** Everything that Guns and those who carry rockets can do: pushed, sprayed with, loaded with Smoke and white phosphorus, in a building and out of it. */
const craft = withGroups(
  'allied',
  [
    {
      ...platoon!,
      units: [...platoon!.units, { type: 'am-crew-2-2-7', count: 2 }],
      weapons: [
        { type: 'am-BAZ44', count: 2 },
        { type: 'am-ATR', count: 1 },
        { type: 'am-AT57L', count: 1 },
        { type: 'am-MTR81s', count: 1 },
      ],
    },
  ],
  withGroups('axis', [
    {
      ...picket!,
      units: [...picket!.units, { type: 'ge-crew-2-2-8', count: 2 }],
      weapons: [
        { type: 'ge-AA20L4', count: 1 },
        { type: 'ge-INF75', count: 1 },
        { type: 'ge-PSK', count: 1 },
      ],
    },
  ]),
)

conformance(aslsk, { scenarios: { 'with the craft of Guns': craft }, maxDecisions: 4000, games: 3, candidatesChecked: 30 })
conformance(aslsk, { scenarios: { 'with Guns and Mortars': guns }, maxDecisions: 4000, games: 2, candidatesChecked: 20 })

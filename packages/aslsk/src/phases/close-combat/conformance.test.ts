import { conformance } from '@firegroup/testkit'
import { testScenario, withGroups } from '../../../test/scenario.ts'
import { aslsk } from '../../system.ts'

const plain = testScenario()
const [platoon] = plain.sides.allied.groups
const [picket] = plain.sides.axis.groups

/** Men and tanks of both sides on a small map, late in the war. */
const tanks = {
  ...withGroups(
    'allied',
    [{ ...platoon!, units: [...platoon!.units, { type: 'am-M4A1', count: 1 }] }],
    withGroups('axis', [{ ...picket!, units: [...picket!.units, { type: 'ge-pzvg', count: 1 }] }]),
  ),
  year: 1944,
  month: 9,
}

conformance(aslsk, { scenarios: { 'men and tanks': tanks }, maxDecisions: 4000, games: 2, candidatesChecked: 20 })

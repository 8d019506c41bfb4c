import type { Scenario } from '../src/scenario/types.ts'
import { boardFrom, testScenario, withGroups } from './scenario.ts'

const VILLAGE = `
  B2 wooden building      B4 stone building     C3 stone building        D2 wooden building     D5 brush
  F3 stone building       F4 stone building     G2 wooden building       G5 woods               H4 grain     H2 stone building`

const plain = testScenario()
const [platoon] = plain.sides.allied.groups
const [picket] = plain.sides.axis.groups

/** Concealment for both sides, and hidden Guns: a small battle in which nobody knows much. */
export const fogScenario: Scenario = withGroups(
  'allied',
  [
    {
      ...platoon!,
      units: [...platoon!.units, { type: 'am-3-4-6', count: 1 }, { type: 'am-M4A1', count: 1 }],
      weapons: [
        { type: 'am-MMG', count: 1 },
        { type: 'am-MTR60', count: 1 },
      ],
    },
  ],
  withGroups(
    'axis',
    [
      {
        ...picket!,
        units: [
          { type: 'ge-4-6-7', count: 3 },
          { type: 'ge-L-8-0', count: 1 },
          { type: 'ge-L-9-1', count: 1 },
          { type: 'ge-crew-2-2-8', count: 2 },
        ],
        weapons: [
          { type: 'ge-LMG', count: 1 },
          { type: 'ge-AT37L', count: 1 },
          { type: 'ge-AT75L', count: 1 },
        ],
      },
    ],
    {
      boards: [{ map: boardFrom(VILLAGE, { columns: 9, rows: 6, joined: ['F3 F4'] }), at: { column: 0, row: 0 } }],
      rules: [{ type: 'concealment', allied: 2, axis: 3, text: 'Concealment is in effect.' }],
    },
  ),
)

/** Japanese, of whom some squads may hide, against an enemy who comes from outside. */
export const ambushScenario: Scenario = (() => {
  const scenario = testScenario({
    boards: [{ map: boardFrom(VILLAGE.replaceAll('stone building', 'woods'), { columns: 9, rows: 6 }), at: { column: 0, row: 0 } }],
    rules: [{ type: 'ptoTerrain', text: 'PTO Terrain is in effect.' }],
  })
  return {
    ...scenario,
    sides: {
      allied: { ...scenario.sides.allied, groups: [{ ...platoon!, arrival: { kind: 'enter', turn: 1, along: { columns: ['A', 'A'] } } }] },
      axis: {
        nation: 'japanese',
        name: 'Japanese',
        elr: 3,
        groups: [
          {
            ...picket!,
            units: [
              { type: 'ja-1-4-4-7', count: 4 },
              { type: 'ja-L-9-1', count: 1 },
            ],
            weapons: [{ type: 'ja-LMG', count: 1 }],
          },
        ],
      },
    },
  }
})()

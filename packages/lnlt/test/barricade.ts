import type { Scenario } from '../src/scenario/types.ts'
import { boardFrom, testScenario } from './scenario.ts'

/** A road that is barred twice, tanks and guns on both sides of it, and men who could tear the Barricades down. */
export function barred(): Scenario {
  return testScenario({
    id: 'barred',
    turns: 5,
    boards: [
      {
        at: { column: 0, row: 0 },
        map: boardFrom(
          'A3 road SE    B3 road NW SE    C4 road NW NE    D3 road SW SE    E4 road NW NE    F3 road SW    D5 stone building',
          {
            columns: 7,
            rows: 6,
          },
        ),
      },
    ],
    fortifications: [
      { kind: 'barricade', hex: 'D3', side: 'red', facing: 4 },
      { kind: 'barricade', hex: 'E4', side: 'red', facing: 1 },
    ],
    sides: {
      blue: {
        nation: 'american',
        name: 'Americans',
        groups: [
          {
            id: 'blue',
            name: 'The column',
            units: [
              { type: 'us-m4a1', count: 2 },
              { type: 'us-101st-airborne-squad', count: 3 },
              { type: 'us-101st-airborne-leader-6-2', count: 1 },
            ],
            weapons: [
              { type: 'us-bazooka', count: 1 },
              { type: 'us-satchel', count: 1 },
            ],
            arrival: { kind: 'setup', area: { columns: ['A', 'C'] } },
          },
        ],
      },
      red: {
        nation: 'german',
        name: 'Germans',
        groups: [
          {
            id: 'red',
            name: 'The roadblock',
            units: [
              { type: 'pz4h', count: 1 },
              { type: 'de-wehrmacht-squad', count: 3 },
              { type: 'de-pak38', count: 1 },
            ],
            weapons: [{ type: 'de-mg42', count: 1 }],
            arrival: { kind: 'setup', area: { columns: ['D', 'G'] } },
          },
        ],
      },
    },
  })
}

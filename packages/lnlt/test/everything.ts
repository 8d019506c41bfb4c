import { MODULES } from '../src/rules.ts'
import type { Scenario } from '../src/scenario/types.ts'
import { boardFrom, testScenario } from './scenario.ts'

const GROUND = `
  B2 forest    B5 stone building    C4 light-woods    C1 forest    D2 stone building    D3 stone building    D4 stone building
  E2 light-woods    E5 wooden building    F3 forest    F4 forest`

/** A close fight in which everything can happen: everybody and everything that the infantry game has, with all modules on. */
export const everything: Scenario = testScenario({
  id: 'everything',
  turns: 12,
  boards: [{ at: { column: 0, row: 0 }, map: boardFrom(GROUND, { columns: 6, rows: 5, joined: ['D2 D3', 'D3 D4'] }) }],
  rules: [
    { type: 'fires', text: 'It is dry.' },
    { type: 'rooftops', text: 'The roofs are flat.' },
  ],
  fortifications: [
    { kind: 'bunker', hex: 'E4', side: 'red', value: 2, facing: 5 },
    { kind: 'trench', hex: 'E3', side: 'red' },
    { kind: 'trench', hex: 'F5', side: 'red' },
    { kind: 'mines', hex: 'C2', side: 'red', value: 1 },
    { kind: 'wire', hex: 'C3', side: 'red' },
    { kind: 'foxholes', hex: 'A3', side: 'blue' },
    { kind: 'cave', hex: 'B3', side: 'blue', value: 1, facing: 1 },
    { kind: 'cave', hex: 'F2', side: 'red', value: 1, facing: 4 },
    { kind: 'craters', hex: 'C5', side: 'red', value: 1 },
  ],
  modules: MODULES.map(({ id }) => id),
  sides: {
    blue: {
      nation: 'american',
      name: 'Americans',
      artillery: [{ name: 'Field guns', fp: 4, missions: 2 }],
      groups: [
        {
          id: 'platoon',
          name: 'The platoon',
          units: [
            { type: 'us-101st-airborne-squad', count: 3 },
            { type: 'us-101st-airborne-half-squad', count: 2 },
            { type: 'us-101st-airborne-leader-6-2', count: 1, skills: ['charismatic'] },
            { type: 'us-101st-airborne-leader-6-0', count: 1 },
            { type: 'us-medic', count: 1 },
            { type: 'us-scout-0-4-6', count: 1 },
            { type: 'us-m1917', count: 1 },
            { type: 'us-mortar60', count: 1 },
          ],
          weapons: [
            { type: 'us-bar', count: 1 },
            { type: 'us-m1919a4', count: 1 },
            { type: 'us-satchel', count: 1 },
            { type: 'us-m2ft', count: 1 },
            { type: 'it-breda30', count: 2 },
          ],
          arrival: { kind: 'setup', area: { columns: ['A', 'C'] } },
        },
        {
          id: 'late',
          name: 'Late',
          units: [{ type: 'us-infantry-squad', count: 2 }],
          arrival: { kind: 'enter', turn: 2, along: { edge: 'west' } },
        },
        { id: 'blue-sniper', name: 'A Sniper', units: [{ type: 'us-sniper', count: 1 }], arrival: { kind: 'sniper' } },
      ],
    },
    red: {
      nation: 'soviet',
      name: 'Soviets',
      artillery: [{ name: 'Heavy mortars', fp: 3, missions: 2 }],
      groups: [
        {
          id: 'company',
          name: 'The company',
          units: [
            { type: 'su-rifle-squad', count: 4 },
            { type: 'su-commissar-7-1', count: 1 },
            { type: 'su-leader-6-1', count: 1 },
            { type: 'su-medic', count: 1 },
          ],
          weapons: [
            { type: 'su-dp28', count: 2 },
            { type: 'su-rm38', count: 1 },
            { type: 'su-molotov', count: 3 },
            { type: 'it-breda30', count: 2 },
          ],
          arrival: { kind: 'setup', area: { columns: ['D', 'F'] } },
        },
        { id: 'red-sniper', name: 'Their Sniper', units: [{ type: 'su-sniper', count: 1 }], arrival: { kind: 'sniper' } },
      ],
    },
  },
})

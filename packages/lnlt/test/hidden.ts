import type { Scenario, SideSpec } from '../src/scenario/types.ts'
import { boardFrom, testScenario } from './scenario.ts'

export const PATROL: SideSpec['groups'][number] = {
  id: 'us',
  name: 'The patrol',
  units: [
    { type: 'us-101st-airborne-squad', count: 3 },
    { type: 'us-101st-airborne-leader-6-0', count: 1 },
  ],
  weapons: [{ type: 'us-bar', count: 1 }],
  arrival: { kind: 'setup', area: { columns: ['A', 'B'] } },
}

const blue: SideSpec = { nation: 'american', name: 'Americans', groups: [PATROL] }

const red: SideSpec = {
  nation: 'german',
  name: 'Germans',
  groups: [
    {
      id: 'post',
      name: 'The post',
      units: [{ type: 'de-wehrmacht-squad', count: 1 }],
      arrival: { kind: 'setup', area: { columns: ['G', 'H'] } },
    },
    {
      id: 'ambush',
      name: 'The ambush',
      units: [
        { type: 'de-wehrmacht-squad', count: 2 },
        { type: 'de-pak38', count: 1 },
      ],
      weapons: [{ type: 'de-mg42', count: 1 }],
      arrival: { kind: 'hidden', area: { columns: ['D', 'H'] } },
    },
  ],
  hiddenMines: [{ count: 3, area: { columns: ['C', 'F'] } }],
}

/** A patrol by night into an ambush behind Mines: everything that a side can hide, and an Event. */
export function ambush(changes: Partial<Scenario> = {}): Scenario {
  return testScenario({
    id: 'ambush',
    boards: [
      { at: { column: 0, row: 0 }, map: boardFrom('D2 woods    E4 woods    F3 stone building    C5 brush', { columns: 8, rows: 6 }) },
    ],
    sides: { blue, red },
    rules: [{ type: 'night', text: 'It is dark.' }],
    events: [
      {
        id: 'a',
        trigger: 'occupation',
        hexes: ['E3'],
        paragraph: 'A map.',
        effects: [{ type: 'points', side: 'blue', points: 2 }],
      },
    ],
    ...changes,
  })
}

/** The same patrol with a tank of its own, and armor in ambush: a half-track with men in it, and an assault gun. */
export function tankAmbush(changes: Partial<Scenario> = {}): Scenario {
  const { hiddenMines: _mines, ...men } = red
  const [post, ambushers] = red.groups
  const armor: SideSpec['groups'][number] = {
    ...ambushers!,
    units: [
      { type: 'sdkfz251', count: 1 },
      { type: 'stug3g', count: 1 },
      { type: 'de-wehrmacht-squad', count: 1, aboard: true },
      { type: 'de-wehrmacht-squad', count: 1 },
    ],
  }
  const tank: SideSpec['groups'][number] = { ...PATROL, units: [...PATROL.units, { type: 'us-m4a1', count: 1 }] }
  return ambush({
    id: 'tank-ambush',
    rules: [],
    events: [],
    fortifications: [{ kind: 'vehicleEmplacement', hex: 'F5', side: 'red' }],
    sides: { blue: { ...blue, groups: [tank] }, red: { ...men, groups: [post!, armor] } },
    ...changes,
  })
}

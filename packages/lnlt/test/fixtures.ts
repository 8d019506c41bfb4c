import { schematicBoard } from '@firegroup/hexmap/draw'
import type { Scenario } from '../src/scenario/types.ts'
import { readScript } from './script.ts'

/**
 * Three published set-ups as facts to test with: forces, areas, length, objectives and special rules, in our own words. The map is not theirs: a board of
 * the same size with buildings where the set-ups name some.
 */
const BUILDINGS = `
  F4 stone building    F7 stone building    G5 stone building    H6 stone building    I5 stone building    I6 stone building
  J7 stone building    K5 stone building    C3 woods    L2 woods    H4 road N S    H2 road N S`
const map = schematicBoard(readScript(BUILDINGS).hexes, { columns: 14, rows: 8, joined: ['I5 I6'] })
const boards = [{ map, at: { column: 0, row: 0 } }]
/** Building hexes within three of H7. */
export const VILLAGE_HEXES = ['F7', 'G5', 'H6', 'I5', 'I6', 'J7', 'K5']

const american = { nation: 'american', name: 'Americans' }
const german = { nation: 'german', name: 'Germans' }
const frame = {
  format: 'firegroup-scenario',
  version: 1,
  system: 'lnlt',
  era: 'ww2',
  initiative: 'red',
  setsUpFirst: 'blue',
  modules: ['normandy'],
} as const

function briefing(date: string) {
  return { place: 'Normandy', date, text: 'A fixture.', blue: 'Hold.', red: 'Attack.' }
}

/** LNL-SC-01: a village held by paratroopers, attacked from a side that nobody knows. */
export const village: Scenario = {
  ...frame,
  id: 'village',
  name: 'The village',
  briefing: briefing('7 June 1944'),
  boards,
  turns: 6,
  sides: {
    blue: {
      ...american,
      groups: [
        {
          id: 'holding-force',
          name: 'The holding force',
          units: [
            { type: 'us-101st-airborne-squad', count: 2 },
            { type: 'us-101st-airborne-half-squad', count: 1 },
            { type: 'us-101st-airborne-leader-6-0', count: 1 },
          ],
          weapons: [{ type: 'us-m1919a4', count: 1 }],
          arrival: { kind: 'setup', area: { within: 3, of: ['H6'] } },
        },
        { id: 'sniper', name: 'The Sniper', units: [{ type: 'us-sniper', count: 1 }], arrival: { kind: 'sniper' } },
        {
          id: 'relief',
          name: 'The relief',
          units: [
            { type: 'us-101st-airborne-leader-6-2', count: 1 },
            { type: 'us-101st-airborne-squad', count: 1 },
            { type: 'us-101st-airborne-hero-2-2-6', count: 1 },
          ],
          weapons: [{ type: 'us-bar', count: 1 }],
          arrival: {
            kind: 'event',
            after: 'second-wave',
            beside: 'second-wave',
            alongOneOf: [{ edge: 'east' }, { edge: 'north' }, { edge: 'west' }, { edge: 'south' }],
          },
        },
      ],
    },
    red: {
      ...german,
      groups: [
        {
          id: 'first-wave',
          name: 'The first wave',
          units: [
            { type: 'de-wehrmacht-squad', count: 3 },
            { type: 'de-wehrmacht-half-squad', count: 1 },
            { type: 'de-wehrmacht-leader-7-1', count: 2 },
            { type: 'de-medic', count: 1 },
          ],
          weapons: [
            { type: 'de-mg42', count: 1 },
            { type: 'de-mg34', count: 2 },
          ],
          arrival: { kind: 'enter', turn: 1, alongOneOf: [{ edge: 'east' }, { edge: 'north' }, { edge: 'west' }] },
        },
        {
          id: 'second-wave',
          name: 'The second wave',
          units: [
            { type: 'de-wehrmacht-squad', count: 4 },
            { type: 'de-wehrmacht-leader-6-1', count: 1, skills: ['assaulter'] },
          ],
          weapons: [
            { type: 'de-mg34', count: 1 },
            { type: 'de-mg42', count: 1 },
          ],
          arrival: { kind: 'event', alongOneOf: [{ edge: 'east' }, { edge: 'north' }, { edge: 'west' }] },
        },
      ],
    },
  },
  victory: {
    text: 'Control four building hexes of the village at the end.',
    conditions: (['blue', 'red'] as const).map((side) => ({
      side,
      condition: { type: 'control', hexes: VILLAGE_HEXES, atLeast: 4 },
      text: 'They hold four building hexes of the village.',
    })),
  },
  events: (['J5', 'F5'] as const).map((hex, index) => ({
    id: ['a', 'b'][index]!,
    trigger: 'occupation',
    hexes: [hex],
    side: 'red',
    paragraph: 'More Germans are near, and an American column behind them.',
    effects: [
      { type: 'removeEvents', ids: ['a', 'b'] },
      { type: 'reinforce', group: 'second-wave' },
      { type: 'reinforce', group: 'relief' },
    ],
  })),
  rules: [
    { type: 'singleStory', text: 'No building has an upper floor.' },
    { type: 'noHeroes', text: 'Nobody becomes a Hero.' },
    { type: 'entryByLot', group: 'first-wave', text: 'A die says by which edge the Germans come.' },
    { type: 'controlsAtStart', side: 'blue', area: { hexes: [...VILLAGE_HEXES, 'F4'] }, text: 'The Americans hold every building.' },
  ],
}

/** LNL-SC-02: cut-off men have to pass a roadblock. */
export const roadblock: Scenario = {
  ...frame,
  id: 'roadblock',
  name: 'The roadblock',
  briefing: briefing('6 June 1944'),
  boards,
  turns: 5,
  sides: {
    blue: {
      ...american,
      groups: [
        {
          id: 'detachment',
          name: 'The detachment',
          units: [
            { type: 'us-101st-airborne-squad', count: 1 },
            { type: 'us-101st-airborne-half-squad', count: 1 },
            { type: 'us-101st-airborne-hero-2-2-6', count: 1 },
            { type: 'us-101st-airborne-leader-6-0', count: 1 },
          ],
          weapons: [
            { type: 'us-bar', count: 1 },
            { type: 'us-m1919a4', count: 1 },
          ],
          arrival: { kind: 'setup', area: { columns: ['G', 'I'], rows: [6, 8] } },
        },
      ],
    },
    red: {
      ...german,
      groups: [
        {
          id: 'remnants',
          name: 'The remnants',
          units: [
            { type: 'de-wehrmacht-squad', count: 2 },
            { type: 'de-wehrmacht-half-squad', count: 3 },
            { type: 'de-wehrmacht-leader-6-1', count: 1 },
            { type: 'de-wehrmacht-leader-7-1', count: 1 },
          ],
          weapons: [{ type: 'de-mg34', count: 1 }],
          arrival: { kind: 'enter', turn: 1, along: { hexes: ['H1'] } },
        },
      ],
    },
  },
  victory: {
    text: 'The Germans must bring two Squads and a Leader out by H8.',
    conditions: [
      {
        side: 'red',
        condition: { type: 'exit', area: { hexes: ['H8'] }, halves: 4, leaders: 1 },
        text: 'Two Squads and a Leader have got through.',
      },
    ],
    otherwise: 'blue',
  },
}

/** LNL-SC-06: a first battle: a church held by a few. */
export const church: Scenario = {
  ...frame,
  id: 'church',
  name: 'The church',
  briefing: briefing('6 June 1944'),
  boards: [{ ...boards[0]!, crop: { columns: ['E', 'K'] } }],
  turns: 4,
  sides: {
    blue: {
      ...american,
      groups: [
        {
          id: 'a-company',
          name: 'A Company',
          units: [
            { type: 'us-101st-airborne-squad', count: 3 },
            { type: 'us-101st-airborne-leader-6-0', count: 1 },
            { type: 'us-101st-airborne-leader-6-2', count: 1 },
          ],
          weapons: [
            { type: 'us-bar', count: 1 },
            { type: 'us-m1919a4', count: 1 },
          ],
          arrival: { kind: 'setup', area: { within: 2, of: ['I6'] } },
        },
        {
          id: 'sniper',
          name: 'The Sniper',
          units: [{ type: 'us-sniper', count: 1 }],
          arrival: { kind: 'sniper', area: { columns: ['E', 'K'], rows: [5, 8] } },
        },
      ],
    },
    red: {
      ...german,
      groups: [
        {
          id: 'regiment',
          name: 'The regiment',
          units: [
            { type: 'de-wehrmacht-squad', count: 5 },
            { type: 'de-medic', count: 1 },
            { type: 'de-wehrmacht-leader-7-1', count: 1, skills: ['assaulter'] },
            { type: 'de-wehrmacht-leader-6-1', count: 1 },
          ],
          weapons: [
            { type: 'de-mg34', count: 1 },
            { type: 'de-mg42', count: 1 },
          ],
          arrival: { kind: 'enter', turn: 1, along: { edge: 'north' } },
        },
      ],
    },
  },
  victory: {
    text: 'The Germans must hold both hexes of the church, and no American in Good Order may be left.',
    conditions: [
      {
        side: 'red',
        condition: {
          type: 'all',
          of: [
            { type: 'control', hexes: ['I5', 'I6'] },
            { type: 'noEnemyIn', area: { columns: ['E', 'K'] }, goodOrderOnly: true },
          ],
        },
        text: 'The church is theirs and the Americans are done for.',
      },
    ],
    otherwise: 'blue',
  },
  rules: [{ type: 'noHeroes', side: 'red', text: 'No German becomes a Hero.' }],
}

import { schematicBoard } from '@firegroup/hexmap/draw'
import type { Scenario } from '../src/scenario/types.ts'
import { readScript } from './script.ts'

/*
 * Two published set-ups of the modern era as facts to test with, as those in fixtures.ts: forces, length, objectives and what their Events do, in our own
 * words. The map is not theirs: a board of the same size with huts where the set-ups need some.
 */

const JUNGLE = ['G6', 'H6', 'I6', 'J6', 'L6', 'M6', 'N6', 'D1', 'D2', 'E1', 'E2', 'D3', 'E3', 'E4', 'F4', 'G4']
const BOARD = `
  L3 wooden building    M3 bamboo-hut    G1 bamboo-hut    H1 bamboo-hut    K6 bamboo-hut    L7 wooden building
  ${JUNGLE.map((hex) => `${hex} heavy-jungle`).join('    ')}`
const boards = [{ map: schematicBoard(readScript(BOARD).hexes, { columns: 14, rows: 8 }), at: { column: 0, row: 0 } }]

const american = { nation: 'american', name: 'Americans' }
const vc = { nation: 'vc', name: 'VC' }
const frame = { format: 'firegroup-scenario', version: 1, system: 'lnlt', era: 'modern', initiative: 'blue', setsUpFirst: 'red' } as const

function briefing(date: string) {
  return { place: 'Vietnam', date, text: 'A fixture.', blue: 'Attack.', red: 'Hold.' }
}

/** LNL-SC-03: a store of weapons in a village whose defenders nobody has seen. */
export const cache: Scenario = {
  ...frame,
  id: 'cache',
  name: 'The store',
  briefing: briefing('August 1965'),
  boards,
  turns: 6,
  sides: {
    blue: {
      ...american,
      groups: [
        {
          id: 'platoon',
          name: 'The platoon',
          units: [
            { type: 'us-army-squad-vietnam', count: 3 },
            { type: 'us-medic', count: 1 },
            { type: 'us-leader-vietnam-6-1', count: 1 },
          ],
          weapons: [{ type: 'us-m60', count: 3 }],
          arrival: { kind: 'setup', area: { within: 1, of: ['J8'] } },
        },
      ],
    },
    red: {
      ...vc,
      groups: [
        {
          id: 'guerrillas',
          name: 'The guerrillas',
          units: [
            { type: 'vc-squad', count: 3 },
            { type: 'vc-leader-5-0', count: 1 },
          ],
          arrival: { kind: 'event' },
        },
        { id: 'sniper', name: 'The Sniper', units: [{ type: 'vc-sniper', count: 1 }], arrival: { kind: 'event' } },
        {
          id: 'regulars',
          name: 'The regulars',
          units: [{ type: 'nva-squad', count: 2 }],
          arrival: { kind: 'event', along: { edge: 'north' } },
        },
      ],
    },
  },
  victory: {
    text: 'The Americans must blow up the store and hold both buildings.',
    conditions: [
      {
        side: 'blue',
        condition: {
          type: 'all',
          of: [
            { type: 'task', id: 'store', name: 'the store of weapons' },
            { type: 'control', hexes: ['L3', 'M3'] },
          ],
        },
        text: 'The store is gone and the village theirs.',
      },
    ],
    otherwise: 'red',
  },
  events: [
    {
      id: 'a',
      trigger: 'los',
      hexes: ['K4'],
      side: 'blue',
      paragraph: 'Shots from the huts and from the trees.',
      effects: [
        { type: 'appear', group: 'guerrillas', hexes: ['K4', 'M3', 'L3', 'J5', 'I5', 'I3', 'J3', 'K2', 'L2', 'M2'] },
        { type: 'sniper', group: 'sniper' },
      ],
    },
    {
      id: 'b',
      trigger: 'occupation',
      hexes: ['M3'],
      side: 'blue',
      paragraph: 'Under the floor: crates, enough for a company.',
      effects: [{ type: 'task', id: 'store', name: 'the store of weapons', side: 'blue', hex: 'M3', leader: 'us-leader-vietnam-6-1' }],
    },
    {
      id: 'd',
      trigger: 'occupation',
      hexes: ['L3'],
      side: 'blue',
      paragraph: 'A radio is still talking.',
      effects: [{ type: 'reinforce', group: 'regulars', turns: 1 }],
    },
  ],
}

const VILLAGE = ['L3', 'M3', 'G1', 'H1', 'K6', 'L7']

/** LNL-SC-04: two platoons meet more than they were told of. */
export const meeting: Scenario = {
  ...frame,
  id: 'meeting',
  name: 'The meeting',
  briefing: briefing('May 1969'),
  boards,
  turns: 8,
  sides: {
    blue: {
      ...american,
      groups: [
        {
          id: 'platoons',
          name: 'The platoons',
          units: [
            { type: 'us-army-squad-vietnam', count: 6 },
            { type: 'us-leader-vietnam-6-1', count: 1, skills: ['bull'] },
            { type: 'us-medic', count: 1 },
          ],
          weapons: [{ type: 'us-m60', count: 2 }],
          arrival: { kind: 'enter', turn: 1, along: { edge: 'west' } },
        },
      ],
    },
    red: {
      ...vc,
      groups: [
        {
          id: 'defence',
          name: 'The defence',
          units: [
            { type: 'vc-squad', count: 3 },
            { type: 'vc-leader-5-0', count: 1, skills: ['charismatic'] },
          ],
          weapons: [{ type: 'vc-rpd', count: 1 }],
          arrival: { kind: 'setup', area: { columns: ['I', 'N'] } },
        },
        { id: 'sniper', name: 'The Sniper', units: [{ type: 'vc-sniper', count: 1 }], arrival: { kind: 'sniper' } },
        {
          id: 'point',
          name: 'The point',
          units: [
            { type: 'nva-leader-6-1', count: 1 },
            { type: 'nva-squad', count: 1 },
          ],
          weapons: [{ type: 'nva-rpd', count: 1 }],
          arrival: { kind: 'event' },
        },
        { id: 'rear', name: 'The rear', units: [{ type: 'nva-squad', count: 1 }], arrival: { kind: 'event' } },
      ],
    },
  },
  victory: {
    text: 'Whoever has more points wins.',
    conditions: (['blue', 'red'] as const).map((side) => ({
      side,
      condition: { type: 'morePoints', margin: 1 },
      text: 'They have more points.',
    })),
    points: {
      hexes: Object.fromEntries(VILLAGE.map((hex) => [hex, 1])),
      eliminatedBy: { blue: { squad: 1, smc: 1 }, red: { squad: 2, smc: 2 } },
    },
  },
  events: [
    {
      id: 'a',
      trigger: 'los',
      hexes: ['G1'],
      side: 'blue',
      paragraph: 'Something moves among the huts.',
      effects: [
        {
          type: 'check',
          passed: { paragraph: 'They were seen first, and take cover.', effects: come('moved') },
          failed: { paragraph: 'They saw you first.', effects: come('assaultMove') },
        },
      ],
    },
    ...(['b', 'd'] as const).map((id, index) => ({
      id,
      trigger: 'occupation' as const,
      hexes: [['F3', 'F6'][index]!],
      side: 'blue' as const,
      paragraph: 'The radio works again.',
      effects: [
        { type: 'removeEvents' as const, ids: ['b', 'd'] },
        { type: 'artillery' as const, side: 'blue' as const, name: 'the guns on the hill', fp: 5, missions: 1, squads: true },
      ],
    })),
  ],
  rules: [{ type: 'controlsAtStart', side: 'red', area: { columns: ['I', 'N'] }, text: 'The VC control where they may set up.' }],
}

function come(mark: 'moved' | 'assaultMove') {
  return [
    { type: 'appear', group: 'point', hex: 'G1', mark },
    { type: 'appear', group: 'rear', hex: 'H1', mark },
    { type: 'halt' },
  ] as const
}

import { magpieWood } from '../../boards/magpie-wood.ts'
import { of } from '../counters.ts'
import { card } from './card.ts'

const MANOR = ['I7', 'J7', 'K6']

/** A strongpoint to hold until relief comes, and something in a barn that neither side expects. */
export const theManorAtNoon = card({
  id: 'the-manor-at-noon',
  name: 'The Manor at Noon',
  briefing: {
    place: 'A manor near the Dives, Normandy',
    date: '7 June 1944',
    text: 'A handful of paratroopers dropped in the wrong fields took the manor by breakfast because nobody was in it. By noon two companies of the other side want it back. The battalion has been told by pigeon, and nobody knows whether the pigeon has arrived.',
    blue: 'Hold the stone house until somebody comes up the southern road. A wall is worth a squad, and the upper floor sees farther than they think. Give the lane up when it costs too much.',
    red: 'Time is theirs. Fire from the ridge pins them in the house, but only men at the wall take it. Somebody saw a light in the old house at F9 last night: it might be worth a look.',
    aftermath: 'The relief came in by the kitchen. The pigeon was decorated and the cook was not.',
  },
  boards: [{ map: magpieWood, at: { column: 0, row: 0 } }],
  turns: 7,
  initiative: 'red',
  setsUpFirst: 'blue',
  sides: {
    blue: {
      nation: 'british',
      name: 'British',
      groups: [
        {
          id: 'manor',
          name: 'The manor',
          units: of('uk', 'airborne-squad x3', 'airborne-half-squad', 'leader-6-1'),
          weapons: of('uk', 'bren x2'),
          arrival: { kind: 'setup', area: { within: 1, of: MANOR } },
        },
        {
          id: 'relief',
          name: 'The relief',
          units: of('uk', 'airborne-squad x2', 'leader-6-1'),
          weapons: of('uk', 'bren'),
          arrival: { kind: 'enter', turn: 4, along: { edge: 'south' } },
        },
        {
          id: 'stragglers',
          name: 'The stragglers',
          units: of('uk', 'airborne-squad', 'hero-2-2-6'),
          arrival: { kind: 'event', along: { hexes: ['F9'] } },
        },
      ],
    },
    red: {
      nation: 'german',
      name: 'Germans',
      groups: [
        {
          id: 'ridge',
          name: 'The company on the ridge',
          units: of('de', 'wehrmacht-squad x4', 'wehrmacht-leader-7-1', 'medic'),
          weapons: of('de', 'mg42', 'mg34'),
          arrival: { kind: 'setup', area: { columns: ['E', 'K'], rows: [0, 3] } },
        },
        {
          id: 'road',
          name: 'The company on the road',
          units: of('de', 'wehrmacht-squad x3', 'wehrmacht-leader-6-1'),
          weapons: of('de', 'mg34'),
          arrival: { kind: 'enter', turn: 1, along: { edge: 'west' } },
        },
      ],
    },
  },
  victory: {
    text: 'The Germans win if they hold two of the three ground floors of the manor (I7, J7 and K6) at the end. Otherwise the British win.',
    conditions: [
      {
        side: 'red',
        condition: { type: 'control', hexes: MANOR, atLeast: 2 },
        text: 'The Germans hold two of the three ground floors of the manor.',
      },
    ],
    otherwise: 'blue',
    names: { I7: 'West wing', J7: 'Hall', K6: 'East wing' },
  },
  events: [
    {
      id: 'a',
      trigger: 'occupation',
      hexes: ['F9'],
      paragraph: 'The house is not empty. A section of paratroopers has been asleep in the hay since midnight, and wakes in a bad temper.',
      effects: [{ type: 'appear', group: 'stragglers', hex: 'F9' }],
    },
  ],
  rules: [{ type: 'controlsAtStart', side: 'blue', area: { hexes: MANOR }, text: 'The British hold the whole manor at the start.' }],
  modules: ['normandy'],
})

import { magpieWood } from '../../boards/magpie-wood.ts'
import { of } from '../counters.ts'
import { card } from './card.ts'

/** What nobody sees: Mines under the stubble, men in the wheat, and the night over both. */
export const nobodyInTheWheat = card({
  id: 'nobody-in-the-wheat',
  name: 'Nobody in the Wheat',
  briefing: {
    place: 'West of Orsha, Belorussia',
    date: 'The night of 21 June 1944',
    text: 'The scouts came back with a drawing of the farm: two houses, one sentry, nobody in the wheat. They drew it by daylight and from far off, and they were right about the sentry.',
    blue: 'You know what they have, and not where. Send few men first and keep the others near: whoever steps beside a hidden squad has found it, and whoever finds Mines has found them for everybody.',
    red: 'Lay your Mines where they have to walk and lie down where they will stop to count. A squad that has shown itself is a squad like any other, so let them come close.',
    aftermath: 'At dawn the drawing was corrected: nobody in the wheat, it said now, any more.',
  },
  boards: [{ map: magpieWood, at: { column: 0, row: 0 }, crop: { columns: ['A', 'I'] } }],
  turns: 6,
  initiative: 'blue',
  setsUpFirst: 'red',
  sides: {
    blue: {
      nation: 'soviet',
      name: 'Soviets',
      groups: [
        {
          id: 'scouts',
          name: 'The scouts',
          units: of('su', 'scout-squad x2', 'guards-smg-squad x2', 'rifle-squad', 'leader-6-1', 'leader-6-0'),
          weapons: of('su', 'dp28 x2'),
          arrival: { kind: 'setup', area: { columns: ['A', 'B'] } },
        },
      ],
    },
    red: {
      nation: 'german',
      name: 'Germans',
      groups: [
        {
          id: 'farm',
          name: 'The farm',
          units: of('de', 'second-line-squad x2', 'leader-6-0'),
          arrival: { kind: 'setup', area: { hexes: ['D5', 'F7', 'F9', 'G7', 'H7'] } },
        },
        {
          id: 'wheat',
          name: 'In the wheat',
          units: of('de', 'wehrmacht-squad x2', 'wehrmacht-half-squad'),
          weapons: of('de', 'mg34'),
          arrival: { kind: 'hidden', area: { hexes: ['C7', 'C8', 'D7', 'D8', 'D9', 'E6', 'E7', 'E8'] } },
        },
      ],
      hiddenMines: [{ count: 4, area: { columns: ['C', 'G'], rows: [4, 10] } }],
    },
  },
  victory: {
    text: 'The Soviets win if they hold at least two of the three houses at the end: the stone house (D5), the white house (F7) and the lone house (F9). Otherwise the Germans win.',
    conditions: [
      {
        side: 'blue',
        condition: { type: 'control', hexes: ['D5', 'F7', 'F9'], atLeast: 2 },
        text: 'The Soviets hold two of the houses.',
      },
    ],
    otherwise: 'red',
    names: { D5: 'Stone house', F7: 'White house', F9: 'Lone house' },
  },
  events: [
    {
      id: 'a',
      trigger: 'occupation',
      hexes: ['D5'],
      side: 'blue',
      paragraph:
        'On the table lies a plan of the fields with small crosses, the ink still wet where somebody has put out his cigarette on it. The part with the crosses is gone.',
      effects: [{ type: 'note' }],
    },
  ],
  rules: [
    { type: 'night', text: 'Night: one sees two hexes far.' },
    { type: 'note', text: 'The Germans in the wheat (C7 to E8) and their Mines are set up in secret.' },
    { type: 'note', text: 'Only the western part of the map, columns A to I, is in play.' },
  ],
})

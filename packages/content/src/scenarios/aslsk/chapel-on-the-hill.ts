import { larkHill } from '../../boards/lark-hill.ts'
import { of } from '../counters.ts'
import { card } from './card.ts'

/** An uphill attack with two objectives, of which one is near and one commands everything. */
export const chapelOnTheHill = card({
  id: 'chapel-on-the-hill',
  name: 'The Chapel on the Hill',
  briefing: {
    place: 'A ridge south of Caen, Normandy',
    date: '26 July 1944',
    text: 'From the chapel one can see every road for five miles, which is why there has been nobody in it to pray for a week. The battalion wants the chapel by lunch and the farm below it on the way.',
    allied:
      'The farm lies in a fold that the chapel can’t look into. Take it first, then go up through the brush with smoke in front of you. A section straight up the slope will not arrive.',
    axis: 'The hill is yours as long as somebody is alive on its crest. The farm buys time, the chapel wins.',
  },
  month: 7,
  year: 1944,
  boards: [{ map: larkHill, at: { column: 0, row: 0 }, crop: { columns: ['H', 'Z'] } }],
  turns: 9,
  movesFirst: 'allied',
  setsUpFirst: 'axis',
  sides: {
    allied: {
      nation: 'british',
      name: 'British',
      elr: 4,
      groups: [
        {
          id: 'company',
          name: 'B Company',
          units: of('br', '4-5-7 x8', 'L-9-1', 'L-8-1', 'L-8-0'),
          weapons: of('br', 'MMG', 'LMG x3'),
          arrival: { kind: 'enter', turn: 1, along: { all: [{ edge: 'south' }, { columns: ['J', 'X'] }] } },
        },
        {
          id: 'commandos',
          name: 'A section of the reserve',
          units: of('br', '6-4-8 x2', 'L-8-0'),
          arrival: { kind: 'enter', turn: 3, along: { edge: 'east' } },
        },
      ],
    },
    axis: {
      nation: 'german',
      name: 'Germans',
      elr: 3,
      groups: [
        {
          id: 'crest',
          name: 'The men on the crest',
          units: of('ge', '4-6-7 x3', 'L-9-1'),
          weapons: of('ge', 'MMG', 'LMG'),
          arrival: { kind: 'setup', area: { columns: ['L', 'W'], rows: [1, 6] } },
        },
        {
          id: 'farm',
          name: 'The men in the farm',
          units: of('ge', '4-4-7 x2', 'L-7-0'),
          weapons: of('ge', 'LMG'),
          arrival: { kind: 'setup', area: { within: 2, of: ['T6'] } },
        },
      ],
    },
  },
  victory: {
    side: 'allied',
    text: 'The British win if they control the chapel (P3) and the farmhouse (T6) at the end.',
    condition: { type: 'control', hexes: ['P3', 'T6'] },
    names: { P3: 'Chapel', T6: 'Farmhouse' },
  },
  rules: [{ type: 'note', text: 'Columns H to Z are in play.' }],
  balance: {
    allied: { text: 'B Company has a 9-2 leader more.', add: { group: 'company', units: of('br', 'L-9-2') } },
    axis: { text: 'The men on the crest have one squad more.', add: { group: 'crest', units: of('ge', '4-6-7') } },
  },
})

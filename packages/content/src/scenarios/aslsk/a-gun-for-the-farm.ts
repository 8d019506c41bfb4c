import { alderCross } from '../../boards/alder-cross.ts'
import { of } from '../counters.ts'
import { card } from './card.ts'

/** Guns on both sides: a field piece that is pushed forward until it sees the walls, and a Flak that mows the field before them. */
export const aGunForTheFarm = card({
  id: 'a-gun-for-the-farm',
  name: 'A Gun for the Farm',
  briefing: {
    place: 'A collective farm west of Orel',
    date: '4 August 1943',
    text: 'The farm has walls a metre thick and, since yesterday, a light Flak that was meant for aeroplanes. The regiment has lent its old short-barrelled gun, on condition that it is brought back, and a mortar with more smoke than anything else.',
    allied:
      'The gun is light enough to be pushed by its crew and a squad. Blind the Flak with the mortar, then put shells through the windows and go in behind them.',
    axis: 'The Flak sprays like three machine guns, but it is large and stands in the open ground of its arc. Shoot the men who push the gun: there is no worse moment for them.',
  },
  month: 8,
  year: 1943,
  boards: [{ map: alderCross, at: { column: 0, row: 0 }, crop: { columns: ['A', 'M'] } }],
  turns: 7,
  movesFirst: 'allied',
  setsUpFirst: 'axis',
  sides: {
    allied: {
      nation: 'russian',
      name: 'Russians',
      elr: 3,
      groups: [
        {
          id: 'company',
          name: 'The rifle company',
          units: of('ru', '4-4-7 x8', '6-2-8', 'L-9-1', 'L-8-1', 'L-7-0'),
          weapons: of('ru', 'MMG', 'LMG x2'),
          arrival: { kind: 'setup', area: { columns: ['J', 'M'] } },
        },
        {
          id: 'guns',
          name: 'The regiment’s gun and mortar',
          units: of('ru', 'crew-2-2-8 x2'),
          weapons: of('ru', 'INF76s', 'MTR82s'),
          arrival: { kind: 'setup', area: { columns: ['I', 'M'] } },
        },
      ],
    },
    axis: {
      nation: 'german',
      name: 'Germans',
      elr: 3,
      groups: [
        {
          id: 'farm',
          name: 'The men in the farm',
          units: of('ge', '4-6-7 x4', 'L-8-1', 'L-8-0'),
          weapons: of('ge', 'MMG', 'LMG'),
          arrival: { kind: 'setup', area: { within: 3, of: ['D6'] } },
        },
        {
          id: 'flak',
          name: 'The Flak',
          units: of('ge', 'crew-2-2-8'),
          weapons: of('ge', 'AA20L4'),
          arrival: { kind: 'setup', area: { within: 3, of: ['D6'] } },
        },
      ],
    },
  },
  victory: {
    side: 'allied',
    text: 'The Russians win if at the end they control the farmhouse (C6 and D6).',
    condition: { type: 'control', hexes: ['C6', 'D6'] },
    names: { D6: 'Farmhouse' },
  },
  rules: [{ type: 'note', text: 'Columns A to M are in play.' }],
  balance: {
    allied: { text: 'The company has a squad more.', add: { group: 'company', units: of('ru', '4-4-7') } },
    axis: { text: 'The men in the farm have a squad more.', add: { group: 'farm', units: of('ge', '4-6-7') } },
  },
})

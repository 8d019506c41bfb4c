import { alderCross } from '../../boards/alder-cross.ts'
import { of } from '../counters.ts'
import { card } from './card.ts'

/** A terrace that is taken through its walls: charges, a mined house, and a tank that burns what is left. */
export const thePartyWall = card({
  id: 'the-party-wall',
  name: 'The Party Wall',
  briefing: {
    place: 'A mill terrace east of the Niers',
    date: '21 February 1945',
    text: 'The street is watched from both ends, and so nobody uses the street. The sappers have learnt in other towns to go from parlour to parlour; the men in the terrace have learnt it too, and have left a charge under one of the parlours.',
    allied:
      'A charge laid to a wall makes a door where nobody aims. Keep the Crocodile near the houses and away from the men with the tubes: what it reaches needs no second charge.',
    axis: 'The corner house is shut like a safe, and under the mill office lies a charge of your own. Let them move in before you turn the handle.',
    aftermath: 'By the third house the sappers no longer knocked. The office went up with nobody in it but the ledgers.',
  },
  month: 2,
  year: 1945,
  boards: [{ map: alderCross, at: { column: 0, row: 0 }, crop: { columns: ['I', 'V'] } }],
  turns: 6,
  movesFirst: 'allied',
  setsUpFirst: 'axis',
  modules: ['demolition-full', 'flamethrower-full'],
  places: [
    { type: 'rowhouse', hexside: 'R7-R8' },
    { type: 'rowhouse', hexside: 'R8-S8' },
    { type: 'rowhouse', hexside: 'S7-S8' },
    { type: 'rowhouse', hexside: 'T7-T8' },
    { type: 'rowhouse', hexside: 'P7-P8' },
    { type: 'rowhouse', hexside: 'P6-P7' },
    { type: 'rowhouse', hexside: 'N4-N5' },
    { type: 'fortified', at: 'R7' },
    { type: 'setCharge', side: 'axis', at: 'P6' },
  ],
  sides: {
    allied: {
      nation: 'british',
      name: 'British',
      elr: 4,
      groups: [
        {
          id: 'sappers',
          name: 'The sappers and their company',
          units: [...of('br', '6-4-8 x3', '4-5-7 x5', 'L-9-1', 'L-8-1', 'L-8-0'), { type: 'br-crocodile', count: 1 }],
          weapons: of('br', 'DC x4', 'MMG', 'LMG x2'),
          arrival: { kind: 'setup', area: { columns: ['I', 'L'] } },
        },
      ],
    },
    axis: {
      nation: 'german',
      name: 'Germans',
      elr: 3,
      groups: [
        {
          id: 'terrace',
          name: 'The men in the terrace',
          units: of('ge', '4-6-7 x9', 'L-9-1', 'L-8-0'),
          weapons: of('ge', 'MMG', 'LMG x2', 'PSK', 'DC'),
          arrival: { kind: 'setup', area: { columns: ['N', 'T'] } },
        },
      ],
    },
  },
  victory: {
    side: 'allied',
    text: 'The British win if they control at least two of the mill office (P6), the corner house (R7) and the works canteen (R5) at the end.',
    condition: { type: 'control', hexes: ['P6', 'R7', 'R5'], atLeast: 2 },
    names: { P6: 'The mill office', R7: 'The corner house', R5: 'The works canteen' },
  },
  balance: {
    allied: { text: 'The game lasts seven turns.', turns: 7 },
    axis: { text: 'One squad more is in the terrace.', add: { group: 'terrace', units: of('ge', '4-6-7') } },
  },
})

import { longFurrow } from '../../boards/long-furrow.ts'
import { of } from '../counters.ts'
import { card } from './card.ts'

/** A meeting engagement: both come by road, and neither knew. */
export const twoColumnsOneCrossroads = card({
  id: 'two-columns-one-crossroads',
  name: 'Two Columns, One Crossroads',
  briefing: {
    place: 'East of Vire, Normandy',
    date: '4 August 1944',
    text: 'A British squadron is told that the crossroads is empty. So is a German company, by somebody else. Both send their fastest first. It is a clear morning with a little ground mist, and the larks are very loud until about seven.',
    allied:
      'You are quicker. Be at the crossroads first, and be gone from the road when the big one comes into view: it has to stop to aim, and it has only one side at a time.',
    axis: 'One of your tanks can hold a road by itself if nobody comes round the swell behind it. Give it company on its flanks, and time.',
    aftermath: 'Both columns reported the crossroads taken. Both were right, at different times.',
  },
  month: 8,
  year: 1944,
  boards: [{ map: longFurrow, at: { column: 0, row: 0 } }],
  turns: 7,
  movesFirst: 'allied',
  setsUpFirst: 'allied',
  sides: {
    allied: {
      nation: 'british',
      name: 'British',
      elr: 4,
      groups: [
        {
          id: 'squadron',
          name: 'The squadron',
          units: of('br', 'cromiv x4', 'shervca', '4-5-7 x5', 'L-8-1', 'L-8-0'),
          weapons: of('br', 'LMG x2', 'PIAT'),
          arrival: { kind: 'enter', turn: 1, along: { edge: 'west' } },
        },
      ],
    },
    axis: {
      nation: 'german',
      name: 'Germans',
      elr: 3,
      groups: [
        {
          id: 'company',
          name: 'The company',
          units: of('ge', 'pzvg', 'pzivh x2', '4-6-8 x5', 'L-9-1', 'L-8-0'),
          weapons: of('ge', 'LMG x2', 'PSK', 'MMG'),
          arrival: { kind: 'enter', turn: 1, along: { edge: 'east' } },
        },
      ],
    },
  },
  victory: {
    side: 'allied',
    text: 'The British win if they control at least four of the hamlet’s buildings in P4, P6, R4, R6, R7 and S5 at the end.',
    condition: { type: 'control', hexes: ['P4', 'P6', 'R4', 'R6', 'R7', 'S5'], atLeast: 4 },
    names: { P4: 'The inn', R4: 'The school' },
  },
  balance: {
    allied: { text: 'A fifth Cromwell is with the squadron.', add: { group: 'squadron', units: of('br', 'cromiv') } },
    axis: { text: 'One squad more is with the company.', add: { group: 'company', units: of('ge', '4-6-8') } },
  },
})

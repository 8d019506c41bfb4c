import { sagoCreek } from '../../boards/sago-creek.ts'
import { of } from '../counters.ts'
import { card } from './card.ts'

/** An assault with a Banzai Charge in it, on a perimeter that has the guns for it. */
export const theLongYell = card({
  id: 'the-long-yell',
  name: 'The Long Yell',
  briefing: {
    place: 'A perimeter east of Sago Creek, Guadalcanal',
    date: '25 October 1942',
    text: 'The Marines have strung cans on wire around the huts and have been told that nothing will come through the jungle in this rain. The cans have begun to rattle.',
    allied:
      'Your firepower is worth three of theirs at arm’s length and nothing once they are among you. Hold the machine guns where they see the kunai, and keep something behind them.',
    axis: 'Creep up through the jungle until the last clearing lies before you. Then all together, or not at all: a Charge that leaves half of itself behind is only a longer way to die.',
  },
  month: 10,
  year: 1942,
  boards: [{ map: sagoCreek, at: { column: 0, row: 0 }, crop: { columns: ['K', 'Z'] } }],
  turns: 7,
  movesFirst: 'axis',
  setsUpFirst: 'allied',
  sides: {
    allied: {
      nation: 'american',
      name: 'Marines',
      elr: 5,
      groups: [
        {
          id: 'perimeter',
          name: 'The perimeter',
          units: [...of('mc', '7-6-8 x3', '6-6-8 x2'), ...of('am', 'L-9-1', 'L-8-0')],
          weapons: of('am', 'HMG', 'MMG'),
          arrival: { kind: 'setup', area: { within: 2, of: ['R5'] } },
        },
      ],
    },
    axis: {
      nation: 'japanese',
      name: 'Japanese',
      elr: 3,
      groups: [
        {
          id: 'battalion',
          name: 'The assault',
          units: of('ja', 'E-4-4-8 x2', '1-4-4-7 x7', 'L-10-1', 'L-9-0', 'L-8-0'),
          weapons: of('ja', 'LMG x2'),
          arrival: { kind: 'enter', turn: 1, along: { edge: 'east' } },
        },
      ],
    },
  },
  victory: {
    side: 'axis',
    text: 'The Japanese win if they control four of the five hut hexes Q5, R4, R5, S5 and S7 at the end.',
    condition: { type: 'control', hexes: ['Q5', 'R4', 'R5', 'S5', 'S7'], atLeast: 4 },
    names: { Q5: 'Creek huts', R4: 'North huts', R5: 'Middle huts', S5: 'East huts', S7: 'South huts' },
  },
  rules: [
    { type: 'ptoTerrain', text: 'PTO Terrain is in effect; all jungle is dense.' },
    { type: 'note', text: 'Columns K to Z are in play.' },
  ],
  balance: {
    allied: { text: 'The perimeter has one squad more.', add: { group: 'perimeter', units: of('mc', '6-6-8') } },
    axis: { text: 'The assault has one squad more.', add: { group: 'battalion', units: of('ja', '1-4-4-7') } },
  },
})

import { larkHill } from '../../boards/lark-hill.ts'
import { of } from '../counters.ts'
import { card } from './card.ts'

/** A breakout: one side only has to get away. */
export const roadHome = card({
  id: 'road-home',
  name: 'The Road Home',
  briefing: {
    place: 'East of Trun, Normandy',
    date: '20 August 1944',
    text: 'The pocket has a hole in it, three fields wide, and everybody who is still in it knows where. A mixed lot of grenadiers reaches the valley road at noon. Some American companies that were told to rest there have already dug in.',
    allied:
      'You need not kill them, only keep them. They will come down the road, over the hill, or both: put the heavy machine gun where it sees two of the three.',
    axis: 'West, by whatever way. Whoever stops to fight stays here. Leave some men to keep their heads down, and let the others run.',
    aftermath: 'About half of them got through. They were counted in the evening, and counted again, because the number was so small.',
  },
  month: 8,
  year: 1944,
  boards: [{ map: larkHill, at: { column: 0, row: 0 } }],
  turns: 9,
  movesFirst: 'axis',
  setsUpFirst: 'allied',
  sides: {
    allied: {
      nation: 'american',
      name: 'Americans',
      elr: 4,
      groups: [
        {
          id: 'block',
          name: 'The road block',
          units: of('am', '6-6-6 x4', 'L-9-1', 'L-8-0'),
          weapons: of('am', 'HMG', 'MMG'),
          arrival: { kind: 'setup', area: { columns: ['G', 'S'] } },
        },
        {
          id: 'late',
          name: 'A platoon on its way',
          units: of('am', '6-6-6 x2', 'L-8-1'),
          weapons: of('am', 'MMG'),
          arrival: { kind: 'enter', turn: 3, along: { any: [{ edge: 'north' }, { edge: 'south' }] } },
        },
      ],
    },
    axis: {
      nation: 'german',
      name: 'Germans',
      elr: 3,
      groups: [
        {
          id: 'column',
          name: 'The column',
          units: of('ge', '4-6-7 x6', '4-3-6 x3', 'L-9-1', 'L-8-1', 'L-7-0'),
          weapons: of('ge', 'MMG', 'LMG x3'),
          arrival: { kind: 'enter', turn: 1, along: { edge: 'east' } },
        },
        {
          id: 'vanguard',
          name: 'The vanguard',
          units: of('ge', '5-4-8 x2', 'L-8-1'),
          weapons: of('ge', 'LMG'),
          arrival: { kind: 'setup', area: { columns: ['Y', 'EE'] } },
        },
      ],
    },
  },
  victory: {
    side: 'axis',
    text: 'The Germans win if units worth eight points have left the map over its west edge by the end.',
    condition: { type: 'exit', points: 8 },
    immediately: [
      {
        side: 'axis',
        text: 'Twelve points are through: nobody will close the gap today.',
        condition: { type: 'exit', points: 12 },
      },
    ],
  },
  rules: [{ type: 'exitEdge', side: 'axis', edge: { edge: 'west' }, text: 'German units may leave the map over its west edge.' }],
  balance: {
    allied: { text: 'The road block has one squad more.', add: { group: 'block', units: of('am', '6-6-6') } },
    axis: { text: 'The game lasts ten turns.', turns: 10 },
  },
})

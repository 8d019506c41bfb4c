import { longFurrow } from '../../boards/long-furrow.ts'
import { of } from '../counters.ts'
import { card } from './card.ts'

/** A breakthrough: tanks that only have to get past. */
export const behindThemTheRiver = card({
  id: 'behind-them-the-river',
  name: 'Behind Them the River',
  briefing: {
    place: 'Between Bobruisk and the Berezina, White Russia',
    date: '28 June 1944',
    text: 'The bridges are eleven kilometres behind the last line, and the last line is whoever happens to be standing here. What comes down the road has orders not to stop. What stands beside it has orders that amount to the same.',
    allied:
      'Do not fight for fields. Everything that leaves the map in the west counts; everything that burns here counts against you. Choose two roads: one for them to look at, one to drive on.',
    axis: 'You can’t be everywhere, but a gun on a swell can see everywhere. The reserve comes when you need it and where you did not ask for it. Hit from the side, and hit the first one: those behind it must drive around.',
    aftermath: 'Four tanks reached the bridge before its guard did. The guard, being sensible men, went home.',
  },
  month: 6,
  year: 1944,
  boards: [{ map: longFurrow, at: { column: 0, row: 0 } }],
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
          id: 'brigade',
          name: 'The brigade',
          units: of('ru', 'T3485 x4', 'T34M43 x2', '6-2-8 x5', 'L-9-1', 'L-8-0'),
          weapons: of('ru', 'LMG'),
          arrival: { kind: 'enter', turn: 1, along: { edge: 'east' } },
        },
      ],
    },
    axis: {
      nation: 'german',
      name: 'Germans',
      elr: 3,
      groups: [
        {
          id: 'line',
          name: 'The last line',
          units: of('ge', '4-6-7 x4', 'crew-2-2-8 x2', 'L-8-1', 'L-8-0'),
          weapons: of('ge', 'AT75L', 'AT50L', 'PSK', 'LMG x2'),
          arrival: { kind: 'setup', area: { columns: ['F', 'W'] } },
        },
        {
          id: 'reserve',
          name: 'The reserve',
          units: of('ge', 'pzivh x2', 'stgiiig'),
          arrival: { kind: 'enter', turn: 2, along: { edge: 'north' } },
        },
      ],
    },
  },
  victory: {
    side: 'allied',
    text: 'The Russians win if units worth twenty-four points have left the map over its west edge by the end.',
    condition: { type: 'exit', points: 24 },
    immediately: [{ side: 'allied', text: 'Thirty points are through.', condition: { type: 'exit', points: 30 } }],
  },
  rules: [{ type: 'exitEdge', side: 'allied', edge: { edge: 'west' }, text: 'Russian units may leave the map over its west edge.' }],
  balance: {
    allied: { text: 'The game lasts eight turns.', turns: 8 },
    axis: { text: 'The reserve has one PzKpfw IVH more.', add: { group: 'reserve', units: of('ge', 'pzivh') } },
  },
})

import { longFurrow } from '../../boards/long-furrow.ts'
import { of } from '../counters.ts'
import { card } from './card.ts'

/** Mud: tanks that crawl, roads that are gone, men who cross a field in two turns instead of one. */
export const upToTheAxles = card({
  id: 'up-to-the-axles',
  name: 'Up to the Axles',
  briefing: {
    place: 'North of Uman, Ukraine',
    date: '14 March 1944',
    text: 'The thaw has taken the roads back. What still moves here moves on tracks, and slowly; a rear guard has left its trucks standing in a row, up to the axles, and itself in the hamlet at the crossroads. The Soviet tanks have wider tracks. It is the only advantage that anybody can see through the rain of mud.',
    allied:
      'Plan for tomorrow: every field costs half as much again. Shells do less in this porridge, so the houses must be taken by men. Keep the tanks together; one that bogs down is worth a pillbox, to somebody.',
    axis: 'They can’t run, and you need not. Fire early, fall back late, and keep the panzers on the firm edge of the woods.',
    aftermath: 'The hamlet was taken towards evening. The trucks were taken in May, when the road was one again.',
  },
  month: 3,
  year: 1944,
  boards: [{ map: longFurrow, at: { column: 0, row: 0 }, crop: { columns: ['H', 'Z'] } }],
  turns: 7,
  movesFirst: 'allied',
  setsUpFirst: 'axis',
  modules: ['mud'],
  sides: {
    allied: {
      nation: 'russian',
      name: 'Russians',
      elr: 3,
      groups: [
        {
          id: 'riders',
          name: 'The wide tracks',
          units: of('ru', 'T3485 x2', '4-4-7 x5', '6-2-8 x2', 'L-9-1', 'L-8-0'),
          weapons: of('ru', 'LMG x2', 'MMG'),
          arrival: { kind: 'setup', area: { columns: ['V', 'Z'] } },
        },
      ],
    },
    axis: {
      nation: 'german',
      name: 'Germans',
      elr: 3,
      groups: [
        {
          id: 'rearguard',
          name: 'The rear guard',
          units: of('ge', 'pzivh', '4-6-7 x4', 'L-8-1', 'L-8-0'),
          weapons: of('ge', 'MMG', 'LMG'),
          arrival: { kind: 'setup', area: { columns: ['L', 'S'] } },
        },
      ],
    },
  },
  victory: {
    side: 'allied',
    text: 'The Russians win if they control at least three of the hamlet’s buildings in P4, P6, R4, R6 and S5 at the end.',
    condition: { type: 'control', hexes: ['P4', 'P6', 'R4', 'R6', 'S5'], atLeast: 3 },
    names: { P4: 'The inn', R4: 'The school' },
  },
  balance: {
    allied: { text: 'The game lasts eight turns.', turns: 8 },
    axis: { text: 'One squad more holds the hamlet.', add: { group: 'rearguard', units: of('ge', '4-6-7') } },
  },
})

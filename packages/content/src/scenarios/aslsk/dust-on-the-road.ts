import { longFurrow } from '../../boards/long-furrow.ts'
import { of } from '../counters.ts'
import { card } from './card.ts'

/** The first tanks: a handful a side, one hamlet, and no Guns. */
export const dustOnTheRoad = card({
  id: 'dust-on-the-road',
  name: 'Dust on the Road',
  briefing: {
    place: 'South of Zhytomyr, Ukraine',
    date: '11 July 1941',
    text: 'Two days after the breakthrough the maps are better than the roads. A reconnaissance in force has driven into a hamlet at a crossroads and found the wells full, the stoves warm and dust in the east. The dust has turrets in it.',
    allied:
      'Your tanks are better than theirs, and nobody has told them yet. From the front little they have can hurt you; from the side all of it can. Keep your noses to the enemy and walk the men in behind the hulls.',
    axis: 'Your guns bounce off what is coming, unless you see its side. Use the houses and the swells: let them drive past, then shoot. You need only keep the crossroads until the column comes up.',
    aftermath:
      'The report of the evening asked for guns of a larger calibre. It was the first of many such reports, and they all had photographs.',
  },
  month: 7,
  year: 1941,
  boards: [{ map: longFurrow, at: { column: 0, row: 0 }, crop: { columns: ['H', 'Z'] } }],
  turns: 6,
  movesFirst: 'allied',
  setsUpFirst: 'axis',
  sides: {
    allied: {
      nation: 'russian',
      name: 'Russians',
      elr: 2,
      groups: [
        {
          id: 'tanks',
          name: 'The dust',
          units: of('ru', 'T34M41 x2', 'T26M33', '4-4-7 x5', 'L-8-1', 'L-7-0'),
          weapons: of('ru', 'LMG'),
          arrival: { kind: 'enter', turn: 1, along: { edge: 'east' } },
        },
      ],
    },
    axis: {
      nation: 'german',
      name: 'Germans',
      elr: 4,
      groups: [
        {
          id: 'hamlet',
          name: 'The hamlet',
          units: of('ge', 'pziiih x3', '4-6-7 x3', 'L-8-1'),
          weapons: of('ge', 'LMG x2', 'ATR'),
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
    allied: { text: 'A third T-34 is with the column.', add: { group: 'tanks', units: of('ru', 'T34M41') } },
    axis: { text: 'One squad more holds the hamlet.', add: { group: 'hamlet', units: of('ge', '4-6-7') } },
  },
})

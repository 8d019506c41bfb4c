import { alderCross } from '../../boards/alder-cross.ts'
import { of } from '../counters.ts'
import { card } from './card.ts'

/** A city block with sewers: whoever knows the way below comes up behind the enemy. */
export const underTheBrewery = card({
  id: 'under-the-brewery',
  name: 'Under the Brewery',
  briefing: {
    place: 'A brewery town on the Vistula',
    date: '4 October 1944',
    text: 'The houses around the brewery have changed hands so often that nobody repairs the doors. What nobody has taken yet is the drain below them: it was built for beer that had gone off, and a tall man can almost stand in it.',
    allied:
      'You have a plan of the drains and men who are not afraid of the dark. Pin them at the windows, go below with a few squads, and come up where they look the other way.',
    axis: 'Listen at the manholes. A squad that stands on one hears them in time; a squad that does not will find them in its kitchen.',
    aftermath: 'The brewery fell on the second night, from the cellar upward.',
  },
  month: 10,
  year: 1944,
  boards: [{ map: alderCross, at: { column: 0, row: 0 }, crop: { columns: ['I', 'V'] } }],
  turns: 7,
  movesFirst: 'allied',
  setsUpFirst: 'axis',
  modules: ['sewers', 'entrenchments'],
  places: [
    { type: 'sewers', side: 'allied' },
    { type: 'manhole', at: 'K6' },
    { type: 'manhole', at: 'N6' },
    { type: 'manhole', at: 'Q6' },
    { type: 'manhole', at: 'S6' },
    { type: 'foxhole', at: 'M6', squads: 1 },
  ],
  sides: {
    allied: {
      nation: 'russian',
      name: 'Russians',
      elr: 3,
      groups: [
        {
          id: 'storm',
          name: 'The storm group',
          units: of('ru', '6-2-8 x4', '4-4-7 x5', 'L-9-1', 'L-8-1', 'L-8-0'),
          weapons: of('ru', 'LMG x2', 'MMG'),
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
          id: 'block',
          name: 'The men in the block',
          units: of('ge', '4-6-7 x7', 'L-8-1', 'L-8-0'),
          weapons: of('ge', 'MMG', 'LMG x2'),
          arrival: { kind: 'setup', area: { columns: ['N', 'T'] } },
        },
      ],
    },
  },
  victory: {
    side: 'allied',
    text: 'The Russians win if they control at least two of the brewery (P6), the malthouse (R5) and the cooperage (R7) at the end.',
    condition: { type: 'control', hexes: ['P6', 'R5', 'R7'], atLeast: 2 },
    names: { P6: 'The brewery', R5: 'The malthouse', R7: 'The cooperage' },
  },
  balance: {
    allied: { text: 'The game lasts eight turns.', turns: 8 },
    axis: { text: 'One squad more holds the block.', add: { group: 'block', units: of('ge', '4-6-7') } },
  },
})

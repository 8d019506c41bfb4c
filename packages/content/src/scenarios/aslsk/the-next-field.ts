import { hawthornFields } from '../../boards/hawthorn-fields.ts'
import { of } from '../counters.ts'
import { card } from './card.ts'

/** Hedgerows: who holds the bocage sees the field, and who lets go of it is gone. */
export const theNextField = card({
  id: 'the-next-field',
  name: 'The Next Field',
  briefing: {
    place: 'South of Saint-Lô, Normandy',
    date: '11 July 1944',
    text: 'Every field is a fort here, with an earth bank for a wall and a hawthorn hedge on top of it. The company has taken six of them since yesterday and has forgotten what a view is. Behind the next two stands a farm on a little rise, and from its windows somebody has been counting hedges as well.',
    allied:
      'Take a hedgerow and hold it: only those at the hedge see the field, and are seen from it. Men in the copses and barns may step back from it between shots. Keep off the lane.',
    axis: 'Fire over the hedge, step back from it, and be at the next one when they come. Behind bocage you are soon out of sight again.',
    aftermath: 'By noon they had the farm, and from its attic the first view for a week: fields.',
  },
  month: 7,
  year: 1944,
  boards: [{ map: hawthornFields, at: { column: 0, row: 0 } }],
  turns: 7,
  movesFirst: 'allied',
  setsUpFirst: 'axis',
  modules: ['wall-bocage', 'slopes', 'los-full'],
  rules: [{ type: 'concealment', axis: 5, allied: 2, text: 'Concealment is in effect.' }],
  sides: {
    allied: {
      nation: 'american',
      name: 'Americans',
      elr: 3,
      groups: [
        {
          id: 'company',
          name: 'The seventh field',
          units: of('am', '6-6-6 x7', 'L-9-1', 'L-8-0'),
          weapons: of('am', 'MMG', 'MTR60'),
          arrival: { kind: 'setup', area: { columns: ['A', 'E'] } },
        },
      ],
    },
    axis: {
      nation: 'german',
      name: 'Germans',
      elr: 3,
      groups: [
        {
          id: 'outpost',
          name: 'The farm',
          units: of('ge', '4-6-7 x5', '2-4-7', 'L-8-1', 'L-8-0'),
          weapons: of('ge', 'MMG', 'LMG x2'),
          arrival: { kind: 'setup', area: { columns: ['H', 'Q'] } },
        },
      ],
    },
  },
  victory: {
    side: 'allied',
    text: 'The Americans win if they control at least two of the buildings in N4, N6 and O7 at the end.',
    condition: { type: 'control', hexes: ['N4', 'N6', 'O7'], atLeast: 2 },
    names: { N4: 'The house', N6: 'The farm', O7: 'The barn' },
  },
  balance: {
    allied: { text: 'The game lasts eight turns.', turns: 8 },
    axis: { text: 'One squad more holds the farm.', add: { group: 'outpost', units: of('ge', '4-6-7') } },
  },
})

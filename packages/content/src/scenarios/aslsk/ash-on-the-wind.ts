import { alderCross } from '../../boards/alder-cross.ts'
import { of } from '../counters.ts'
import { card } from './card.ts'

/** A burning village in a dry summer: smoke that drifts over the street, fires that take houses from either side. */
export const ashOnTheWind = card({
  id: 'ash-on-the-wind',
  name: 'Ash on the Wind',
  briefing: {
    place: 'A village south of Vire, Normandy',
    date: '7 August 1944',
    text: 'It has not rained for three weeks, and the bombers have been here at noon. Three houses burn along the street, the wind stands on the village from the east, and it carries the smoke over whoever defends it. The fires go the same way, slower. Nobody has given them an objective.',
    allied:
      'Come in behind the smoke, and not into it: one hex deep it hides you, three deep it stops you. White phosphorus sets dry houses alight as well as nerves. What you burn on purpose does not count as yours.',
    axis: 'Do not stand downwind of a burning house for two turns. A Flame can be put out by a squad with nothing better to do; a Blaze takes the house, and whoever has stayed. Let the fire hold what you can’t.',
    aftermath: 'At dusk both sides claimed the village. The wind had shifted by then, and most of it was no longer there to be claimed.',
  },
  month: 8,
  year: 1944,
  boards: [{ map: alderCross, at: { column: 0, row: 0 }, crop: { columns: ['H', 'AA'] } }],
  turns: 7,
  movesFirst: 'allied',
  setsUpFirst: 'axis',
  modules: ['fire', 'smoke-wind', 'white-phosphorus'],
  environment: { wind: 'mild', toward: 5, ec: 'dry', ablaze: ['S8', 'T5', 'P8'] },
  sides: {
    allied: {
      nation: 'american',
      name: 'Americans',
      elr: 3,
      groups: [
        {
          id: 'company',
          name: 'The morning’s company',
          units: of('am', '6-6-6 x7', 'L-9-1', 'L-8-0'),
          weapons: of('am', 'MMG', 'FT'),
          arrival: { kind: 'setup', area: { columns: ['W', 'AA'] } },
        },
      ],
    },
    axis: {
      nation: 'german',
      name: 'Germans',
      elr: 3,
      groups: [
        {
          id: 'street',
          name: 'Those in the smoke',
          units: of('ge', '4-6-7 x6', 'L-8-1', 'L-7-0'),
          weapons: of('ge', 'MMG', 'LMG x2'),
          arrival: { kind: 'setup', area: { columns: ['M', 'U'] } },
        },
      ],
    },
  },
  victory: {
    side: 'allied',
    text: 'The Americans win if they control at least three of the stone buildings in O5, P6, Q4, R5, R7 and T7 at the end.',
    condition: { type: 'controlBuildings', area: { hexes: ['O5', 'P6', 'Q4', 'R5', 'R7', 'T7'] }, stoneOnly: true, atLeast: 3 },
    names: { O5: 'Town hall', P6: 'School', Q4: 'Inn', R5: 'Church', R7: 'Mill', T7: 'Smithy' },
  },
  balance: {
    allied: { text: 'The game lasts eight turns.', turns: 8 },
    axis: { text: 'One squad more holds the street.', add: { group: 'street', units: of('ge', '4-6-7') } },
  },
})

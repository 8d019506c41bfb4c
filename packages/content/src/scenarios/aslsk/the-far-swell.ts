import { longFurrow } from '../../boards/long-furrow.ts'
import { of } from '../counters.ts'
import { card } from './card.ts'

/** Tanks with men against men with a Gun: an attack over open fields. */
export const theFarSwell = card({
  id: 'the-far-swell',
  name: 'The Far Swell',
  briefing: {
    place: 'North of Coutances, Normandy',
    date: '27 July 1944',
    text: 'After two months of hedges the country opens, and everybody feels naked. The column has stopped at the first swell because the second one looks back. Somewhere over there is a gun; the tank that found it is still burning beside the road.',
    allied:
      'One gun can’t look everywhere. Show it something in front, and go round. Your Shermans shoot on the move better than anybody, but a stopped tank hits: decide which of them is the hammer.',
    axis: 'You have one gun, one assault gun and some stubborn men. The first shot tells them where you are, so let it count. When the gun is found, the men on the swell have to be the reason that nobody comes closer.',
    aftermath:
      'The gun fired eleven rounds. Its crew was found sitting beside it with nothing left to fire, and asked whether anybody had a cigarette.',
  },
  month: 7,
  year: 1944,
  boards: [{ map: longFurrow, at: { column: 0, row: 0 }, crop: { columns: ['A', 'Q'] } }],
  turns: 8,
  movesFirst: 'allied',
  setsUpFirst: 'axis',
  sides: {
    allied: {
      nation: 'american',
      name: 'Americans',
      elr: 4,
      groups: [
        {
          id: 'column',
          name: 'The column',
          units: of('am', 'M4 x3', '6-6-6 x6', 'L-8-1', 'L-8-0'),
          weapons: of('am', 'MMG', 'BAZ44', 'MTR60'),
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
          id: 'swell',
          name: 'The far swell',
          units: of('ge', 'stgiiig', '4-6-7 x3', 'crew-2-2-8', 'L-9-1'),
          weapons: of('ge', 'AT75L', 'MMG', 'PSK'),
          arrival: { kind: 'setup', area: { columns: ['G', 'P'] } },
        },
      ],
    },
  },
  victory: {
    side: 'allied',
    text: 'The Americans win if they control two of these at the end: the farm in G7, and either hex of the far swell’s top, L8 and M8.',
    condition: { type: 'control', hexes: ['G7', 'L8', 'M8'], atLeast: 2 },
    names: { G7: 'The farm', L8: 'The far swell' },
  },
  balance: {
    allied: { text: 'The game lasts nine turns.', turns: 9 },
    axis: { text: 'One squad more holds the swell.', add: { group: 'swell', units: of('ge', '4-6-7') } },
  },
})

import { alderCross } from '../../boards/alder-cross.ts'
import { longFurrow } from '../../boards/long-furrow.ts'
import { of } from '../counters.ts'
import { card } from './card.ts'

/** Everything that there is, on two boards: Guns that nobody sees, tanks of both sides, mortars, flames, men with tubes. */
export const everythingByEvening = card({
  id: 'everything-by-evening',
  name: 'Everything by Evening',
  briefing: {
    place: 'South of Overloon, the Netherlands',
    date: '12 October 1944',
    text: 'The order has four pages and the word “all” in it eleven times. A squadron of heavy tanks, a company and a half of infantry and whatever the engineers could carry are to have the village by dark. The village has been quiet for a week. Nobody who has looked at it through glasses believes that.',
    allied:
      'The heavy tanks can take what they can see. It is what they can’t see that you must find first, with men, smoke and patience; only then let them come up. You have one evening and no second company.',
    axis: 'Stay under your nets. The first gun that fires is a gun that they know; so make the first shot a tank, and the second as well. Your own tanks come when it is nearly too late, as is the custom.',
    aftermath:
      'The village was taken at nine in the evening, house by house, by the light of its own roofs. The order’s fifth page, with the plan for the next day, had been lost.',
  },
  month: 10,
  year: 1944,
  boards: [
    { map: longFurrow, label: 'n', at: { column: 0, row: 0 } },
    { map: alderCross, label: 's', at: { column: 0, row: 10 } },
  ],
  turns: 8,
  halfLastTurn: true,
  movesFirst: 'allied',
  setsUpFirst: 'axis',
  sides: {
    allied: {
      nation: 'british',
      name: 'British',
      elr: 4,
      groups: [
        {
          id: 'company',
          name: 'The company',
          units: of('br', '4-5-7 x9', '4-5-8 x2', 'L-9-1', 'L-8-1', 'L-8-0'),
          weapons: of('br', 'MMG', 'LMG x3', 'PIAT x2', 'MTR51', 'FT', 'DC'),
          arrival: { kind: 'setup', area: { columns: ['A', 'G'], board: 's' } },
        },
        {
          id: 'squadron',
          name: 'The squadron',
          units: of('br', 'churvi x3', 'sherva x2'),
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
          id: 'village',
          name: 'The village',
          units: of('ge', '4-6-7 x6', '5-4-8 x2', 'L-9-1', 'L-8-0'),
          weapons: of('ge', 'HMG', 'LMG x2', 'PSK x2'),
          arrival: { kind: 'setup', area: { columns: ['J', 'Z'], board: 's' } },
        },
        {
          id: 'guns',
          name: 'The guns',
          units: of('ge', 'crew-2-2-8 x2'),
          weapons: of('ge', 'AT75L x2'),
          arrival: {
            kind: 'setup',
            area: {
              any: [
                { columns: ['J', 'Z'], board: 'n' },
                { columns: ['J', 'Z'], board: 's' },
              ],
            },
          },
        },
        {
          id: 'tanks',
          name: 'The tanks',
          units: of('ge', 'pzvg', 'stgiiig'),
          arrival: { kind: 'enter', turn: 3, along: { edge: 'east' } },
        },
      ],
    },
  },
  victory: {
    side: 'allied',
    text: 'The British win if they control at least four of the six stone buildings around the village crossroads at the end.',
    condition: { type: 'controlBuildings', area: { hexes: ['sO5', 'sP6', 'sQ4', 'sR5', 'sR7', 'sT7'] }, stoneOnly: true, atLeast: 4 },
    names: { sO5: 'Town hall', sP6: 'School', sQ4: 'Inn', sR5: 'Church', sR7: 'Mill', sT7: 'Smithy' },
  },
  rules: [
    { type: 'concealment', axis: 8, text: 'Concealment is in effect. The Germans have eight concealment counters for their set-up.' },
  ],
  balance: {
    allied: { text: 'A fourth Churchill is with the squadron.', add: { group: 'squadron', units: of('br', 'churvi') } },
    axis: { text: 'The village has one squad more.', add: { group: 'village', units: of('ge', '4-6-7') } },
  },
})

import { alderCross } from '../../boards/alder-cross.ts'
import { of } from '../counters.ts'
import { card } from './card.ts'

/** A first game: one platoon, one farm, a quarter of an hour. */
export const firstLight = card({
  id: 'first-light',
  name: 'First Light',
  briefing: {
    place: 'A farm in the Cotentin, Normandy',
    date: '19 June 1944',
    text: 'The road to the coast runs past a stone farm, and the farm has a machine gun in it. An American platoon has crept up through the wet grain during the night. When the mist lifts it has to be inside.',
    allied:
      'Be in the farmhouse before the company behind you is. The grain hides you, the road does not: keep off it until their machine gun is busy elsewhere.',
    axis: 'Five squads are too many to stop in the open field and few enough to stop at the wall. Let them come close, and keep somebody back to retake what you lose.',
    aftermath: 'The platoon took the farm and held it until noon. Nobody in it slept there: the roof was gone.',
  },
  month: 6,
  year: 1944,
  boards: [{ map: alderCross, at: { column: 0, row: 0 }, crop: { columns: ['A', 'L'] } }],
  turns: 5,
  movesFirst: 'allied',
  setsUpFirst: 'axis',
  sides: {
    allied: {
      nation: 'american',
      name: 'Americans',
      elr: 3,
      groups: [
        {
          id: 'platoon',
          name: '2nd Platoon',
          units: of('am', '6-6-6 x5', 'L-8-1'),
          weapons: of('am', 'MMG'),
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
          id: 'garrison',
          name: 'The farm’s garrison',
          units: of('ge', '4-4-7 x3', 'L-8-0'),
          weapons: of('ge', 'LMG'),
          arrival: { kind: 'setup', area: { within: 2, of: ['C6', 'D6'] } },
        },
      ],
    },
  },
  victory: {
    side: 'allied',
    text: 'The Americans win if they control the stone farmhouse (C6 and D6) at the end.',
    condition: { type: 'control', hexes: ['C6', 'D6'] },
    names: { C6: 'Farmhouse' },
  },
  rules: [{ type: 'note', text: 'Only the western part of the board, columns A to L, is in play.' }],
  balance: {
    allied: { text: 'The Americans have a 9-1 leader more.', add: { group: 'platoon', units: of('am', 'L-9-1') } },
    axis: { text: 'The garrison has a first-line half squad more.', add: { group: 'garrison', units: of('ge', '2-4-7') } },
  },
})

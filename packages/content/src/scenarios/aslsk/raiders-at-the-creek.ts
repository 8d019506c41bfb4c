import { sagoCreek } from '../../boards/sago-creek.ts'
import { of } from '../counters.ts'
import { card } from './card.ts'

/** A first look at the Pacific: a handful of Raiders against a handful of huts. */
export const raidersAtTheCreek = card({
  id: 'raiders-at-the-creek',
  name: 'Raiders at the Creek',
  briefing: {
    place: 'A village west of Sago Creek, Guadalcanal',
    date: '12 September 1942',
    text: 'The radio in the village has been talking all night to somebody at sea. The Raiders have walked since midnight to ask it to stop, and it is getting light.',
    allied:
      'Jungle hides you until you are next to them, and next to them is where Raiders want to be. Stay out of the bamboo: whoever goes in comes out too late. Three of the four groups of huts will do.',
    axis: 'They must come out of the trees into the kunai. Your squads lose a step where others run, so stand. When they are close and tired, your officer may think of a shorter way to end it.',
  },
  month: 9,
  year: 1942,
  boards: [{ map: sagoCreek, at: { column: 0, row: 0 }, crop: { columns: ['B', 'O'] } }],
  turns: 7,
  movesFirst: 'allied',
  setsUpFirst: 'axis',
  sides: {
    allied: {
      nation: 'american',
      name: 'Marine Raiders',
      elr: 5,
      groups: [
        {
          id: 'raiders',
          name: 'The Raiders',
          units: [...of('mr', '5-5-8 x5'), ...of('am', 'L-9-1', 'L-8-0')],
          weapons: of('am', 'MMG', 'DC'),
          arrival: { kind: 'enter', turn: 1, along: { edge: 'west' } },
        },
      ],
    },
    axis: {
      nation: 'japanese',
      name: 'Japanese',
      elr: 3,
      groups: [
        {
          id: 'garrison',
          name: 'The garrison',
          units: of('ja', '1-4-4-7 x3', '2-3-4-7', 'crew-2-2-8', 'L-9-0'),
          weapons: of('ja', 'LMG', 'MMG'),
          arrival: { kind: 'setup', area: { columns: ['G', 'O'] } },
        },
      ],
    },
  },
  victory: {
    side: 'allied',
    text: 'The Americans win if they control three of the four hut hexes H5, H7, J6 and J7 at the end.',
    condition: { type: 'control', hexes: ['H5', 'H7', 'J6', 'J7'], atLeast: 3 },
    names: { H5: 'North huts', H7: 'Path huts', J6: 'Radio hut', J7: 'South huts' },
  },
  rules: [
    { type: 'ptoTerrain', text: 'PTO Terrain is in effect; all jungle is dense.' },
    { type: 'note', text: 'Columns B to O are in play.' },
  ],
  balance: {
    allied: { text: 'The Raiders have one squad more.', add: { group: 'raiders', units: of('mr', '5-5-8') } },
    axis: { text: 'The garrison has one squad more.', add: { group: 'garrison', units: of('ja', '1-4-4-7') } },
  },
})

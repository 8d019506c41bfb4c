import { sagoCreek } from '../../boards/sago-creek.ts'
import { of } from '../counters.ts'
import { card } from './card.ts'

/** An ambush: a gun that nobody has seen, squads that nobody has counted, and a platoon that has to walk up to them. */
export const nobodyInTheHuts = card({
  id: 'nobody-in-the-huts',
  name: 'Nobody in the Huts',
  briefing: {
    place: 'The path along Sago Creek, New Guinea',
    date: '3 July 1943',
    text: 'The scouts came back before noon: cooking fires out, pots still warm, nobody in the huts. The lieutenant does not like warm pots. The company has to be through by dark all the same.',
    allied:
      'You see question marks and jungle. Something with a barrel is behind one of them, or behind none. Send one squad where you would not send three, fire at what has fired, and take the huts before the light goes.',
    axis: 'They know that you are here, and nothing else. Let them come into the kunai. The gun speaks once from hiding and should be heard; who has not fired has not been seen, and gets his leaves back at dusk.',
  },
  month: 7,
  year: 1943,
  boards: [{ map: sagoCreek, at: { column: 0, row: 0 }, crop: { columns: ['B', 'O'] } }],
  turns: 7,
  movesFirst: 'allied',
  setsUpFirst: 'axis',
  sides: {
    allied: {
      nation: 'american',
      name: 'American company',
      elr: 3,
      groups: [
        {
          id: 'company',
          name: 'The company',
          units: of('am', '6-6-6 x7', 'L-9-1', 'L-8-1', 'L-8-0'),
          weapons: of('am', 'MMG x2', 'MTR60'),
          arrival: { kind: 'enter', turn: 1, along: { edge: 'west' } },
        },
      ],
    },
    axis: {
      nation: 'japanese',
      name: 'Japanese rearguard',
      elr: 3,
      groups: [
        {
          id: 'rearguard',
          name: 'The rearguard',
          units: of('ja', '1-4-4-7 x3', 'crew-2-2-8', 'L-9-1'),
          weapons: of('ja', 'LMG x2', 'INF70s'),
          arrival: {
            kind: 'setup',
            area: { all: [{ columns: ['G', 'O'] }, { not: { hexes: ['H5', 'H7', 'J6', 'J7'] } }] },
          },
        },
      ],
    },
  },
  victory: {
    side: 'allied',
    text: 'The Americans win if they control three of the four hut hexes H5, H7, J6 and J7 at the end.',
    condition: { type: 'control', hexes: ['H5', 'H7', 'J6', 'J7'], atLeast: 3 },
    names: { H5: 'North huts', H7: 'Path huts', J6: 'Warm huts', J7: 'South huts' },
  },
  rules: [
    { type: 'ptoTerrain', text: 'PTO Terrain is in effect; all jungle is dense. With it concealment is in effect.' },
    {
      type: 'note',
      text: 'Columns B to O are in play. The Gun and one Japanese squad may set up hidden. Nobody sets up in the four hut hexes.',
    },
  ],
  balance: {
    allied: { text: 'The company has one squad more.', add: { group: 'company', units: of('am', '6-6-6') } },
    axis: { text: 'The rearguard has one squad more.', add: { group: 'rearguard', units: of('ja', '1-4-4-7') } },
  },
})

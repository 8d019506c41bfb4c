import { alderCross } from '../../boards/alder-cross.ts'
import { of } from '../counters.ts'
import { card } from './card.ts'

/** A winter dawn: snow on the ground and in the air, attackers in white, defenders in their first such winter. */
export const whiteBreath = card({
  id: 'white-breath',
  name: 'White Breath',
  briefing: {
    place: 'A village west of Klin',
    date: '8 December 1941',
    text: 'At five below thirty a sentry sees nothing move between the pond and the first houses, and nothing is what he reports. The nothing wears white and has been lying there for an hour. In the houses the machine guns are kept beside the stoves, where the oil stays oil.',
    allied:
      'Beyond eight hexes they hardly see you, and in falling snow less still: come over the open in one bound and rest where it is far. Up close you are men like others.',
    axis: 'Fire is warm. Stay in the houses: whoever breaks outside may not come back. Your weapons fail sooner than you are used to, so do not spend them at white shadows.',
    aftermath: 'By nine the village was quiet. The stoves were still warm, and for the first time that week somebody else sat beside them.',
  },
  month: 12,
  year: 1941,
  boards: [{ map: alderCross, at: { column: 0, row: 0 } }],
  turns: 6,
  movesFirst: 'allied',
  setsUpFirst: 'axis',
  modules: ['ground-snow', 'falling-snow', 'extreme-winter', 'winter-camouflage'],
  environment: { camouflaged: ['allied'], drifts: ['U8-V8', 'V8-V9', 'U6-U7'] },
  sides: {
    allied: {
      nation: 'russian',
      name: 'Russians',
      elr: 3,
      groups: [
        {
          id: 'skiers',
          name: 'The men in white',
          units: of('ru', '4-5-8 x5', '6-2-8 x2', 'L-9-1', 'L-8-0'),
          weapons: of('ru', 'LMG x2'),
          arrival: { kind: 'setup', area: { columns: ['X', 'GG'] } },
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
          name: 'Those by the stoves',
          units: of('ge', '4-6-7 x5', 'L-8-1', 'L-8-0'),
          weapons: of('ge', 'MMG', 'LMG x2'),
          arrival: { kind: 'setup', area: { columns: ['M', 'V'] } },
        },
      ],
    },
  },
  victory: {
    side: 'allied',
    text: 'The Russians win if they control three of the stone buildings in O5, P6, Q4, R5, R7 and T7 at the end.',
    condition: { type: 'controlBuildings', area: { hexes: ['O5', 'P6', 'Q4', 'R5', 'R7', 'T7'] }, stoneOnly: true, atLeast: 3 },
    names: { O5: 'Town hall', P6: 'School', Q4: 'Inn', R5: 'Church', R7: 'Mill', T7: 'Smithy' },
  },
  balance: {
    allied: { text: 'The game lasts seven turns.', turns: 7 },
    axis: { text: 'One squad more is in the village.', add: { group: 'village', units: of('ge', '4-6-7') } },
  },
})

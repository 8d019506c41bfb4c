import { alderCross } from '../../boards/alder-cross.ts'
import { of } from '../counters.ts'
import { card } from './card.ts'

/** Tanks between houses, and old men with Panzerfausts in them. */
export const aTubeInEveryWindow = card({
  id: 'a-tube-in-every-window',
  name: 'A Tube in Every Window',
  briefing: {
    place: 'A village in Lower Silesia',
    date: '14 February 1945',
    text: 'The village has been given a company of the home guard, a handful of grenadiers who should have been elsewhere, and a cartload of Panzerfausts with the instructions printed on them. The tanks have been heard since midnight. They idle behind the orchards and wait for it to be light enough to be seen from every window.',
    allied:
      'A tank alone in the street is a wreck that has not been told. Let the riflemen go first, shoot into every house before you drive past it, and keep the walls between you and the windows.',
    axis: 'Wait until they are next to you. Fired from a room it hurts those in the room: aim with care, or from behind the garden walls. The old men fight for a house, not for two.',
    aftermath: 'Three tanks burned in the village street. The fourth drove round it.',
  },
  month: 2,
  year: 1945,
  boards: [{ map: alderCross, at: { column: 0, row: 0 }, crop: { columns: ['I', 'V'] } }],
  turns: 6,
  movesFirst: 'allied',
  setsUpFirst: 'axis',
  modules: ['latw-full', 'german-units', 'wall-bocage'],
  sides: {
    allied: {
      nation: 'russian',
      name: 'Russians',
      elr: 3,
      groups: [
        {
          id: 'tanks',
          name: 'The tank company',
          units: of('ru', 'T3485 x2', '4-4-7 x6', '6-2-8', 'L-9-1', 'L-8-0'),
          weapons: of('ru', 'LMG x2', 'ATR'),
          arrival: { kind: 'setup', area: { columns: ['I', 'L'] } },
        },
      ],
    },
    axis: {
      nation: 'german',
      name: 'Germans',
      elr: 2,
      groups: [
        {
          id: 'village',
          name: 'The village',
          units: [...of('ge', '4-3-6 x4', '4-6-7 x4', 'L-8-1', 'L-8-0'), ...of('ss', '6-5-8 x2')],
          weapons: of('ge', 'HMG', 'LMG', 'PSK'),
          arrival: { kind: 'setup', area: { columns: ['N', 'T'] } },
        },
      ],
    },
  },
  victory: {
    side: 'allied',
    text: 'The Russians win if they control at least two of the church (P6), the school (R5) and the dairy (R7) at the end.',
    condition: { type: 'control', hexes: ['P6', 'R5', 'R7'], atLeast: 2 },
    names: { P6: 'The church', R5: 'The school', R7: 'The dairy' },
  },
  balance: {
    allied: { text: 'The game lasts seven turns.', turns: 7 },
    axis: { text: 'One squad of grenadiers more holds the village.', add: { group: 'village', units: of('ge', '4-6-7') } },
  },
})

import { weaversEnd } from '../../boards/weavers-end.ts'
import { of } from '../counters.ts'
import { card } from './card.ts'

/** An airstrike over a village: planes on one side, a light flak gun on the other. */
export const aWhistleOverTheMill = card({
  id: 'a-whistle-over-the-mill',
  name: 'A Whistle over the Mill',
  briefing: {
    place: 'East of Saint-Lô, Normandy',
    date: '27 July 1944',
    text: 'For once the sky is clear. Somewhere above it a flight of fighter-bombers waits for a word, and in the yard of the mill four men have pushed a light gun under a cart cover and are looking up.',
    blue: 'Your planes come when they come: have Leaders where they can see what is to be bombed. Doubles of anybody call them.',
    red: 'The flak is your roof. Do not stand in a row, and do not show yourselves to every Leader on the edge of the village.',
    aftermath: 'The pilots reported a mill. There was some argument about which.',
  },
  boards: [{ map: weaversEnd, at: { column: 0, row: 0 } }],
  turns: 8,
  initiative: 'blue',
  setsUpFirst: 'red',
  sides: {
    blue: {
      nation: 'american',
      name: 'Americans',
      groups: [
        {
          id: 'company',
          name: 'The company',
          units: of('us', 'infantry-squad x7', 'leader-6-1', 'leader-6-0'),
          weapons: of('us', 'bar x3'),
          arrival: { kind: 'setup', area: { columns: ['A', 'C'] } },
        },
      ],
      air: [{ type: 'p47d', count: 2 }],
    },
    red: {
      nation: 'german',
      name: 'Germans',
      groups: [
        {
          id: 'flak',
          name: 'The flak',
          units: of('de', 'flak38'),
          arrival: { kind: 'setup', area: { columns: ['G', 'K'] } },
        },
        {
          id: 'platoon',
          name: 'The platoon',
          units: of('de', 'grenadier-squad-late x3', 'second-line-squad', 'leader-6-1', 'leader-6-0'),
          weapons: of('de', 'mg42'),
          arrival: { kind: 'setup', area: { columns: ['F', 'O'] } },
        },
      ],
    },
  },
  victory: {
    text: 'The Americans win if they hold three of the four hexes of the mill (I3, I4, I5 and J5) at the end. Otherwise the Germans win.',
    conditions: [
      {
        side: 'blue',
        condition: { type: 'control', hexes: ['I3', 'I4', 'I5', 'J5'], atLeast: 3 },
        text: 'The Americans hold three hexes of the mill.',
      },
    ],
    otherwise: 'red',
    names: { I3: 'Loom hall', I4: 'Stairs', I5: 'Wool store', J5: 'Counting house' },
  },
})

import { betelRidge } from '../../boards/betel-ridge.ts'
import { of } from '../counters.ts'
import { card } from './card.ts'

/** Caves joined by tunnels, charges and flames to close them, and grass that burns. */
export const theThirdEntrance = card({
  id: 'the-third-entrance',
  name: 'The Third Entrance',
  briefing: {
    place: 'Betel Ridge, Luzon',
    date: '3 March 1945',
    text: 'The ridge was taken on Thursday and again on Friday. Both times there was nobody on it in the evening, and in the morning there was. The engineers have drawn two entrances on their map, and a question mark.',
    blue: 'Taking a cave is not enough: close it. A charge that shakes anybody inside brings the roof down, and an empty entrance does not even shoot. Watch the one behind you.',
    red: 'You hold three doors and one corridor. Fire from one, leave by it, come up at another; they see you only if they stand beside it. The grass is dry, and so are their huts.',
    aftermath: 'The third entrance was under the floor of the hut in which the engineers had spread their map.',
  },
  boards: [{ map: betelRidge, at: { column: 0, row: 0 } }],
  turns: 7,
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
          units: of('us', 'infantry-squad x4', 'engineer-squad x2', 'leader-6-1', 'leader-7-1', 'mortar60'),
          weapons: of('us', 'bar', 'm2ft', 'satchel x3'),
          arrival: { kind: 'setup', area: { within: 1, of: ['E9', 'G9', 'I9', 'K9', 'M9'] } },
        },
      ],
    },
    red: {
      nation: 'japanese',
      name: 'Japanese',
      groups: [
        {
          id: 'west',
          name: 'The west door',
          units: of('jp', 'infantry-squad x2', 'leader-6-0'),
          arrival: { kind: 'setup', area: { within: 1, of: ['F4'] } },
        },
        {
          id: 'saddle',
          name: 'The saddle',
          units: of('jp', 'infantry-squad x2', 'infantry-half-squad', 'leader-7-1'),
          weapons: of('jp', 't96'),
          arrival: { kind: 'setup', area: { within: 1, of: ['I4'] } },
        },
        {
          id: 'east',
          name: 'The east door',
          units: of('jp', 'infantry-squad x2'),
          weapons: of('jp', 't99'),
          arrival: { kind: 'setup', area: { within: 1, of: ['L4'] } },
        },
      ],
    },
  },
  fortifications: [
    { kind: 'cave', hex: 'F4', side: 'red', value: 2, facing: 3 },
    { kind: 'cave', hex: 'I4', side: 'red', value: 2, facing: 3 },
    { kind: 'cave', hex: 'L4', side: 'red', value: 2, facing: 3 },
    { kind: 'foxholes', hex: 'H4', side: 'red' },
    { kind: 'foxholes', hex: 'J4', side: 'red' },
    { kind: 'mines', hex: 'I6', side: 'red', value: 1 },
  ],
  victory: {
    text: 'The Americans win if they hold two of the west slope (F4), the saddle (I4) and the east slope (L4), the ground outside the Caves, at the end. Otherwise the Japanese win.',
    conditions: [
      {
        side: 'blue',
        condition: { type: 'control', hexes: ['F4', 'I4', 'L4'], atLeast: 2 },
        text: 'The Americans hold two of the slopes and the saddle.',
      },
    ],
    otherwise: 'red',
    names: { F4: 'West slope', I4: 'Saddle', L4: 'East slope' },
  },
  rules: [
    { type: 'tunnels', side: 'red', text: 'The Caves are joined by Tunnels that only the Japanese use.' },
    { type: 'fires', text: 'Dry weather: what burns may catch fire.' },
  ],
})

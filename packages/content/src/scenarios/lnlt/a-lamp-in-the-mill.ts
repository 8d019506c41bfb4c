import { weaversEnd } from '../../boards/weavers-end.ts'
import { of } from '../counters.ts'
import { card } from './card.ts'

/** A night raid: two hexes of sight, Starshells, and what burns. */
export const aLampInTheMill = card({
  id: 'a-lamp-in-the-mill',
  name: 'A Lamp in the Mill',
  briefing: {
    place: 'Weaver’s End, Normandy',
    date: 'The night of 7 July 1944',
    text: 'A lamp was seen in the village twice, at ten and at eleven, and both times shells came down on the road. The Commandos have until the moon rises to find whose lamp it is.',
    blue: 'In the dark you are as near as you like before anybody sees you. Whoever fires is seen by everybody: come close, and let them fire first.',
    red: 'Two hexes is all you see. A Starshell over the right hex is worth more than a machine gun; keep your Leaders unmarked until you hear something.',
    aftermath: 'It was an oil lamp with a red shade, in the window of the school. The teacher said that he had been correcting exercises.',
  },
  boards: [{ map: weaversEnd, at: { column: 0, row: 0 }, crop: { columns: ['A', 'I'] } }],
  turns: 6,
  initiative: 'blue',
  setsUpFirst: 'red',
  sides: {
    blue: {
      nation: 'british',
      name: 'Commandos',
      groups: [
        {
          id: 'raiders',
          name: 'The raiders',
          units: of('uk', 'commando-squad x4', 'leader-7-1', 'leader-6-1', 'scout-0-4-6'),
          weapons: of('uk', 'bren', 'lifebuoy'),
          arrival: { kind: 'setup', area: { columns: ['A', 'B'] } },
        },
      ],
    },
    red: {
      nation: 'german',
      name: 'Germans',
      groups: [
        {
          id: 'pickets',
          name: 'The pickets',
          units: of('de', 'wehrmacht-squad x4', 'wehrmacht-half-squad', 'leader-6-1', 'leader-6-0', 'mortar50'),
          weapons: of('de', 'mg34'),
          arrival: { kind: 'setup', area: { columns: ['E', 'I'] } },
        },
      ],
    },
  },
  victory: {
    text: 'The Commandos win if they hold the bakery (G4) and the inn (G6) at the end. Otherwise the Germans win.',
    conditions: [{ side: 'blue', condition: { type: 'control', hexes: ['G4', 'G6'] }, text: 'The Commandos hold the bakery and the inn.' }],
    otherwise: 'red',
    names: { G4: 'Bakery', G6: 'Inn' },
  },
  rules: [
    { type: 'night', text: 'Night: one sees two hexes far.' },
    { type: 'fires', text: 'Dry weather: what burns may catch fire.' },
    { type: 'note', text: 'Only the western part of the map, columns A to I, is in play.' },
  ],
})

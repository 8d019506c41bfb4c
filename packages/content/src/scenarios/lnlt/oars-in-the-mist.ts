import { osierReach } from '../../boards/osier-reach.ts'
import { of } from '../counters.ts'
import { card } from './card.ts'

/** Rubber Boats: a river without a crossing, and houses on the other bank. */
export const oarsInTheMist = card({
  id: 'oars-in-the-mist',
  name: 'Oars in the Mist',
  briefing: {
    place: 'The ferry below Osier Bridge, Normandy',
    date: '10 August 1944',
    text: 'The ferry lies on the bottom and the bridge upstream is a heap of stones. Between four and five there is mist on the water, and the boats that came up in the night are no louder than the reeds. Before the sun is through, somebody must be in the houses on the other bank, or everybody will be back on this one.',
    blue: 'Spread your boats: one machine gun can look at one reach of the river. In a boat nobody fires and everybody is hit, so let those who wait on the bank shoot for those who row. To get in takes a whole move, and to get out another.',
    red: 'You are few, and the inn is as near to the river as anybody slept. Go down to the bank and fire when they are on the water, or be in the houses when they land: whoever climbs out of a boat among you can only defend himself.',
    aftermath: 'Fourteen boats went down the Seulles that morning, most of them with nobody in them.',
  },
  boards: [{ map: osierReach, at: { column: 0, row: 0 } }],
  turns: 8,
  initiative: 'blue',
  setsUpFirst: 'red',
  rules: [
    {
      type: 'night',
      text: 'The mist on the river is as thick as night: nobody sees farther than two hexes, but for the flash of whoever fires.',
    },
  ],
  sides: {
    blue: {
      nation: 'british',
      name: 'British',
      groups: [
        {
          id: 'boats',
          name: 'The boats',
          units: of('uk', 'rifle-squad x6', 'leader-6-1 x2'),
          weapons: of('uk', 'boat x6', 'bren x2'),
          arrival: { kind: 'setup', area: { columns: ['D', 'G'] } },
        },
        {
          id: 'cover',
          name: 'Those who stay',
          units: of('uk', 'vickers x2', 'leader-6-0'),
          arrival: { kind: 'setup', area: { columns: ['D', 'G'] } },
        },
      ],
    },
    red: {
      nation: 'german',
      name: 'Germans',
      groups: [
        {
          id: 'bank',
          name: 'The bank',
          units: of('de', 'grenadier-squad-late x3', 'leader-6-0'),
          weapons: of('de', 'mg42'),
          arrival: { kind: 'setup', area: { columns: ['K', 'N'] } },
        },
      ],
    },
  },
  victory: {
    text: 'The British win if they hold two of the three stone houses beyond the river (J3, K4 and J6) at the end. Otherwise the Germans win.',
    conditions: [
      {
        side: 'blue',
        condition: { type: 'control', hexes: ['J3', 'K4', 'J6'], atLeast: 2 },
        text: 'The British hold two houses beyond the river.',
      },
    ],
    otherwise: 'red',
    names: { J3: 'Ferry house', K4: 'Inn', J6: 'Net store' },
  },
})

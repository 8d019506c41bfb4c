import { magpieWood } from '../../boards/magpie-wood.ts'
import { of } from '../counters.ts'
import { card } from './card.ts'

/** An assault on bunkers: wire, mines, trenches, satchels and flames. */
export const concreteAndWire = card({
  id: 'concrete-and-wire',
  name: 'Concrete and Wire',
  briefing: {
    place: 'The ridge above Magpie Wood, Alsace',
    date: '29 November 1944',
    text: 'Two bunkers that somebody poured in 1938 and nobody took down again look over the road. There is a trench between them, and before it everything that grows on a front in six years: wire, and what lies under the wire.',
    blue: 'A bunker has a front and a back. Blind it, go round it, and bring the charges from where it does not look. The wire costs you a whole turn: lay smoke before you pay for it.',
    red: 'They must come through the wire somewhere. Keep the gun in the bunker for the moment they stand in it, and leave the trench before it becomes theirs.',
    aftermath:
      'The engineers used the last charge to close the doors for good. Inside the second bunker there were forty chairs, set in rows, all facing the wall.',
  },
  boards: [{ map: magpieWood, at: { column: 0, row: 0 } }],
  turns: 8,
  initiative: 'blue',
  setsUpFirst: 'red',
  sides: {
    blue: {
      nation: 'american',
      name: 'Americans',
      artillery: [{ name: 'Chemical mortars', fp: 3, missions: 1 }],
      groups: [
        {
          id: 'assault',
          name: 'The assault company',
          units: of('us', 'infantry-squad x6', 'engineer-squad x3', 'leader-6-1', 'leader-7-1', 'm1917', 'mortar60'),
          weapons: of('us', 'bar x2', 'm2ft', 'satchel x4'),
          arrival: { kind: 'setup', area: { within: 1, of: ['C8', 'E8', 'G8', 'I8', 'K8'] } },
        },
      ],
    },
    red: {
      nation: 'german',
      name: 'Germans',
      groups: [
        {
          id: 'garrison',
          name: 'The garrison',
          units: of('de', 'second-line-squad x3', 'wehrmacht-squad x2', 'wehrmacht-half-squad', 'leader-6-1', 'leader-6-0', 'smg42'),
          weapons: of('de', 'mg42', 'mg34'),
          arrival: { kind: 'setup', area: { hexes: ['F2', 'F3', 'G2', 'G3', 'H2', 'H3', 'I2', 'I3', 'E2', 'E3'] } },
        },
      ],
    },
  },
  fortifications: [
    { kind: 'bunker', hex: 'F3', side: 'red', value: 3, facing: 3 },
    { kind: 'bunker', hex: 'H3', side: 'red', value: 3, facing: 3 },
    { kind: 'trench', hex: 'G3', side: 'red' },
    { kind: 'trench', hex: 'G2', side: 'red' },
    { kind: 'wire', hex: 'F4', side: 'red' },
    { kind: 'wire', hex: 'G4', side: 'red' },
    { kind: 'wire', hex: 'H4', side: 'red' },
    { kind: 'mines', hex: 'G5', side: 'red', value: 1 },
    { kind: 'mines', hex: 'E4', side: 'red', value: 2 },
    { kind: 'mines', hex: 'I3', side: 'red', value: 1 },
  ],
  victory: {
    text: 'The Americans win if they hold two of these three at the end: the west bunker (F3, inside), the east bunker (H3, inside) and the trench (G3). Otherwise the Germans win.',
    conditions: [
      {
        side: 'blue',
        condition: { type: 'control', hexes: ['F3 bunker', 'H3 bunker', 'G3'], atLeast: 2 },
        text: 'The Americans hold two of the three: west bunker, east bunker, trench.',
      },
    ],
    otherwise: 'red',
    names: { F3: 'West bunker', H3: 'East bunker', G3: 'Trench' },
  },
})

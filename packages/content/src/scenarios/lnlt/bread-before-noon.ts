import { weaversEnd } from '../../boards/weavers-end.ts'
import { of } from '../counters.ts'
import { card } from './card.ts'

/** A first game: a platoon, two stone houses, a quarter of an hour. */
export const breadBeforeNoon = card({
  id: 'bread-before-noon',
  name: 'Bread before Noon',
  briefing: {
    place: 'Weaver’s End, Normandy',
    date: '11 July 1944',
    text: 'The bakery and the inn stand across the street from each other, and between them they shut the village. A few riflemen were told to stay there until relieved. An American platoon has been told that there is bread.',
    blue: 'One half of the platoon fires, the other half walks. Go from house to house behind the gardens, and count who has already fired before you cross the street.',
    red: 'You can’t hold everything. Let them come into the street, where your fire is worth most, and keep your Leader with the machine gun.',
    aftermath: 'There was an oven, still warm, and no bread. The platoon ate in the inn instead.',
  },
  boards: [{ map: weaversEnd, at: { column: 0, row: 0 }, crop: { columns: ['A', 'I'] } }],
  turns: 7,
  initiative: 'blue',
  setsUpFirst: 'red',
  sides: {
    blue: {
      nation: 'american',
      name: 'Americans',
      groups: [
        {
          id: 'platoon',
          name: 'The platoon',
          units: of('us', 'infantry-squad x5', 'leader-6-1'),
          weapons: of('us', 'bar x2'),
          arrival: { kind: 'setup', area: { columns: ['A', 'C'] } },
        },
      ],
    },
    red: {
      nation: 'german',
      name: 'Germans',
      groups: [
        {
          id: 'bakery',
          name: 'The bakery',
          units: of('de', 'wehrmacht-squad', 'leader-6-1'),
          weapons: of('de', 'mg34'),
          arrival: { kind: 'setup', area: { within: 1, of: ['G4'] } },
        },
        {
          id: 'inn',
          name: 'The inn',
          units: of('de', 'wehrmacht-squad', 'wehrmacht-half-squad'),
          arrival: { kind: 'setup', area: { within: 2, of: ['G4', 'G6'] } },
        },
      ],
    },
  },
  victory: {
    text: 'The Americans win if they hold the bakery (G4) and the inn (G6) at the end. Otherwise the Germans win.',
    conditions: [{ side: 'blue', condition: { type: 'control', hexes: ['G4', 'G6'] }, text: 'The Americans hold the bakery and the inn.' }],
    otherwise: 'red',
    names: { G4: 'Bakery', G6: 'Inn' },
  },
  modules: ['normandy'],
  rules: [{ type: 'note', text: 'Only the western part of the map, columns A to I, is in play.' }],
})

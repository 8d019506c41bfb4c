import { larkHill } from '../../boards/lark-hill.ts'
import { of } from '../counters.ts'
import { card } from './card.ts'

/** Weapon Teams, mortars and guns off the map: a company against a dug-in hill. */
export const theChapelOnLarkHill = card({
  id: 'the-chapel-on-lark-hill',
  name: 'The Chapel on Lark Hill',
  briefing: {
    place: 'Lark Hill, Normandy',
    date: '2 August 1944',
    text: 'Whoever stands at the chapel sees four roads, and whoever sees four roads has the artillery of a division behind him. The Germans dug in around it two days ago, and have not been bored since.',
    blue: 'The hill can’t be walked up before it has been shelled. Let your mortar and the guns work while your machine guns hold their heads down, and send somebody who sees the crest to call them.',
    red: 'Stay in your holes until they are close. Your mortar fires over the hill if your Leader sees for it; don’t let it be seen first.',
    aftermath:
      'The bell had come down with the first salvo and lay in the nave. It had a crack, which the parish later said had always been there.',
  },
  boards: [{ map: larkHill, at: { column: 0, row: 0 }, crop: { columns: ['J', 'U'] } }],
  turns: 8,
  initiative: 'blue',
  setsUpFirst: 'red',
  sides: {
    blue: {
      nation: 'american',
      name: 'Americans',
      artillery: [{ name: 'Divisional guns', fp: 4, missions: 2 }],
      groups: [
        {
          id: 'company',
          name: 'The company',
          units: of('us', 'infantry-squad x6', 'infantry-half-squad', 'leader-6-1', 'leader-6-2', 'm1917', '81', 'scout-0-4-6'),
          weapons: of('us', 'bar x2'),
          arrival: { kind: 'setup', area: { within: 1, of: ['K9', 'M9', 'O9', 'Q9', 'S9'] } },
        },
      ],
    },
    red: {
      nation: 'german',
      name: 'Germans',
      groups: [
        {
          id: 'hill',
          name: 'The hill',
          units: of('de', 'wehrmacht-squad x5', 'leader-6-1', 'leader-7-1', 'smg42', 'mortar50'),
          weapons: of('de', 'mg42'),
          arrival: { kind: 'setup', area: { within: 2, of: ['O4', 'P4'] } },
        },
      ],
    },
  },
  fortifications: [
    { kind: 'foxholes', hex: 'N4', side: 'red' },
    { kind: 'foxholes', hex: 'O5', side: 'red' },
    { kind: 'foxholes', hex: 'P4', side: 'red' },
    { kind: 'foxholes', hex: 'Q4', side: 'red' },
    { kind: 'craters', hex: 'O7', side: 'blue', value: 1 },
    { kind: 'craters', hex: 'P6', side: 'blue', value: 1 },
  ],
  victory: {
    text: 'The Americans win if they hold the chapel (P3) and the crest (O5) at the end. Otherwise the Germans win.',
    conditions: [
      { side: 'blue', condition: { type: 'control', hexes: ['P3', 'O5'] }, text: 'The Americans hold the chapel and the crest.' },
    ],
    otherwise: 'red',
    names: { P3: 'Chapel', O5: 'Crest' },
  },
  modules: ['normandy'],
  rules: [{ type: 'note', text: 'Only columns J to U of the map are in play.' }],
})

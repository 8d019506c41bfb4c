import { card } from './card.ts'

/** Many against few: a large squad that breaks easily, and a small one that does not. */
export const olivesAndWire = card({
  id: 'olives-and-wire',
  name: 'Olives and Wire',
  briefing: {
    place: 'Outside Sidi Rezegh, Cyrenaica',
    date: '26 November 1941',
    text: 'An olive grove, planted by somebody with more hope than water, is the only shade for six miles. Two squads have marched all night to have breakfast in it.',
    axis: 'Twenty men make a great deal of noise. Keep the groups far enough apart that one bad card does not stop them all, and never leave a whole group pinned.',
    allied: 'Few, steady, and sure of their fire. Pin a group altogether and it may give itself up.',
    aftermath: 'They shared the shade in the end: one half of the squad guarding the other half’s prisoners.',
  },
  kind: 'meeting',
  rulesThrough: 21,
  decks: 2,
  first: 'fewerPoints',
  sides: {
    axis: { nation: 'Italian', name: 'Italians', men: [1, 2, 3, 4, 5, 6, 7, 10, 11, 12, 13, 15, 16, 17, 18, 19, 20, 22, 23, 30] },
    allied: { nation: 'British', name: 'British', men: [1, 2, 3, 4, 5, 6, 7, 8, 9] },
  },
  deck: { removeFirst: { Buildings: 6, Stream: 2 }, cower: { both: ['Minefield', 'Pillbox', 'Marsh'] } },
  snipers: 'both',
  victory: { type: 'mostVP' },
})

import { card } from './card.ts'

/** A radio: guns that somebody else has. */
export const fireAtTheWillows = card({
  id: 'fire-at-the-willows',
  name: 'Fire at the Willows',
  briefing: {
    place: 'The Vire, below Saint-Lô',
    date: '12 July 1944',
    text: 'A battery will answer the Americans all afternoon, if they ask nicely and the set works. Behind the willows a German squad digs, and counts the seconds between the whistles.',
    axis: 'Woods stop bullets, not shells: take walls, hollows and houses. A Concealed card when they call makes it likelier that nobody answers.',
    allied:
      'A Radio card, the man with the set and a leader in one group, and any enemy group you like. Keep leader and set together, and two in five of your men must still get there on foot.',
    aftermath: 'The willows are shorter than the others along that bank.',
  },
  kind: 'attack',
  rulesThrough: 40,
  decks: 3,
  first: 'attacker',
  sides: {
    axis: { nation: 'German', name: 'Germans', role: 'defender', men: [1, 2, 3, 4, 5, 6, 7, 8, 9] },
    allied: {
      nation: 'American',
      name: 'Americans',
      role: 'attacker',
      men: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 17, 20, 23, 25, 27, 30],
      secondaryWeapons: [{ weapon: 'radio', strength: 5, carrier: 17 }],
    },
  },
  deck: { removeFirst: { Buildings: 3 }, cower: { both: ['Pillbox'], allied: ['Minefield'] } },
  snipers: 'axis',
  victory: { type: 'fractionAtRR5', parts: 2, of: 5 },
  special: ['The Americans have a radio. Minefields are for the Germans alone.'],
})

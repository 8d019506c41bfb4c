import { card, NO_FORTS } from './card.ts'

/** Mortars, and what it takes to find the range. */
export const tubesOnTheRidge = card({
  id: 'tubes-on-the-ridge',
  name: 'Tubes on the Ridge',
  briefing: {
    place: 'South of Volturara',
    date: '4 October 1944',
    text: 'The ridge has been shelling the road since breakfast. Whoever is up there has one tube and a good view, and no reason to leave.',
    axis: 'One group of yours is on the hill from the start. The mortar gets better with every shot at the same place: choose one and stay with it.',
    allied: 'Two of every five of you must stand in cover right in front of them. Never stop in the open where the mortar has found you.',
    aftermath: 'They left the base plate behind, and a pile of empty cases.',
  },
  kind: 'attack',
  rulesThrough: 27,
  decks: 3,
  first: 'attacker',
  sides: {
    axis: { nation: 'German', name: 'Germans', role: 'defender', men: [1, 2, 3, 4, 5, 6] },
    allied: {
      nation: 'American',
      name: 'Americans',
      role: 'attacker',
      men: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 14, 16, 20, 23, 25, 27, 28],
    },
  },
  deck: { given: [{ side: 'axis', terrain: 'Hill', group: 'A' }], removeFirst: { Buildings: 3 }, cower: NO_FORTS },
  snipers: 'axis',
  victory: { type: 'fractionAtRR5', parts: 2, of: 5 },
  special: ['A Hill lies on group A of the Germans from the start.'],
})

import { card } from './card.ts'

/** Banzai: the attackers of the morning are charged in the afternoon. */
export const theCoralShelf = card({
  id: 'the-coral-shelf',
  name: 'The Coral Shelf',
  briefing: {
    place: 'Namur, Kwajalein',
    date: '2 February 1944',
    text: 'Four hundred yards of coral, stumps and smoke. The Marines have until dusk to make it theirs; the garrison has a leader left in every hole, and will not wait for dusk.',
    axis: 'Hold, and when they are close and tired, charge: a group with a leader, a Movement card, and everyone is on his feet.',
    allied:
      'Twice their points by the end. Spread out: whoever is charged can strike back hand to hand, and the others can shoot into the charge.',
    aftermath: 'The garrison’s last order was found, unopened.',
  },
  kind: 'attack',
  rulesThrough: 40,
  decks: 4,
  first: 'attacker',
  sides: {
    axis: { nation: 'Japanese', name: 'Japanese', role: 'defender', men: [1, 2, 3, 4, 5, 6, 7, 8, 10, 11, 12, 13, 15, 17] },
    allied: {
      nation: 'American',
      name: 'Marines',
      role: 'attacker',
      men: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 20, 23, 24, 25, 27],
      secondaryWeapons: [{ weapon: 'demolitionCharge', carrier: 13 }],
    },
  },
  deck: { removeFirst: { Buildings: 4 }, cower: { both: ['Pillbox'], allied: ['Minefield'] } },
  snipers: 'axis',
  victory: { type: 'vpRatio', ratio: 2 },
  modules: ['banzai'],
  special: ['The Americans are Marines. Minefields are for the Japanese alone. Banzai is allowed.'],
})

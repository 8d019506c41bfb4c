import { card } from './card.ts'

/** Men who do not stop: the attacker must stand in the position, whatever it costs. */
export const beforeTheRain = card({
  id: 'before-the-rain',
  name: 'Before the Rain',
  briefing: {
    place: 'Inland from Cape Torokina, Bougainville',
    date: '18 November 1943',
    text: 'A Marine outpost sits across the only trail that will not be under water by tonight. A Japanese platoon has been told to have the trail by then, and has not been told what happens otherwise.',
    axis: 'Your men hardly ever turn, and you can lose most of them before the rest will. Movement does not cost you your discards: walk every turn.',
    allied:
      'You need only be there when the deck runs out. Fire at whoever is in the open, and fall back rather than let half of them settle beside you.',
    aftermath: 'It rained for nine days. Nobody used the trail.',
  },
  kind: 'attack',
  rulesThrough: 21,
  decks: 2,
  first: 'attacker',
  sides: {
    axis: {
      nation: 'Japanese',
      name: 'Japanese',
      role: 'attacker',
      men: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 15, 16, 18, 20, 25],
      secondaryWeapons: [{ weapon: 'demolitionCharge', carrier: 9 }],
    },
    allied: { nation: 'American', name: 'Marines', role: 'defender', men: [1, 2, 3, 4, 5, 6, 7, 8, 10, 11] },
  },
  deck: { removeFirst: { Buildings: 8 }, cower: { both: ['Minefield', 'Pillbox', 'Walls'] } },
  snipers: 'axis',
  victory: { type: 'fractionAtRR5', parts: 1, of: 3 },
})

import { card } from './card.ts'

/** A Pillbox, mines and wire before it. */
export const theWhiteSlab = card({
  id: 'the-white-slab',
  name: 'The White Slab',
  briefing: {
    place: 'Above the road to Carentan',
    date: '9 June 1944',
    text: 'From the road it looks like a grave stone lying in the grass. It has a slit along the front and a machine gun behind the slit.',
    axis: 'Three of you at most fit in, without anything bulky. Hold it until the Decks are through; the mines are yours alone.',
    allied: 'Nobody may be left in it. Infiltrate for double firepower, burn it out, or put the charge through the slit.',
    aftermath: 'A farmer keeps potatoes in it now.',
  },
  kind: 'attack',
  rulesThrough: 24,
  decks: 5,
  first: 'attacker',
  sides: {
    axis: { nation: 'German', name: 'Germans', role: 'defender', men: [1, 2, 3, 4, 5, 6, 7, 15] },
    allied: {
      nation: 'American',
      name: 'Americans',
      role: 'attacker',
      men: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 17, 20, 23, 24, 25, 30],
      secondaryWeapons: [{ weapon: 'demolitionCharge', carrier: 13 }],
    },
  },
  deck: {
    given: [{ side: 'axis', terrain: 'Pillbox', group: 'B' }],
    removeFirst: { Stream: 1, Buildings: 4 },
    cower: { allied: ['Minefield'] },
  },
  snipers: 'both',
  victory: { type: 'clearPillbox' },
  special: [
    'The Pillbox lies on group B of the Germans from the start.',
    'Only the Germans lay mines.',
    'The Americans have one demolition charge.',
  ],
})

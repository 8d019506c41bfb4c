import { card, NO_FORTS } from './card.ts'

/** An infantry gun, a light tank, and three men who come later. */
export const theGunByTheMill = card({
  id: 'the-gun-by-the-mill',
  name: 'The Gun by the Mill',
  briefing: {
    place: 'On the upper Orne',
    date: '15 August 1944',
    text: 'The mill has no wheel any more, but the bridge behind it stands, and a short gun looks along the road to it.',
    axis: 'Hold until help comes: three riflemen after the first Deck. As long as the gun has neither fired nor moved, it can be hidden.',
    allied: 'Break them, or put the gun out of play. The light tank draws its fire; the men behind the tank do the rest.',
    aftermath: 'The bridge was blown the next morning by its own side.',
  },
  kind: 'attack',
  rulesThrough: 35,
  decks: 4,
  first: 'attacker',
  sides: {
    axis: {
      nation: 'German',
      name: 'Germans',
      role: 'defender',
      men: [1, 2, 3, 4, 5, 6, 7],
      machines: [30],
      reinforcements: { afterDeck: 1, men: [8, 11, 14] },
    },
    allied: {
      nation: 'American',
      name: 'Americans',
      role: 'attacker',
      men: [1, 2, 3, 4, 5, 6, 7, 8, 10, 11, 12, 16, 20, 25],
      machines: [33],
    },
  },
  deck: { removeFirst: { Buildings: 5 }, cower: NO_FORTS },
  snipers: 'axis',
  victory: { type: 'breakDefender', orGuns: true },
  special: ['Three German riflemen come as reinforcements after the first Deck.'],
})

import { card, NO_FORTS } from './card.ts'

/** The basic infantry game: who is first across the orchard. */
export const twoPatrolsOneOrchard = card({
  id: 'two-patrols-one-orchard',
  name: 'Two Patrols, One Orchard',
  briefing: {
    place: 'Near Saint-Aubin, Normandy',
    date: '2 July 1944',
    text: 'Both sides send a squad into the orchard at dawn, to see whether the other is there. Both reports will say yes.',
    axis: 'You have the better machine gun and may discard a card in every turn, whatever you do: bring the gun to bear, and let the hand come to you.',
    allied: 'Six cards and rifles that fire on the move. Keep one group walking while the other keeps their heads down.',
    aftermath: 'The apples were not ripe. Somebody had picked them all the same.',
  },
  kind: 'meeting',
  rulesThrough: 16,
  decks: 3,
  first: 'fewerPoints',
  sides: {
    axis: { nation: 'German', name: 'Germans', men: [1, 2, 3, 4, 5, 6, 7, 8, 11] },
    allied: { nation: 'American', name: 'Americans', men: [1, 2, 3, 4, 5, 6, 7, 8, 10, 11, 20, 25] },
  },
  deck: { removeFirst: { Buildings: 4 }, cower: NO_FORTS },
  snipers: 'both',
  victory: { type: 'firstTo', count: 4, range: 4 },
})

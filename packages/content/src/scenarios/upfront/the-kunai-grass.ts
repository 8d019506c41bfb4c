import { card } from './card.ts'

/** Jungle: close, blind and short of breath. */
export const theKunaiGrass = card({
  id: 'the-kunai-grass',
  name: 'The Kunai Grass',
  briefing: {
    place: 'Above the Mape River, New Guinea',
    date: '2 November 1943',
    text: 'A strip of grass as high as a man, jungle on both sides, and two patrols that each think they are following the other. Whoever stands in the trees at nightfall will have been right.',
    axis: 'Only men in the Jungle count. Every shot is weaker here, so go close: a leader, a Movement card and a shout, and nobody is pinned any more.',
    allied:
      'Marines don’t break easily. Fire while they cross the grass, hold the trees, and if they come shouting, shoot: what would pin them kills.',
    aftermath: 'The grass was burnt in December, to see.',
  },
  kind: 'meeting',
  rulesThrough: 40,
  decks: 3,
  first: 'fewerPoints',
  sides: {
    axis: { nation: 'Japanese', name: 'Japanese', men: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13] },
    allied: { nation: 'American', name: 'Marines', men: [1, 2, 3, 4, 5, 6, 7, 8, 10, 11, 20, 25] },
  },
  deck: { cower: { both: ['Minefield', 'Pillbox'] } },
  snipers: 'axis',
  victory: { type: 'mostVP', positionTerrain: 'Woods' },
  modules: ['jungle', 'banzai'],
  special: ['Jungle: Woods and Buildings cards are Jungle, and only men in it score for their position. Banzai is allowed.'],
})

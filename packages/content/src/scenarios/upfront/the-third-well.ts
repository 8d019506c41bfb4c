import { card } from './card.ts'

/** Desert: nothing is quite what it looks like from here. */
export const theThirdWell = card({
  id: 'the-third-well',
  name: 'The Third Well',
  briefing: {
    place: 'South of the Trigh Capuzzo',
    date: '24 June 1942',
    text: 'Two patrols, one map each, and three wells on both maps. Two of them are dry. Whoever sits at the third by evening has the only tea between here and the wire.',
    axis: 'Palms are palms only when you stand under them: a Woods card may be an oasis, or nothing at all. Keep your guns clean; they jam sooner here.',
    allied:
      'Most points at the end. A Wadi hides you and slows nobody’s fire; soft sand slows you and hides nothing. Mines may be planks with skulls on them.',
    aftermath: 'The third well was dry too.',
  },
  kind: 'meeting',
  rulesThrough: 40,
  decks: 3,
  first: 'fewerPoints',
  sides: {
    axis: { nation: 'German', name: 'Germans', men: [1, 2, 3, 4, 5, 6, 7, 8, 11] },
    allied: { nation: 'British', name: 'British', men: [1, 2, 3, 4, 5, 6, 7, 8, 9, 11, 12, 13] },
  },
  deck: { cower: { both: ['Pillbox'] } },
  snipers: 'both',
  victory: { type: 'mostVP' },
  modules: ['desert'],
  special: ['The ground is desert: Wadis, Soft Sand, Escarpments, Oases and mirages, mines that may be fakes, and sandstorms.'],
})

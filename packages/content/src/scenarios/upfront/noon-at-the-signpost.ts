import { card, NO_FORTS } from './card.ts'

/** Tank against tank, with prisoners and wounds. */
export const noonAtTheSignpost = card({
  id: 'noon-at-the-signpost',
  name: 'Noon at the Signpost',
  briefing: {
    place: 'A crossroads west of Kharkov',
    date: '21 August 1943',
    text: 'The post has four arms and all of them lie. Two columns read them at the same hour.',
    axis: 'Fewer men, and a gun that reaches. Stand hull down on walls or a hill and let them come.',
    allied: 'You can afford to lose more. Get round the side of it: its flank is what your gun was made for.',
    aftermath: 'The post was used for the coffin of a lieutenant.',
  },
  kind: 'meeting',
  rulesThrough: 33,
  decks: 3,
  first: 'fewerPoints',
  sides: {
    axis: { nation: 'German', name: 'Germans', men: [1, 2, 4, 5, 6, 7], machines: [35] },
    allied: { nation: 'Russian', name: 'Russians', men: [2, 3, 6, 7, 8, 9, 10, 11, 12, 13, 15, 20, 21, 23, 25, 29, 30], machines: [34] },
  },
  deck: { removeFirst: { Buildings: 4 }, cower: NO_FORTS },
  snipers: 'both',
  victory: { type: 'mostVP' },
})

import { card, NO_FORTS } from './card.ts'

/** A first game: six men a side, one time through the deck. */
export const theMilkRun = card({
  id: 'the-milk-run',
  name: 'The Milk Run',
  briefing: {
    place: 'Below the Gothic Line',
    date: '19 September 1944',
    text: 'A few men went down to the farm for milk. So did a few of the others. The cow stands between them, and neither will go back without.',
    axis: 'Your gun outshoots theirs from far away, and you may throw away a card in every turn: wait for cover, then go.',
    allied: 'Good men and a gun that is at home on the move. Your fire needs less than theirs: use the small cards.',
    aftermath: 'The cow was milked twice that morning, and gave nothing the second time.',
  },
  kind: 'meeting',
  rulesThrough: 16,
  decks: 1,
  first: 'fewerPoints',
  sides: {
    axis: { nation: 'German', name: 'Germans', men: [2, 3, 5, 7, 8, 14] },
    allied: { nation: 'British', name: 'British', men: [2, 3, 5, 7, 9, 12] },
  },
  deck: { removeFirst: { Buildings: 2 }, cower: NO_FORTS },
  snipers: 'none',
  victory: { type: 'mostVP' },
})

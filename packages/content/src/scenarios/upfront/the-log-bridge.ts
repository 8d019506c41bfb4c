import { card } from './card.ts'

/** Partisans: few orders, good cover, and a trap under every stone. */
export const theLogBridge = card({
  id: 'the-log-bridge',
  name: 'The Log Bridge',
  briefing: {
    place: 'The forest south of Bryansk',
    date: '22 May 1943',
    text: 'A German section mends the bridge that was burnt on Monday. It will be burnt again on Friday, unless somebody sees to the people who burn bridges; they have come to see to the section first.',
    axis: 'There are many of them, but they never do everything at once. Stand where they are not, rally early, and make each of their groups pay for coming out of the trees.',
    allied:
      'You act with one group less than you have, so keep three or four and let the best one work. Fire from Woods or Brush with a Concealed card added: that is what you came for.',
    aftermath: 'On Friday it was the other bridge.',
  },
  kind: 'attack',
  rulesThrough: 37,
  decks: 3,
  first: 'attacker',
  sides: {
    axis: { nation: 'German', name: 'Germans', role: 'defender', men: [1, 2, 3, 4, 5, 6] },
    allied: {
      nation: 'Russian',
      name: 'Partisans',
      role: 'attacker',
      troopType: 'Partisans',
      men: [1, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 15, 19, 20, 21, 23, 25, 30],
    },
  },
  deck: { removeFirst: { Buildings: 5 }, cower: { both: ['Pillbox'], axis: ['Minefield'] } },
  snipers: 'allied',
  victory: { type: 'breakDefender' },
  special: [
    'The Russians are partisans: one leader, one action less than they have groups, ambushes from Woods and Brush, and Minefields as booby traps.',
  ],
})

import { card, NO_FORTS } from './card.ts'

/** The long one: no ground counts, only who is left. */
export const theForestRoad = card({
  id: 'the-forest-road',
  name: 'The Forest Road',
  briefing: {
    place: 'West of Rzhev',
    date: '9 December 1942',
    text: 'A supply road, two hours of daylight, and a German squad that has been told to keep it open. The Russians want the squad, not the road: a road can be cut tomorrow, if nobody is there to mend it.',
    axis: 'You win by still being there. Rally before you fire, keep the gun crewed, and don’t let them gather on one of your groups.',
    allied:
      'Ground is worth nothing today. Set up the Maxim where it sees them, get the machine pistols near, pick the weaker group, and stay on it until it breaks.',
    aftermath: 'The road stayed open until the thaw closed it.',
  },
  kind: 'attack',
  rulesThrough: 21,
  decks: 4,
  first: 'attacker',
  sides: {
    axis: { nation: 'German', name: 'Germans', role: 'defender', men: [1, 2, 3, 4, 5, 6, 7, 8, 11, 14] },
    allied: {
      nation: 'Russian',
      name: 'Russians',
      role: 'attacker',
      men: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 12, 13, 14, 15, 16, 19, 20, 22, 23],
    },
  },
  deck: { removeFirst: { Buildings: 6 }, cower: NO_FORTS },
  snipers: 'both',
  victory: { type: 'breakDefender' },
})

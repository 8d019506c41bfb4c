import { card } from './card.ts'

/** Elite against second line: what a side may throw away while it acts. */
export const theLastCallUp = card({
  id: 'the-last-call-up',
  name: 'The Last Call-Up',
  briefing: {
    place: 'A ridge above the Our',
    date: '30 January 1945',
    text: 'Clerks, sailors and a cook hold a ridge in the snow. They have been told that nobody is in front of them. The paratroopers in front of them have been told the same.',
    axis: 'You see what you throw away, and so do they; keep your Cower cards for the turns in which you sit still. There are enough of you to lose some.',
    allied:
      'One action and a discard, or two discards: you see more cards than they do. Twice their points by the end, or it was for nothing.',
    aftermath: 'The cook was the last to come down, with his ladle.',
  },
  kind: 'attack',
  rulesThrough: 39,
  decks: 3,
  first: 'attacker',
  sides: {
    axis: {
      nation: 'German',
      name: 'Volksgrenadiers',
      role: 'defender',
      troopType: 'Volksgrenadiers',
      men: [2, 3, 4, 5, 6, 7, 8, 9, 11, 14, 16, 20],
    },
    allied: {
      nation: 'American',
      name: 'Paratroopers',
      role: 'attacker',
      troopType: 'Paratroops',
      men: [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 17, 19, 30],
    },
  },
  deck: { removeFirst: { Buildings: 4 }, cower: { both: ['Minefield', 'Pillbox'] } },
  snipers: 'axis',
  victory: { type: 'vpRatio', ratio: 2 },
  special: ['The Americans are Paratroops, the Germans Volksgrenadiers.'],
})

import { card, NO_FORTS } from './card.ts'

/** An attack against the clock: the attacker must come out well ahead. */
export const theLockKeeper = card({
  id: 'the-lock-keeper',
  name: 'The Lock Keeper',
  briefing: {
    place: 'On the Canal de l’Escaut',
    date: '24 May 1940',
    text: 'The lock gates are shut, and the keeper has gone with the key. A British squad with a Vickers stays on the far bank so that the column gets away; a German squad is to hurry it along.',
    axis: 'Ahead is not enough: you need twice what they have. Losses count as well as ground, so shoot before you walk.',
    allied:
      'You lose nothing by standing still. Good cover, patience, and the Vickers with two men on it for the moment when they cross the open.',
    aftermath: 'The key was found in the keeper’s coat, behind the door, where he always left it.',
  },
  kind: 'attack',
  rulesThrough: 21,
  decks: 2,
  first: 'attacker',
  sides: {
    axis: { nation: 'German', name: 'Germans', role: 'attacker', men: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 14] },
    allied: { nation: 'British', name: 'British', role: 'defender', men: [1, 2, 3, 4, 5, 6, 8, 9, 12, 13, 15] },
  },
  deck: { removeFirst: { Woods: 2 }, cower: NO_FORTS },
  snipers: 'allied',
  victory: { type: 'vpRatio', ratio: 2 },
})

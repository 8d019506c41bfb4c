import { card, NO_FORTS } from './card.ts'

/** A tank against a gun and men with a tube. */
export const oneIronVisitor = card({
  id: 'one-iron-visitor',
  name: 'One Iron Visitor',
  briefing: {
    place: 'A sunken lane near Vire',
    date: '7 August 1944',
    text: 'They heard it for an hour before they saw it. It is alone but for six men who walk behind it.',
    axis: 'The tank is a group by itself. Keep your men beside it, or somebody will climb on it; run down whoever lies in the open.',
    allied:
      'You have one gun that can stop it, and a bazooka that wants two men and a short range. Its flank is thinner than its front: let it drive past.',
    aftermath: 'It stood in the lane until the scrap men came in the spring.',
  },
  kind: 'attack',
  rulesThrough: 34,
  decks: 3,
  first: 'attacker',
  sides: {
    axis: { nation: 'German', name: 'Germans', role: 'attacker', men: [1, 2, 3, 4, 5, 6], machines: [39] },
    allied: {
      nation: 'American',
      name: 'Americans',
      role: 'defender',
      men: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 18, 20],
      machines: [32],
    },
  },
  deck: { removeFirst: { Buildings: 4 }, cower: NO_FORTS },
  snipers: 'allied',
  victory: { type: 'vpRatio', ratio: 3 },
  special: ['The Panzer III is a group of its own.'],
})

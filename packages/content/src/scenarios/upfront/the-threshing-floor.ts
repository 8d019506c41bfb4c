import { card, NO_FORTS } from './card.ts'

/** Flamethrowers against houses: only the ground in Buildings counts. */
export const theThreshingFloor = card({
  id: 'the-threshing-floor',
  name: 'The Threshing Floor',
  briefing: {
    place: 'A farm east of Troina',
    date: '2 August 1944',
    text: 'Four stone barns stand round a floor of beaten earth, and somebody is in every one of them. The patrol that found this out has brought up a flamethrower and a charge.',
    axis: 'Stay in the barns and make them come. Walls are no help against fire, so shoot whoever carries the tank before he is at range five.',
    allied: 'You need twice their points, and only houses count. Get the flamethrower close: nothing behind a wall is safe from it.',
    aftermath: 'The barns burned for two days, and the floor is still black.',
  },
  kind: 'attack',
  rulesThrough: 22,
  decks: 3,
  first: 'attacker',
  sides: {
    axis: { nation: 'German', name: 'Germans', role: 'defender', men: [1, 2, 3, 4, 5, 6, 7, 8] },
    allied: {
      nation: 'American',
      name: 'Americans',
      role: 'attacker',
      men: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 14, 17, 20, 23, 24, 25, 27, 28, 30],
      secondaryWeapons: [{ weapon: 'demolitionCharge', carrier: 17 }],
    },
  },
  deck: { removeFirst: { Woods: 4 }, cower: { both: [...NO_FORTS.both, 'Marsh', 'Stream'] } },
  snipers: 'axis',
  victory: { type: 'vpRatio', ratio: 2, positionTerrain: 'Buildings' },
  special: ['The Americans have one demolition charge.'],
})

import { card, NO_FORTS } from './card.ts'

/** Streets and stairs: flanks, close combat and a demolition charge a side. */
export const theCornerHouse = card({
  id: 'the-corner-house',
  name: 'The Corner House',
  briefing: {
    place: 'A suburb of Amiens',
    date: '6 June 1940',
    text: 'The block has four houses left, and the one at the corner sees into the other three. There is a squad at either end of the street, and both carry a charge that was meant for a bridge.',
    axis: 'Only men in houses count for ground. Get the machine gun into one early, and come at theirs from the side.',
    allied: 'Six cards, but you can hardly throw one away: play what comes. Half of you gone is all of you gone, so rally first.',
    aftermath: 'The corner house fell down in the night, with nobody in it.',
  },
  kind: 'meeting',
  rulesThrough: 21,
  decks: 3,
  first: 'fewerPoints',
  sides: {
    axis: {
      nation: 'German',
      name: 'Germans',
      men: [1, 2, 3, 4, 5, 6, 7, 8],
      secondaryWeapons: [{ weapon: 'demolitionCharge', carrier: 4 }],
    },
    allied: {
      nation: 'French',
      name: 'French',
      men: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 15, 17, 18, 19],
      secondaryWeapons: [{ weapon: 'demolitionCharge', carrier: 4 }],
    },
  },
  deck: { removeFirst: { Woods: 4 }, cower: NO_FORTS },
  snipers: 'both',
  victory: { type: 'mostVP', positionTerrain: 'Buildings' },
  special: ['Each side has one demolition charge.'],
})

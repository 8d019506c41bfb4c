import { longFurrow } from '../../boards/long-furrow.ts'
import { of } from '../counters.ts'
import { card } from './card.ts'

/** Cavalry on open ground: charges, Hit & Run, and men who dismount to hold what was taken. */
export const sabresInTheSunflowers = card({
  id: 'sabres-in-the-sunflowers',
  name: 'Sabres in the Sunflowers',
  briefing: {
    place: 'Don bend, Soviet Union',
    date: '24 August 1942',
    text: 'Nobody had told the riflemen on the farm track that the enemy still rode. At first light three squadrons come out of the haze at a trot, and the plain between them and the barns is as flat as a table.',
    blue: 'Keep together and near the barns: a charge from afar is worth two, one from next door is only a brawl. Riders that halt before your machine guns are easy.',
    red: 'You are fast and you are big. Fire from the saddle and be gone, or ride them down from two hexes away; what you take must be held on foot.',
    aftermath: 'They rode through, turned, and rode through again. It was the last time.',
  },
  boards: [{ map: longFurrow, at: { column: 0, row: 0 }, crop: { columns: ['A', 'P'] } as const }],
  turns: 6,
  initiative: 'red',
  setsUpFirst: 'blue',
  sides: {
    blue: {
      nation: 'soviet',
      name: 'Soviets',
      groups: [
        {
          id: 'riflemen',
          name: 'The riflemen',
          units: of('su', 'rifle-squad x5', 'leader-6-1', 'leader-5-0'),
          weapons: of('su', 'dp28 x2'),
          arrival: { kind: 'setup', area: { columns: ['H', 'L'] } },
        },
      ],
    },
    red: {
      nation: 'italian',
      name: 'Italians',
      groups: [
        {
          id: 'squadrons',
          name: 'The squadrons',
          units: of('it', 'cavalry-squad x6', 'leader-7-1', 'leader-6-1'),
          arrival: { kind: 'setup', area: { columns: ['A', 'C'] } },
        },
      ],
    },
  },
  victory: {
    text: 'The Italians win as soon as they have eliminated three Squads or their equivalent. Otherwise the Soviets win.',
    conditions: [
      {
        side: 'red',
        condition: { type: 'eliminate', halves: 6 },
        text: 'The Italians have eliminated three Squads.',
        immediately: true,
      },
    ],
    otherwise: 'blue',
  },
})

import type { Lesson } from '../lesson.ts'
import { all, has, men, table } from './table.ts'

export const flanks: Lesson = {
  id: 'round-the-side',
  title: 'Round the side',
  idea: 'One group holds them, another comes from the flank.',
  minutes: 2,
  steps: [
    {
      situation: table({
        mine: [
          { letter: 'A', range: 2, men: men(2, 5), cards: [{ card: 9, as: 'terrain' }] },
          { letter: 'B', range: 2, men: men(3, 4, 6) },
        ],
        theirs: [
          { letter: 'A', range: 2, men: men(4, 5, 7), cards: [{ card: 1, as: 'terrain' }] },
          { letter: 'B', range: 0, men: men(6, 8), cards: [{ card: 17, as: 'terrain' }] },
        ],
        hand: [72, 10, 40, 83, 30],
      }),
      seed: 'flank 1',
      text: 'The Americans of group A sit in a house. Your group A faces them; group B stands beside it. You hold a Flank card: played sideways, group B gets round their side.',
      hint: 'Choose the Flank card and group B, then “moves sideways and flanks the enemy’s group A”.',
      goal: (moment) => all(moment, 'flanks').some(({ by, of }) => by === 1 && of === 2),
      after: 'Group B flanks them, and it is marked so. It lasts until B moves again, or they move, or terrain is played on them.',
      solution: [{ place: 1 }, { card: 72 }, { offer: 'Group B moves sideways and flanks the enemy’s group A' }, 'confirm'],
    },
    {
      situation: table({
        mine: [
          { letter: 'A', range: 2, men: men(2, 5), cards: [{ card: 9, as: 'terrain' }] },
          { letter: 'B', range: 2, men: men(7, 4, 6), cards: [{ card: 10, as: 'terrain' }], flanks: ['A'] },
        ],
        theirs: [{ letter: 'A', range: 2, men: men(4, 5, 7), cards: [{ card: 1, as: 'terrain' }] }],
        hand: [141, 40, 83, 30, 59],
      }),
      seed: 'double 10',
      text: 'A turn later, in the woods. The firepower of a flanking group is doubled: three rifles have 12 instead of 6. Enough for Fire 6, which needs 12. Fire at the house with group B.',
      hint: 'Choose group B, then group A above. Strength 6, less 3 for the house.',
      goal: (moment) => has(moment, 'attacked'),
      after: 'Even behind walls they felt it. Flanking does not make the shot stronger; it lets few men use your best Fire cards.',
      solution: [{ place: 1 }, { place: 2 }, 'confirm', 'confirm'],
    },
  ],
  learned: [
    'A Flank card played sideways flanks a neighbour.',
    'Somebody must hold them in front.',
    'Flanking doubles firepower, not strength.',
  ],
  terms: ['flank', 'movement', 'firepower', 'encirclement'],
}

import type { Lesson } from '../lesson.ts'
import { all, has, men, table } from './table.ts'

const RULES = { rulesThrough: 35 } as const

export const aCampaign: Lesson = {
  id: 'a-campaign',
  title: 'A campaign',
  idea: 'These men are with you tomorrow as well.',
  minutes: 4,
  steps: [
    {
      situation: table({
        ...RULES,
        mine: [
          {
            letter: 'A',
            range: 1,
            men: [{ number: 1 }, { number: 4, pinned: true }, { number: 5, pinned: true }],
            cards: [{ card: 15, as: 'terrain' }],
          },
          { letter: 'B', range: 1, men: men(3, 2, 7), cards: [{ card: 9, as: 'terrain' }] },
        ],
        theirs: [{ letter: 'A', range: 2, men: men(5, 7, 8), cards: [{ card: 1, as: 'terrain' }] }],
        hand: [40, 113, 83, 30, 94],
      }),
      seed: 'rally 1',
      text: 'In a campaign the same men fight three missions. Who runs or dies is missing in the next, so look after them first: a pinned man is one hit from running. Rally group A instead of firing.',
      hint: 'Choose the Rally card and group A.',
      goal: (moment) => all(moment, 'rallied').length > 0,
      after:
        'Both are on their feet. Whoever comes through a mission gets a mark towards his next rank, and better men have better nerves.',
      solution: [{ card: 40 }, { place: 0 }, 'confirm'],
    },
    {
      situation: table({
        ...RULES,
        mine: [
          { letter: 'A', range: 1, men: [{ number: 1 }, { number: 4, wounded: true }, { number: 5 }] },
          { letter: 'B', range: 1, men: men(3, 2, 7), cards: [{ card: 9, as: 'terrain' }] },
        ],
        theirs: [{ letter: 'A', range: 2, men: men(4, 5, 7, 8), cards: [{ card: 1, as: 'terrain' }] }],
        hand: [57, 113, 83, 30, 94],
      }),
      seed: 'back 1',
      text: 'Lindner is wounded, the group lies in the open, and four of them look down on it. Nothing here is worth three men. Bring group A back a step.',
      hint: 'Choose the Movement card and group A, then “retreats”.',
      goal: ({ s }) => s.groups[0]!.range === 0,
      after:
        'Out of the worst of it. A wounded man may miss the next mission; a dead one misses all of them. Winning helps, but the roster is what you take along.',
      solution: [{ place: 0 }, { card: 57 }, { offer: 'Group A retreats' }, 'confirm'],
    },
    {
      situation: table({
        ...RULES,
        mine: [
          { letter: 'A', range: 2, men: men(1, 4, 5, 6), cards: [{ card: 9, as: 'terrain' }] },
          { letter: 'B', range: 1, men: men(3, 2, 7), cards: [{ card: 10, as: 'terrain' }] },
        ],
        theirs: [{ letter: 'A', range: 2, men: [{ number: 5, pinned: true }, { number: 7 }, { number: 8 }] }],
        hand: [121, 113, 83, 30, 94],
      }),
      seed: 'deed 1',
      text: 'And then there is a time to act: they stand in the open, and deeds are entered against a man’s name. Fire at them with group A.',
      hint: 'Choose group A, then their group A.',
      goal: (moment) => has(moment, 'attacked'),
      after:
        'Kills, heroes and close combats bring élan. Five of it buy a man a better number. You will find it all under Campaigns: the roster, who is missing, and the next mission.',
      solution: [{ place: 0 }, { place: 2 }, 'confirm', 'confirm'],
    },
  ],
  learned: [
    'Rally first: who runs is missing tomorrow.',
    'Who survives is promoted; deeds bring élan, and élan buys numbers.',
    'Begin one under Campaigns; it is kept, and can be exported.',
  ],
  terms: ['campaign', 'elan', 'rally', 'wounds'],
}

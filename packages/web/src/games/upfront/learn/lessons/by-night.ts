import type { Lesson } from '../lesson.ts'
import { has, men, table } from './table.ts'

const NIGHT = { rulesThrough: 38, modules: ['night'] } as const
const GROUND = {
  mine: [
    { letter: 'A', range: 2, men: men(1, 4, 5, 6), cards: [{ card: 9, as: 'terrain' }] },
    { letter: 'B', range: 2, men: men(3, 2, 7), cards: [{ card: 15, as: 'terrain' }] },
  ],
  theirs: [
    { letter: 'A', range: 2, men: men(5, 7, 8) },
    { letter: 'B', range: 1, men: men(6, 9), cards: [{ card: 17, as: 'terrain' }] },
  ],
} as const

export const byNight: Lesson = {
  id: 'by-night',
  title: 'By night',
  idea: 'Nobody shoots at what he has not seen.',
  minutes: 4,
  steps: [
    {
      situation: table({ ...NIGHT, ...GROUND, hand: [113, 40, 83, 30, 120] }),
      seed: 'look 1',
      text: 'It is night, and their groups are shadows. Before group A may fire it must look: a card is drawn, and its number must be below the range. At range 4 that is 0 to 3. Look for their group A.',
      hint: 'Choose group A, then “looks for the enemy’s group A”.',
      goal: (moment) => moment.events.some((event) => event.type === 'night:looks' && event.group === 0),
      after: ({ events }) =>
        events.some((event) => event.type === 'night:looks' && event.facts?.['seen'])
          ? 'Seen, for this turn and by this group alone. Looking cost it nothing. Had it failed, that would have been its action.'
          : 'Nothing but dark. That was the group’s action for this turn.',
      solution: [{ place: 0 }, { offer: 'Group A looks for the enemy’s group A' }, 'confirm'],
    },
    {
      text: 'Now fire. In the dark the strength of your Fire cards is halved, rounded down, so take the stronger one.',
      hint: 'Choose their group A: the dock shows the halving.',
      goal: (moment) => has(moment, 'fires'),
      after: 'Half the strength, and they will see the flashes: whoever has fired is easier to find in his enemy’s next turn.',
      solution: [{ place: 0 }, { card: 120 }, { place: 2 }, 'confirm', 'confirm'],
    },
    {
      situation: table({
        ...NIGHT,
        ...GROUND,
        hand: [137, 40, 83, 59, 113],
        kept: { night: { seen: [{ group: 0, target: 2 }] } },
      }),
      seed: 'star 1',
      text: 'Another turn. Group A has seen them again, and your Squad Leader is with it. Instead of firing he may send up a starshell: then they are lit for everybody. Do that.',
      hint: 'Choose group A, then “fires a starshell over the enemy’s group A”.',
      goal: (moment) => moment.events.some((event) => event.type === 'night:starshell'),
      after:
        'Day, in a circle: their group A and its neighbours at the same range are lit, for two of their turns. It was the action of group A.',
      solution: [{ place: 0 }, { offer: 'Group A fires a starshell over the enemy’s group A' }, 'confirm'],
    },
    {
      text: 'Group B has the machine gun. It needs no look at what is lit, and nothing is halved. Fire at their group A.',
      hint: 'Choose group B, then group A above.',
      goal: (moment) => has(moment, 'attacked'),
      after: 'Full strength. One group lights, the other fires: at night that is worth more than two that grope.',
      solution: [{ place: 1 }, { place: 2 }, 'confirm', 'confirm'],
    },
  ],
  learned: [
    'Look first: the number must be below the range.',
    'A look that fails is the group’s action.',
    'Fire in the dark is halved.',
    'A starshell makes day for everybody, for two of their turns.',
  ],
  terms: ['relative-range', 'action', 'fire-attack', 'leader'],
}

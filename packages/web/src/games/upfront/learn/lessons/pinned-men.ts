import type { Lesson } from '../lesson.ts'
import { all, has, men, table } from './table.ts'

export const pinnedMen: Lesson = {
  id: 'pinned-men',
  title: 'Pinned, panicked, rallied',
  idea: 'One man with his head down holds up his whole group.',
  minutes: 2,
  steps: [
    {
      situation: table({
        mine: [{ letter: 'A', range: 1, men: [{ number: 1 }, { number: 5, pinned: true }, { number: 6, pinned: true }] }],
        theirs: [{ letter: 'A', range: 1, men: men(4, 5, 7) }],
        hand: [40, 59, 9, 83, 30],
      }),
      seed: 'rally 1',
      text: 'Haas and Ritter are pinned: their cards are turned. They don’t fire, and their group can’t play a Movement card. Play Rally 2 on the group.',
      hint: 'Choose the Rally card in your hand, then press the button.',
      goal: (moment) => all(moment, 'rallied').length === 2,
      after: 'Rally 2 brings back two men of one group. It was the group’s action of this turn: a group does one thing a turn.',
      solution: [{ card: 40 }, 'confirm'],
    },
    {
      situation: table({
        mine: [{ letter: 'A', range: 2, men: men(2, 4, 5, 6) }],
        theirs: [{ letter: 'A', range: 2, men: [{ number: 7, pinned: true }, { number: 5, pinned: true }, { number: 4 }] }],
        hand: [131, 9, 40, 83, 30],
      }),
      seed: 'panic 11',
      text: 'Now theirs: two pinned Americans. A pinned man is checked against his panic number instead of his morale, and if it is reached he is out for good. Fire.',
      hint: 'Click group A above, then Fire.',
      goal: (moment) => has(moment, 'attacked'),
      after:
        'Harlan is pinned, and his panic number is 4: it was reached, and he runs away for good. Prentice is pinned now. Keep firing at men who are down.',
      solution: [{ place: 1 }, 'confirm', 'confirm'],
    },
    {
      situation: table({
        mine: [{ letter: 'A', range: 2, men: [{ number: 2 }, { number: 4, pinned: true }, { number: 6 }] }],
        theirs: [{ letter: 'A', range: 2, men: men(4, 5) }],
        hand: [149, 126, 9, 40, 83],
      }),
      seed: 'hero 0',
      text: 'A Hero is no action. Played on the pinned Lindner it brings him back, and doubles his firepower for this turn. Play it; then fire with the group all the same.',
      hint: 'Choose the Hero, then “Lindner becomes a hero” in the dock. After that click group A above, and Fire.',
      goal: (moment) => has(moment, 'hero') && has(moment, 'attacked'),
      after:
        'With the hero among them they had the firepower for Fire 3. Without him, two rifles would have fallen short of it. Heroes are rare: keep them for such a moment.',
      solution: [{ card: 149 }, { offer: 'Lindner becomes a hero' }, 'confirm', { place: 1 }, 'confirm', 'confirm'],
    },
  ],
  learned: [
    'Pinned men neither fire nor move, and nor does their group move.',
    'A pinned man who fails again is gone.',
    'Rally is an action, a Hero is not.',
  ],
  terms: ['pinned', 'rally', 'panic', 'rout', 'hero', 'action'],
}

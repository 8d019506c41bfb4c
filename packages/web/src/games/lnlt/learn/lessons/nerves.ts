import type { Lesson } from '../lesson.ts'
import { attacks, german, LEADER, placeOf, RIFLES, SQUAD, spotted, us, village } from './ground.ts'

export const nerves: Lesson = {
  id: 'lnl-nerves',
  title: 'Fire and nerves',
  idea: 'The difference hits everybody, and each has nerves of his own.',
  minutes: 3,
  steps: [
    {
      situation: village({ units: [us(SQUAD, 'D6'), german(RIFLES, 'F5'), german(RIFLES, 'G5')], markers: [spotted('F5')] }),
      seed: 'which 0',
      look: ['C5', 'D6', 'G5', 'F4'],
      text: 'Two enemies: one in the house in F5, one on the street in G5. Activate D6, and look at the figure beside each: the chance of any effect. Fire at one of them.',
      hint: 'Click D6 and press Activate. Then click F5 or G5, compare, and fire.',
      goal: (moment) => attacks(moment).length > 0,
      after: (moment) =>
        attacks(moment)[0]?.at === placeOf(moment, 'G5')
          ? '72% in the open street, 28% behind the walls of F5: a wooden house adds 3 to their die. There the same dice would have done nothing.'
          : 'Only 28%: the wooden house adds 3 to their die. In the open street it was 72%. The figures tell you before you shoot.',
      solution: [{ hex: 'D6' }, 'confirm', { hex: 'G5' }, 'confirm'],
    },
    {
      situation: village({
        units: [us(SQUAD, 'D6'), us(SQUAD, 'D6'), us(LEADER, 'D6'), german('leader-6-1', 'F6'), german(RIFLES, 'F6'), german(RIFLES, 'F6')],
      }),
      seed: 'checks 14',
      look: ['C5', 'D6', 'G5', 'F7'],
      text: 'Two Squads and a Leader in D6 fire as one. The first Squad counts in full, the second by half, the Leader adds his gold figure. Fire at F6 and read the Damage Checks.',
      hint: 'Click D6, activate it, and fire at F6.',
      goal: (moment) => attacks(moment).length > 0,
      after:
        'A difference of 1, added to each die. Their Leader holds, and takes 1 off for the others. One Squad has 4 against Morale 5 and holds. The other has 6: Shaken.',
      solution: [{ hex: 'D6' }, 'confirm', 'confirm'],
    },
    {
      situation: village({ units: [us(SQUAD, 'D6'), us(SQUAD, 'D6'), german(RIFLES, 'F6', { shaken: true })] }),
      seed: 'again 1',
      look: ['C5', 'D6', 'G5', 'F7'],
      text: 'The Squad in F6 is Shaken: its counter shows the pale side. It can’t fire or look. Fire at it once more. Who fails a check when he is Shaken already pays with men.',
      hint: 'Click D6, activate it, and fire at F6.',
      goal: (moment) => attacks(moment).length > 0,
      after:
        '6 against Morale 5. Others would be Shaken by that. This one was, so it loses half its men: a Half-Squad now, and still Shaken. Once more, and it is gone.',
      solution: [{ hex: 'D6' }, 'confirm', 'confirm'],
    },
  ],
  learned: [
    'The difference of the sums is added to each target’s Damage Check.',
    'Above Morale: Shaken. Twice Morale: casualties.',
    'Who fails a check when Shaken already takes casualties.',
  ],
  terms: ['damage-check', 'difference', 'shaken', 'casualties', 'firepower', 'leading-fire'],
}

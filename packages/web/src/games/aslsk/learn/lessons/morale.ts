import type { Lesson } from '../lesson.ts'
import { attacks, german, street, us } from './ground.ts'

export const morale: Lesson = {
  id: 'morale',
  title: 'Morale, pinned, broken',
  idea: 'A hit is a test of nerves, each unit for itself.',
  minutes: 3,
  steps: [
    {
      situation: street({
        phase: 'prepFire',
        units: [us('6-6-6', 'K7'), us('6-6-6', 'K7'), german('L-8-0', 'M6'), german('4-4-7', 'M6'), german('4-4-7', 'M6')],
      }),
      seed: 'morale 192636',
      text: 'Three German counters stand in M6. One roll decides what hits the hex; then each unit checks its own morale, the last figure on its counter. Fire, and read the checks in the dock.',
      hint: 'Click M6, then Fire.',
      goal: (moment) => attacks(moment).length > 0,
      after:
        'A 1MC: each rolls two dice plus 1, against its morale. The leader holds. One squad rolls exactly its 7 and is pinned. The other rolls more, and breaks.',
      solution: [{ hex: 'M6' }, 'confirm'],
    },
    {
      situation: street({ phase: 'prepFire', units: [us('6-6-7', 'K7'), german('4-4-7', 'M6', { broken: true, dm: true })] }),
      seed: 'broken 1173',
      text: 'The squad in M6 is broken: its counter is turned over and shows morale alone. It can’t fire. Fire at it again: a broken unit that fails a check is not broken twice.',
      hint: 'Click M6, then Fire.',
      goal: (moment) => attacks(moment).length > 0,
      after: 'It failed again and lost half its men: the squad is now a half squad. That is Casualty Reduction. One more, and it is gone.',
      solution: [{ hex: 'M6' }, 'confirm'],
    },
    {
      situation: street({
        phase: 'defensiveFire',
        attacker: 'axis',
        units: [us('6-6-6', 'K7', { pinned: true, wasPinned: true }), german('4-4-7', 'M6')],
      }),
      seed: 'pinned 2798',
      text: 'Now yours: the squad in K7 is pinned, as the tab on it says. It keeps its head down until the turn ends. It may still fire. Look at its firepower, and shoot at M6.',
      hint: 'Click M6. The dock shows 3 firepower instead of 6.',
      goal: (moment) => attacks(moment).length > 0,
      after:
        'Pinned units fire with half their firepower and don’t move or advance. The pin comes off at the end of the turn by itself. A broken unit has to be rallied.',
      solution: [{ hex: 'M6' }, 'confirm'],
    },
  ],
  learned: [
    'Each unit checks its own morale.',
    'Exactly its morale: pinned. More: broken.',
    'A broken unit that fails again loses half, or everything.',
  ],
  terms: ['morale-check', 'pinned', 'broken', 'casualty-reduction', 'dm'],
}

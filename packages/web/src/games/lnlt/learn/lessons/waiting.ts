import type { Lesson } from '../lesson.ts'
import {
  attacks,
  bystander,
  FEW_RIFLES,
  german,
  holds,
  placeOf,
  RIFLES,
  SQUAD,
  theyActivate,
  theyMove,
  theyStep,
  theyStop,
  us,
  village,
} from './ground.ts'

export const waiting: Lesson = {
  id: 'lnl-waiting',
  title: 'Holding your fire',
  idea: 'One shot a turn: when is it worth most?',
  minutes: 3,
  steps: [
    {
      situation: village({
        next: 'red',
        units: [us(SQUAD, 'D6'), german(RIFLES, 'H6'), bystander],
        weapons: [{ side: 'blue', type: 'us-m1919a6', owner: 0 }],
      }),
      seed: 'near 2',
      look: ['C6', 'D6', 'H6', 'F7'],
      opponent: [theyActivate('H6'), theyMove(1, 'G5'), theyStep('F6'), theyStep('E5'), theyStop],
      text: 'You hold D6 with a Squad and a machine gun. A German Squad comes down the street, step by step. At each step you may fire or hold. You have one shot this turn.',
      hint: 'Next to you fire has plus two. It may also stop before it gets there.',
      goal: (moment) => attacks(moment).length > 0 || holds(moment) > 2,
      after: (moment) => {
        const [shot] = attacks(moment)
        if (!shot)
          return 'It stands beside you now, and you have not fired. You still can, in an impulse of your own. But then it moves no more, and they may be first.'
        return shot.at === placeOf(moment, 'E5')
          ? 'You let it come next to you: plus two, and plus one because it moves; the wall takes one off. Waiting pays when they have to come to you.'
          : 'A sound shot: Squad and gun together, plus one because it moves. Next to you fire has two more, less one for the wall. But it might not have come.'
      },
      solution: ['end', 'end', 'confirm'],
    },
    {
      situation: village({
        next: 'red',
        units: [us(SQUAD, 'D6'), german(FEW_RIFLES, 'G6'), german(RIFLES, 'H6'), german(RIFLES, 'H6'), bystander],
        weapons: [{ side: 'blue', type: 'us-m1919a6', owner: 0 }],
      }),
      seed: 'bait 1',
      look: ['C6', 'D6', 'H6', 'F7'],
      opponent: [theyActivate('G6'), theyMove(1, 'G5'), theyStop, theyActivate('H6'), theyMove([2, 3], 'G5'), theyStep('F6'), theyStop],
      text: 'Now they send a Half-Squad into the street first, and two Squads wait behind it. Whoever you fire at, it is your only shot. Hold, pass your own impulse, and see who follows.',
      hint: 'Hold fire is in the dock. When your impulse comes, press E to pass. Then fire at the two Squads.',
      goal: (moment) => attacks(moment).length > 0 || holds(moment) > 3,
      after: (moment) => {
        const [shot] = attacks(moment)
        if (!shot) return 'They all got through. Patience is good, but the turn ends: some shot is better than none.'
        return shot.targets.length > 1
          ? 'One shot, two Squads under it: one roll, and each of them checks. The few in front were bait. You have learned what your enemy will do to you, too.'
          : 'The few in front were bait: your shot is gone, and the two Squads behind may come. Sometimes the bait is still the best you get.'
      },
      solution: ['end', 'end', 'end', 'confirm'],
    },
  ],
  learned: [
    'Fire at the next hex has plus two.',
    'One roll serves for everybody in the place.',
    'A first mover may be bait: hold for those who matter.',
  ],
  terms: ['opportunity-fire', 'adjacent-fire', 'moving-target', 'support-weapon', 'pass'],
}

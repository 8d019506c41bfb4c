import type { Lesson } from '../lesson.ts'
import { attacks, german, street, us } from './ground.ts'

export const weapons: Lesson = {
  id: 'weapons',
  title: 'Leaders and machine guns',
  idea: 'One man’s calm, one gun’s rate.',
  minutes: 3,
  steps: [
    {
      situation: street({
        phase: 'prepFire',
        units: [us('6-6-6', 'K7'), us('L-9-1', 'K7'), german('4-4-7', 'M6'), german('4-4-7', 'N6')],
        weapons: [{ side: 'allied', type: 'am-MMG', owner: 0 }],
      }),
      seed: 'rate 200937',
      text: 'K7 holds a squad, a medium machine gun and a 9-1 leader. He directs the fire: his −1 counts for all of it. Click M6, see who takes part, and fire.',
      hint: 'Click M6: squad, gun and leader are all in. Then Fire.',
      goal: (moment) => attacks(moment).some(({ directors, parts }) => directors.length > 0 && parts.some(({ weapon }) => weapon >= 0)),
      after:
        'The red die is 1, within the gun’s boxed rate of fire: it may fire again. The squad itself has fired. A roll as high as the B number breaks a gun down.',
      solution: [{ hex: 'M6' }, 'confirm'],
    },
    {
      text: 'The gun kept its rate, so Prep Fire is not over. Fire it once more, at M6 or at N6 further down the road.',
      hint: 'Click an enemy. Only the gun takes part now.',
      goal: (moment) => attacks(moment).length > 1,
      after:
        'Two attacks in one phase from one gun. Put machine guns where they see far, give them a leader, and let them hold a street by themselves.',
      solution: [{ hex: 'N6' }, 'confirm'],
    },
  ],
  learned: [
    'A leader’s figure counts for the whole group he directs.',
    'The red die within the rate: the gun fires again.',
    'A gun needs somebody to carry and fire it.',
  ],
  terms: ['leadership', 'sw', 'rate-of-fire', 'malfunction', 'cowering'],
}

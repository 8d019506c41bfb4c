import type { Lesson } from '../lesson.ts'
import { german, street, us } from './ground.ts'

export const rally: Lesson = {
  id: 'rally',
  title: 'Rout and rally',
  idea: 'Broken units run, and come back with a leader.',
  minutes: 3,
  steps: [
    {
      situation: street({
        phase: 'rout',
        units: [us('6-6-6', 'I7', { broken: true, dm: true }), us('6-6-6', 'H9'), german('4-4-7', 'K5')],
      }),
      seed: 'rout 325',
      look: ['H9', 'H7', 'K5'],
      text: 'Rout Phase. Your squad in I7 is broken, in the open and in sight of K5: it may not stay. It runs to the nearest woods or house. Choose where, and press Rout.',
      hint: 'Green hexes are allowed. The woods in H7 are next to it.',
      goal: ({ events }) => events.some(({ type }) => type === 'routs'),
      after: ({ events }) =>
        events.some(({ type }) => type === 'interdiction')
          ? 'It ran over open ground in sight of the enemy, and had to check its nerve: that is interdiction. The woods in H7 were next door, and safe to reach.'
          : 'Woods next door: no enemy could stop it on the way. Crossing open ground in sight of the enemy would cost a check for each such hex. That is interdiction.',
      solution: [{ hex: 'H7' }, 'confirm'],
    },
    {
      situation: street({ phase: 'rally', units: [us('6-6-6', 'H8', { broken: true }), us('L-8-1', 'H8'), german('4-4-7', 'N5')] }),
      seed: 'rally 919',
      look: ['G9', 'G7', 'K7'],
      text: 'Rally Phase, a turn later. A leader has joined the squad in H8. First you are asked whether it tries to rally by itself, at +1. Leave that: choose No more self-rally.',
      hint: 'It is the last entry in the dock. Choose it, then press the button.',
      goal: ({ decisions }) => decisions.some(({ kind }) => kind === 'selfRally'),
      solution: [{ decide: { type: 'done' } }],
    },
    {
      text: 'Now the leader tries. His −1 helps, the woods give another −1. Two dice have to come to 8 or less with that: the odds are in the dock. Rally the squad.',
      hint: 'Choose the entry with the leader and press the button.',
      goal: ({ events }) => events.some(({ type }) => type === 'rallyAttempt'),
      after:
        'Rallied: it fights again at once. Under desperation morale, DM, it would have had +4. That is why broken units run first and come back in a turn or two.',
      solution: ['confirm'],
    },
  ],
  learned: [
    'Broken units in sight or next to the enemy must rout.',
    'A leader in their hex rallies them.',
    'DM adds 4 to a rally: wait in cover until it is off.',
  ],
  terms: ['rout', 'interdiction', 'low-crawl', 'rally', 'self-rally', 'dm'],
}

import type { Lesson } from '../lesson.ts'
import { german, street, us } from './ground.ts'

/** A dry day. */
const DRY = { environment: { ec: 'dry' } }

export const burning: Lesson = {
  id: 'burning',
  title: 'Fire',
  idea: 'A house burns: how it starts, how it is put out, and when to run.',
  minutes: 3,
  steps: [
    {
      situation: street({
        phase: 'prepFire',
        modules: ['fire'],
        kept: DRY,
        units: [us('6-6-6', 'K7'), us('L-8-1', 'K7'), german('4-6-7', 'P3')],
      }),
      seed: 'kindle 1',
      look: ['I6', 'M8', 'K9'],
      text: 'You leave the barn in K7, and the enemy shall not have it. With the optional rules of fire, a squad with a leader may set fire to where it stands, instead of firing. The dock offers it below the shots.',
      hint: 'Under Also possible in the dock, choose to set fire to K7 with the squad.',
      goal: ({ events }) => events.some(({ type }) => type === 'fire:flame'),
      after:
        'The leader kept his nerve, and two dice reached the Kindling number of a wooden house, 7, with his −1 as help. It is a Flame for now. What you burn on purpose counts as the enemy’s.',
      solution: [{ decide: { type: 'kindle', units: [0], leader: 1 } }],
    },
    {
      situation: street({
        phase: 'movement',
        modules: ['fire'],
        kept: DRY,
        units: [us('6-6-6', 'K7'), us('L-8-1', 'K7'), german('4-6-7', 'P3')],
        markers: [{ kind: 'flame', at: 'K7', side: 'axis' }],
      }),
      seed: 'clear 1',
      look: ['I6', 'M8', 'K9'],
      text: 'Another house, and this one you want to keep. Men in Good Order who have done nothing else this turn can fight a Flame. Let both try it together: every man helps.',
      hint: 'Under Also possible, choose to fight the fire in K7 with both.',
      goal: ({ events }) => events.some(({ type }) => type === 'fire:clears'),
      after:
        'With 2 or less it is out, with 6 or less held back for the turn. They do nothing else in this Player Turn, and whoever fires at them has −2. A Blaze nobody puts out.',
      solution: [{ decide: { type: 'clearFlame', units: [0, 1] } }],
    },
    {
      situation: street({
        phase: 'rout',
        modules: ['fire'],
        kept: DRY,
        units: [us('6-6-6', 'K7'), german('4-6-7', 'P3')],
        markers: [{ kind: 'blaze', at: 'K7', side: 'axis' }],
      }),
      seed: 'flee 1',
      look: ['I6', 'M8', 'K9'],
      text: 'Too late: the barn is a Blaze, and your squad is in it. Men who are still there when the Rout Phase ends are lost. They may break of their own will, and rout out.',
      hint: 'Choose to break the squad in K7 to rout out of the fire.',
      goal: ({ events }) => events.some((event) => event.type === 'breaks' && event.rule === 'B25.4'),
      after:
        'Broken, but alive: it routs like any other broken unit, and a leader can rally it. Nobody enters a Blaze, its smoke adds 3 to every shot through it, and the wind carries it on: arrows show where.',
      solution: [{ decide: { type: 'fleeFire', unit: 0 } }],
    },
  ],
  learned: [
    'Men with a leader can set fire to where they stand.',
    'A Flame can be put out; a Blaze can’t, and nobody stays in it.',
    'What you burn on purpose is the enemy’s.',
  ],
  terms: ['rout', 'smoke', 'dm', 'control'],
}

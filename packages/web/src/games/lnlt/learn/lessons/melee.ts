import { ActDraft } from '../../play/drafts/act-draft.ts'
import type { Lesson } from '../lesson.ts'
import { bystander, german, happened, placeOf, RIFLES, SQUAD, us, village } from './ground.ts'

export const melee: Lesson = {
  id: 'lnl-melee',
  title: 'Melee',
  idea: 'The last hex is taken by hand.',
  minutes: 2,
  steps: [
    {
      situation: village({ units: [us(SQUAD, 'E4'), us(SQUAD, 'E4'), german(RIFLES, 'F5', { shaken: true }), bystander] }),
      seed: 'hand 0',
      look: ['D4', 'E4', 'F5', 'F6'],
      text: 'Two of your Squads in E4, one Shaken Squad next door in F5. You could fire. But a house is taken by going in. Activate E4, choose Move, and click F5.',
      hint: 'Click E4 and press Activate. Choose Move in the dock; F5 is then marked Melee.',
      goal: (moment) => moment.draft instanceof ActDraft && moment.draft.move.path.at(-1) === placeOf(moment, 'F5'),
      solution: [{ hex: 'E4' }, 'confirm', { mode: 'move' }, { hex: 'F5' }],
    },
    {
      text: 'F5 is marked Melee: whoever enters the enemy’s place fights at once, hand to hand. Nobody may fire at those who go in, however near. Go in.',
      hint: 'Press the button, or Enter.',
      goal: (moment) => happened(moment, 'melee'),
      after:
        'Not a die was rolled. Shaken men can’t fight, and with nobody in Good Order beside them they are lost. First shake them by fire, then go in.',
      solution: ['confirm'],
    },
    {
      situation: village({ units: [us(SQUAD, 'E4'), us(SQUAD, 'E4'), us('leader-6-1', 'E4'), german(RIFLES, 'F5'), bystander] }),
      seed: 'both 0',
      look: ['D4', 'E4', 'F5', 'F6'],
      text: 'These are in Good Order and fight back. Firepower against firepower gives the odds, the odds a number for two dice. Both sides roll, and a Leader helps. Go into F5 with everybody.',
      hint: 'E4, Activate, Move, F5, then the button twice. In the dock you see both sides’ chances.',
      goal: (moment) => happened(moment, 'meleeAttack'),
      after:
        'Four to one: 4 or more does it, and you rolled 11 with the Leader. They needed 10. Had both sides come through, they would be locked there, with one round each turn.',
      solution: [{ hex: 'E4' }, 'confirm', { mode: 'move' }, { hex: 'F5' }, 'confirm', 'confirm'],
    },
  ],
  learned: [
    'Whoever enters the enemy’s hex fights at once, and isn’t fired at.',
    'The odds give the number; both sides roll.',
    'Who is left stays locked: one round a turn.',
  ],
  terms: ['melee', 'melee-firepower', 'withdraw', 'hero'],
}

import { ActDraft } from '../../play/drafts/act-draft.ts'
import type { Lesson } from '../lesson.ts'
import { german, happened, placeOf, RIFLES, SQUAD, us, village } from './ground.ts'

export const melee: Lesson = {
  id: 'lnl-melee',
  title: 'Melee',
  idea: 'The last hex is taken by hand.',
  minutes: 2,
  steps: [
    {
      situation: village({ units: [us(SQUAD, 'E4'), us(SQUAD, 'E4'), german(RIFLES, 'F5', { shaken: true })] }),
      seed: 'hand 0',
      look: ['D4', 'E4', 'F5', 'F6'],
      text: 'Two of your Squads in E4, one Shaken Squad next door in F5. You could fire. But a house is taken by going in. Activate E4, choose Move, and click F5.',
      hint: 'Click E4 and press Activate. Choose Move in the dock; F5 is then marked Melee.',
      goal: (moment) => moment.draft instanceof ActDraft && moment.draft.move.path.at(-1) === placeOf(moment, 'F5'),
      solution: [{ hex: 'E4' }, 'confirm', { mode: 'move' }, { hex: 'F5' }],
    },
    {
      text: 'Nobody may fire at those who enter a Melee. It is fought at once: firepower against firepower gives the odds, the odds a number to roll with two dice. Go in.',
      hint: 'Press the button, then choose whom to attack and press the button again.',
      goal: (moment) => happened(moment, 'meleeAttack'),
      after: 'AFTER',
      solution: ['confirm', 'confirm'],
    },
    {
      situation: village({ units: [us(SQUAD, 'E4'), us(SQUAD, 'E4'), us('leader-6-1', 'E4'), german(RIFLES, 'F5')] }),
      seed: 'both 0',
      look: ['D4', 'E4', 'F5', 'F6'],
      text: 'This time they are in Good Order and strike back: both sides roll, and losses come off together. Your Leader’s figure helps your roll. Go into F5 with everybody.',
      hint: 'E4, Activate, Move, F5, then the button twice. In the dock you see both sides’ chances.',
      goal: (moment) => happened(moment, 'meleeAttack'),
      after: 'AFTER',
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

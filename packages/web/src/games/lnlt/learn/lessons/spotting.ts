import { ImpulseDraft } from '../../play/drafts/impulse-draft.ts'
import type { Lesson } from '../lesson.ts'
import { attacks, german, happened, LEADER, placeOf, RIFLES, SQUAD, us, village } from './ground.ts'

export const spotting: Lesson = {
  id: 'lnl-spotting',
  title: 'Look before you fire',
  idea: 'In sight is not the same as seen.',
  minutes: 2,
  steps: [
    {
      situation: village({ units: [us(LEADER, 'C5'), us(SQUAD, 'C5'), us(SQUAD, 'C5'), german(RIFLES, 'D3')] }),
      seed: 'look 0',
      look: ['B4', 'C5', 'D3', 'E5'],
      text: 'There are Germans in the light woods in D3, and you have a line to them. But they lie still: not spotted, no shot. Somebody must look first. Click D3.',
      hint: 'D3 is the counter with the closed eye, north of your houses.',
      goal: (moment) => moment.draft instanceof ImpulseDraft && moment.draft.spot?.at === placeOf(moment, 'D3'),
      solution: [{ hex: 'D3' }],
    },
    {
      text: 'One of yours looks: one die, and the dock says how low it must be. A Leader’s figure helps him. You have one such try before you activate. Press Try to spot.',
      hint: 'The button in the dock. A click on another of your counters in the dock lets him look instead.',
      goal: (moment) => happened(moment, 'spottingAttempt'),
      after: 'A 3 on the die, and in light woods 3 or less does it. The open eye on the board says that they are spotted now.',
      solution: ['confirm'],
    },
    {
      text: 'Looking takes a man’s turn, but his own place may fire at what he found, in this same impulse, and he with it. Activate C5 and fire at D3.',
      hint: 'C5 is chosen already. Press Activate, then Fire.',
      goal: (moment) => attacks(moment).length > 0,
      after:
        '9 against 4: light woods add only 1. Those who lie still in cover are safe from you until somebody looks, or until they move or fire. That gives them away by itself.',
      solution: ['confirm', 'confirm'],
    },
  ],
  learned: [
    'Only spotted enemies are fired at.',
    'Open ground, moving and firing give a unit away.',
    'Otherwise look: one try in an impulse, before you activate.',
  ],
  terms: ['spotted', 'spotting-attempt', 'los', 'ops-complete'],
}

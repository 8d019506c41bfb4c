import { ActDraft } from '../../play/drafts/act-draft.ts'
import { ImpulseDraft } from '../../play/drafts/impulse-draft.ts'
import type { Lesson } from '../lesson.ts'
import {
  attacks,
  bystander,
  german,
  holds,
  placeOf,
  RIFLES,
  SQUAD,
  spotted,
  theyActivate,
  theyMove,
  theyStep,
  us,
  village,
} from './ground.ts'

export const firstImpulse: Lesson = {
  id: 'lnl-first-impulse',
  title: 'The first impulse',
  idea: 'One Squad, one enemy in a house.',
  minutes: 2,
  steps: [
    {
      situation: village({ units: [us(SQUAD, 'D6'), german(RIFLES, 'F5')], markers: [spotted('F5')] }),
      seed: 'impulse 3',
      look: ['C4', 'D6', 'F5', 'F7'],
      text: 'You lead the American Squad in D6. A German Squad holds the house in F5, and you have spotted it. Now it is your impulse. Click D6.',
      hint: 'D6 is the stone house with the American counter. By keyboard: N goes there, Enter chooses.',
      goal: (moment) => moment.draft instanceof ImpulseDraft && moment.draft.chosen.includes(placeOf(moment, 'D6')),
      solution: [{ hex: 'D6' }],
    },
    {
      text: 'In an impulse you activate a place, and those who stand there may act: fire, move, fight. Then it is the enemy’s impulse. Press Activate D6.',
      hint: 'It is the button at the bottom of the dock. Enter does the same.',
      goal: ({ draft, s }) => draft instanceof ActDraft && s.impulse?.side === 'blue',
      solution: ['confirm'],
    },
    {
      text: 'Nothing is rolled yet. The dock shows the whole shot: you roll a die and add firepower, they roll a die and add their cover. You must come out higher. Press Fire.',
      hint: 'If nothing is aimed at, click F5 first. Then the red button, or Enter.',
      goal: (moment) => attacks(moment).length > 0,
      after:
        'Six and 2 firepower: 8. Two and 3 for the wooden house: 5. The difference of 3 is added to their Damage Check: 7, above their Morale of 5. They are Shaken: the pale side of the counter.',
      solution: ['confirm'],
    },
    {
      situation: village({ next: 'red', units: [us(SQUAD, 'D6'), german(RIFLES, 'G6'), bystander] }),
      seed: 'runs 3',
      look: ['D6', 'G6', 'F5', 'E7'],
      opponent: [theyActivate('G6'), theyMove(1, 'G5'), theyStep('F5')],
      text: 'Their impulse. A Squad leaves the inn in G6 and runs across the street, towards the house in F5. You may answer every step with fire. Fire now, or hold?',
      hint: 'In the street nothing covers it. In the house it has cover again. Hold fire lets it go on.',
      goal: (moment) => attacks(moment).length > 0 || holds(moment) > 1,
      after: (moment) =>
        attacks(moment).some(({ at }) => at === placeOf(moment, 'G5'))
          ? 'Nothing covered it, and it ran: plus one for that. Fire at those who move is called Opportunity Fire. The FIRED tab says that your Squad has done its part of this turn.'
          : 'It is in the house now, with cover around it. Waiting is right when a better shot may come. Here the open street was the best that you would get.',
      solution: ['confirm'],
    },
  ],
  learned: [
    'The sides take turns: one impulse each, one place activated.',
    'A die and firepower against a die and cover.',
    'Whoever moves may be fired at, step by step.',
  ],
  terms: ['impulse', 'activation', 'attack', 'terrain-modifier', 'opportunity-fire'],
}

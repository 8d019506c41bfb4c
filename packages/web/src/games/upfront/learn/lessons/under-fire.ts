import type { Lesson } from '../lesson.ts'
import { all, men, table } from './table.ts'

export const underFire: Lesson = {
  id: 'under-fire',
  title: 'Under fire',
  idea: 'Their shot, your answer.',
  minutes: 1,
  steps: [
    {
      situation: table({
        active: 'allied',
        mine: [{ letter: 'A', range: 2, men: men(2, 5, 7), cards: [{ card: 15, as: 'terrain' }] }],
        theirs: [{ letter: 'A', range: 2, men: men(1, 3, 5, 6) }],
        hand: [94, 85, 59, 9, 40],
        theirHand: [138, 57],
      }),
      seed: 'conceal 0',
      opponent: [
        { kind: 'act', decision: { type: 'fire', group: 1, target: 0, cards: [138] } },
        { kind: 'attack', decision: { type: 'resolve' } },
      ],
      text: 'Their turn. They fire at you: 5, less 1 for your Brush. Before any card is drawn you may play one Concealed card, which takes off what it says. Choose one, or let it come.',
      hint: 'Compare the odds in the dock. Concealed −3 leaves a strength of 1.',
      goal: (moment) => all(moment, 'attacked').length > 0 || all(moment, 'calledOff').length > 0,
      after: (moment) => {
        const value = all(moment, 'conceals')[0]?.value
        if (value === -3)
          return 'Four less three is one: hardly a shot any more. A Concealed card costs no action, so keep one for the enemy’s turn.'
        return value === undefined
          ? 'You let it come with strength 4. A Concealed −3 would have left 1, and costs no action: keep one for the enemy’s turn.'
          : 'Strength 3 instead of 4: a little better. The other one would have taken off 3. Concealed cards cost no action.'
      },
      solution: [{ card: 94 }, 'confirm'],
    },
    {
      situation: table({
        mine: [
          { letter: 'A', range: 1, men: men(2, 5), cards: [{ card: 58, as: 'movement', mode: 'advance', turn: 1 }] },
          { letter: 'B', range: 1, men: men(4, 6), cards: [{ card: 9, as: 'terrain' }] },
        ],
        theirs: [{ letter: 'A', range: 2, men: men(1, 3, 5, 6) }],
        hand: [154, 1, 35, 83, 41],
      }),
      seed: 'house 1',
      text: 'Group A is out in the open, and they have more firepower than you. Look through your hand: what would help group A most this turn? Play it.',
      hint: 'Buildings take 3 off every shot at the group, and end its move. Choose them, then the button.',
      goal: (moment) => all(moment, 'entersTerrain').length > 0,
      after: (moment) =>
        all(moment, 'entersTerrain').some(({ terrain }) => terrain === 'Buildings')
          ? 'Minus 3 on every shot at them, and the +1 for moving is gone: four points with one card. Smoke would have helped by 1.'
          : 'The move is over, so the +1 is gone. Buildings would have taken 3 more off every shot: compare the figures on the terrain cards.',
      solution: [{ card: 1 }, { offer: 'Group A stops in Buildings' }, 'confirm'],
    },
  ],
  learned: ['Concealed cards answer a shot and cost no action.', 'Only one of them against each shot.', 'Terrain is the cover that stays.'],
  terms: ['concealed', 'cover', 'terrain', 'moving'],
}

import type { Lesson } from '../lesson.ts'
import { until } from '../phases.ts'
import { all, men, table } from './table.ts'

export const goingForward: Lesson = {
  id: 'going-forward',
  title: 'Going forward',
  idea: 'A move takes two turns: out of cover, and into it again.',
  minutes: 2,
  steps: [
    {
      situation: table({
        mine: [{ letter: 'A', range: 1, men: men(2, 4, 5) }],
        theirs: [{ letter: 'A', range: 1, men: men(4, 5, 7), cards: [{ card: 17, as: 'terrain' }] }],
        hand: [59, 9, 40, 41, 104],
        theirHand: [98],
      }),
      seed: 'forward 3',
      opponent: [{ kind: 'act', decision: { type: 'fire', group: 1, target: 0, cards: [98] } }],
      text: 'You want to get closer. Choose the Movement card and let group A advance.',
      hint: 'Choose the Movement card, then “Group A advances” in the dock, and the button below.',
      goal: (moment) => all(moment, 'moves').some(({ mode }) => mode === 'advance'),
      solution: [{ card: 59 }, { offer: 'Group A advances' }, 'confirm'],
    },
    {
      during: until(5),
      text: 'Your chit says 2 at once: range 3. But until you stop in terrain you are moving, +1 for whoever fires at you. Keep your cards, and draw. Then they fire, and you are asked for a Concealed card: you have none, pass.',
      hint: 'Keep all cards, then fill your hand: the button in the dock each time, or Enter. Space passes. Who fires is not told whether you had a card to play.',
      goal: ({ s }) => s.turn === 5,
      solution: ['confirm', 'confirm', 'end'],
    },
    {
      during: until(5),
      text: 'They fired with little, and you are still on the move. Now stop: play the Woods on group A. Any other card would do face down, as Open Ground.',
      hint: 'Choose the Woods in your hand, then “Group A stops in Woods”, and the button.',
      goal: (moment) => all(moment, 'entersTerrain').some(({ side }) => side === 'axis'),
      after: (moment) =>
        all(moment, 'entersTerrain').some(({ terrain }) => terrain === 'Woods')
          ? 'In the Woods every shot at you is 2 weaker, and you are one range nearer. Have the terrain in your hand before you leave the last one.'
          : 'You have stopped, in the open: nothing protects you there, but nobody gets +1 either. The Woods would have taken 2 off every shot.',
      solution: [{ card: 9 }, { offer: 'Group A stops in Woods' }, 'confirm'],
    },
  ],
  learned: [
    'A Movement card changes the range at once.',
    'Who moves is easier to hit until terrain is played.',
    'Move when you hold the terrain to stop in.',
  ],
  terms: ['movement', 'terrain', 'open-ground', 'moving', 'relative-range', 'discard', 'hand'],
}

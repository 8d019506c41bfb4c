import type { Lesson } from '../lesson.ts'
import { until } from '../phases.ts'
import { men, table } from './table.ts'

const LAST = 60

export const smallFight: Lesson = {
  id: 'a-small-fight',
  title: 'A small fight',
  idea: 'Two groups of yours, three men of theirs. Everything together.',
  minutes: 4,
  steps: [
    {
      situation: table({
        mine: [
          { letter: 'A', range: 1, men: [{ number: 3 }, { number: 2, assists: 1 }, { number: 5 }], cards: [{ card: 9, as: 'terrain' }] },
          { letter: 'B', range: 1, men: men(1, 4, 6) },
        ],
        theirs: [{ letter: 'A', range: 1, men: men(2, 5, 7), cards: [{ card: 16, as: 'terrain' }] }],
        hand: [57, 10, 117, 94, 40],
        theirHand: [110, 104, 100, 43],
      }),
      seed: 'fight 19',
      during: until(LAST),
      opponent: [
        { kind: 'act', decision: { type: 'fire', group: 2, target: 1, cards: [110] } },
        { kind: 'act', decision: { type: 'fire', group: 2, target: 0, cards: [104] } },
        { kind: 'act', decision: { type: 'fire', group: 2, target: 1, cards: [100] } },
      ],
      text: 'Three Americans lie in the brush. More than half of them out of the fight, and their squad is broken: you win. Fire, come nearer, rally. All is as you have learned it.',
      hint: 'The machine gun is in group A. Let it fire whenever you have a card for it, and bring group B closer through terrain. Discard what you can’t use.',
      goal: ({ s }) => s.winner === 'axis',
      after:
        'Their squad is broken, and the ground is yours. That was a whole fight: the same cards, the same turn, over and over. You are ready for The Milk Run.',
      solution: [
        { place: 0 },
        { place: 2 },
        'confirm',
        'confirm',
        { card: 57 },
        { offer: 'Group B advances' },
        'confirm',
        { card: 40 },
        'confirm',
        'confirm',
        { card: 94 },
        'confirm',
        { card: 10 },
        { offer: 'Group B stops in Woods' },
        'confirm',
        'end',
        { card: 152 },
        { place: 2 },
        'confirm',
        'confirm',
        { card: 161 },
        'confirm',
        { place: 0 },
        { card: 107 },
        { card: 98 },
        { place: 2 },
        'confirm',
        'confirm',
      ],
    },
  ],
  learned: [
    'Fire, move, stop, rally: one thing a group a turn.',
    'Keep your hand turning over: discard and draw.',
    'A squad that has lost more than half is broken.',
  ],
  terms: ['action', 'discard', 'hand', 'broken-squad', 'deck'],
}

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
        { decide: { type: 'fire', group: 0, target: 2, cards: [117] } },
        { decide: { type: 'resolve' } },
        { decide: { type: 'move', group: 1, card: 57, mode: 'advance' } },
        { decide: { type: 'discard', cards: [{ card: 40, as: 'plain' }] } },
        { decide: { type: 'draw' } },
        { decide: { type: 'conceal', card: 94 } },
        { decide: { type: 'terrain', group: 1, card: 10, faceDown: false } },
        { decide: { type: 'done' } },
        { decide: { type: 'discard', cards: [{ card: 152, as: 'wire', on: 2 }] } },
        { decide: { type: 'draw' } },
        { decide: { type: 'conceal', card: 161 } },
        { decide: { type: 'fire', group: 0, target: 2, cards: [107, 98] } },
        { decide: { type: 'resolve' } },
      ],
    },
  ],
  learned: [
    'Fire, move, stop, rally: one thing a group a turn.',
    'Keep your hand turning over: discard and draw.',
    'A squad that has lost more than half is broken.',
  ],
  terms: ['action', 'discard', 'draw', 'broken-squad', 'deck'],
}

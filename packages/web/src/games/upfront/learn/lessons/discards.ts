import type { Lesson } from '../lesson.ts'
import { until } from '../phases.ts'
import { all, has, men, table } from './table.ts'

export const discards: Lesson = {
  id: 'what-you-throw-away',
  title: 'What you throw away',
  idea: 'A card of no use to you may be of use against them.',
  minutes: 2,
  steps: [
    {
      situation: table({
        step: 'turn.discard',
        mine: [{ letter: 'A', range: 2, men: men(2, 4, 5) }],
        theirs: [{ letter: 'A', range: 2, men: men(4, 5, 7), cards: [{ card: 58, as: 'movement', mode: 'advance', turn: 2 }] }],
        hand: [29, 40, 83, 9, 110],
      }),
      seed: 'marsh 1',
      during: until(4),
      opponent: [{ kind: 'offer', decision: { type: 'accept' } }],
      text: 'Germans may discard one card each turn. The Americans are moving, and you hold a Marsh: bad ground, and slow to leave. Discard it onto them.',
      hint: 'Choose the Marsh, then group A above, and press the button.',
      goal: (moment) => all(moment, 'terrainOffered').length > 0,
      after:
        'They may accept the Marsh, or give up their move to avoid it. Either way it costs them time. Discard your good terrain onto nobody.',
      solution: [{ card: 29 }, { place: 1 }, 'confirm'],
    },
    {
      situation: table({
        step: 'turn.discard',
        snipers: 'both',
        mine: [{ letter: 'A', range: 2, men: men(2, 4, 5) }],
        theirs: [{ letter: 'A', range: 2, men: men(4, 5, 7), cards: [{ card: 17, as: 'terrain' }] }],
        hand: [145, 40, 83, 9, 110],
      }),
      seed: 'sniper 1',
      text: 'A Sniper is discarded onto an enemy group too. One card picks the man, the next tells whether he is missed, pinned or hit. No terrain helps him. Send the Sniper.',
      hint: 'Choose the Sniper, then group A above, and press the button.',
      goal: (moment) => has(moment, 'sniper'),
      after: 'He pinned Prentice: one man down, from nowhere, and until he is rallied their group can’t play a Movement card.',
      solution: [{ card: 145 }, { place: 1 }, 'confirm'],
    },
    {
      situation: table({
        step: 'turn.discard',
        mine: [{ letter: 'A', range: 2, men: men(2, 4, 5) }],
        theirs: [{ letter: 'A', range: 2, men: men(4, 5, 7), cards: [{ card: 17, as: 'terrain' }] }],
        hand: [144, 9, 40, 83, 117],
      }),
      seed: 'draw 1',
      during: until(4),
      text: 'The rest of a discard is plain: away with what you will not need. Fire 7 needs 15 firepower; three rifles have 9 at the very best from the front. Discard it, and draw a new card.',
      hint: 'Choose the Fire card with the 15, press the button, then fill your hand.',
      goal: (moment) => all(moment, 'handDrawn').some(({ side }) => side === 'axis'),
      after: 'A hand turns over one card at a time, and the deck is the clock: when it has been drawn through, time moves on.',
      solution: [{ card: 144 }, 'confirm', 'confirm'],
    },
  ],
  learned: [
    'Terrain, Wire and Snipers are discarded onto the enemy.',
    'Germans discard one card a turn, whatever else they did.',
    'Draw only at the end of your turn.',
  ],
  terms: ['discard', 'marsh', 'sniper', 'wire', 'hand'],
}

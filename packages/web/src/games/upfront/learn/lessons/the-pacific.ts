import type { Lesson } from '../lesson.ts'
import { has, men, table } from './table.ts'

const PACIFIC = { rulesThrough: 45, modules: ['jungle', 'banzai'], nations: { axis: 'Japanese', allied: 'American' } } as const

export const thePacific: Lesson = {
  id: 'the-pacific',
  title: 'The Pacific',
  idea: 'The jungle hides everybody, and the Japanese charge.',
  minutes: 4,
  steps: [
    {
      situation: table({
        ...PACIFIC,
        mine: [
          { letter: 'A', range: 1, men: men(1, 4, 5, 6), cards: [{ card: 57, as: 'movement', mode: 'advance' }] },
          { letter: 'B', range: 1, men: men(3, 7, 8), cards: [{ card: 9, as: 'terrain' }] },
        ],
        theirs: [{ letter: 'A', range: 1, men: men(5, 7, 8), cards: [{ card: 11, as: 'terrain' }] }],
        hand: [5, 40, 83, 30, 113],
      }),
      seed: 'jungle 1',
      text: 'You are the Japanese. Woods and Buildings are both Jungle here, with what is printed on them, and every shot is one weaker. Group A is on the move: stop it in the Jungle of your Buildings card.',
      hint: 'Choose the Jungle card and group A.',
      goal: ({ events }) => events.some((event) => event.type === 'entersTerrain' && event.group === 0),
      after: 'Two for the card and one for the Jungle everywhere: three less. The same holds for them. Fire alone decides little here.',
      solution: [{ card: 5 }, { place: 0 }, { offer: 'Group A stops in Jungle' }, 'confirm'],
    },
    {
      situation: table({
        ...PACIFIC,
        mine: [
          { letter: 'A', range: 2, men: [{ number: 1 }, { number: 4, pinned: true }, { number: 5 }, { number: 6, pinned: true }] },
          { letter: 'B', range: 1, men: men(3, 7, 8), cards: [{ card: 9, as: 'terrain' }] },
        ],
        theirs: [{ letter: 'A', range: 2, men: [{ number: 5, pinned: true }, { number: 7 }], cards: [{ card: 11, as: 'terrain' }] }],
        hand: [59, 60, 83, 30, 113],
      }),
      seed: 'banzai 1',
      text: 'Group A lies in the open with two men pinned, and its leader is with it. A Banzai takes a Movement card: everybody is on his feet at once, and from now on the group only goes forward, or fights. Declare it.',
      hint: 'Choose group A, then “Banzai! Group A charges the enemy’s group A”.',
      goal: ({ events }) => events.some((event) => event.type === 'banzai:declared'),
      after:
        'Nobody is pinned any more, and nobody will be: what would pin them kills them, or wounds them. Nothing conceals them either. Be quick.',
      solution: [{ place: 0 }, { offer: 'Banzai! Group A charges the enemy’s group A' }, 'confirm'],
    },
    {
      situation: table({
        ...PACIFIC,
        turn: 5,
        mine: [
          { letter: 'A', range: 2, men: men(1, 4, 5, 6) },
          { letter: 'B', range: 1, men: men(3, 7, 8), cards: [{ card: 9, as: 'terrain' }] },
        ],
        theirs: [{ letter: 'A', range: 2, men: [{ number: 5, pinned: true }, { number: 7 }], cards: [{ card: 11, as: 'terrain' }] }],
        hand: [60, 83, 30, 113],
        kept: { banzai: { charges: [{ group: 0, target: 2 }] } },
      }),
      seed: 'banzai 2',
      text: 'Your next turn, at range 4. On: the charging group must go forward or sideways, before any other group of yours moves. Advance to range 5.',
      hint: 'Choose group A and “advances”.',
      goal: ({ s }) => s.groups[0]!.range === 3,
      after: 'Range 5. In your next turn all its men fight hand to hand: no infiltration, no test of nerve, no card.',
      solution: [{ place: 0 }, { card: 60 }, { offer: 'Group A advances' }, 'confirm'],
    },
    {
      situation: table({
        ...PACIFIC,
        turn: 7,
        mine: [
          { letter: 'A', range: 3, men: men(1, 4, 5, 6) },
          { letter: 'B', range: 1, men: men(3, 7, 8), cards: [{ card: 9, as: 'terrain' }] },
        ],
        theirs: [{ letter: 'A', range: 2, men: [{ number: 5, pinned: true }, { number: 7 }], cards: [{ card: 11, as: 'terrain' }] }],
        hand: [83, 30, 113],
        kept: { banzai: { charges: [{ group: 0, target: 2, movedOn: 5 }] } },
      }),
      seed: 'home 1',
      text: 'Charge home. Each of your men meets one of theirs; each draws a card and adds his nerve and his weapon. Asked for Concealed cards, pass.',
      hint: 'Choose group A and “charges home”. Asked who of several fights, choose one; asked for a Concealed card, press Space.',
      goal: (moment) => has(moment, 'combat'),
      after:
        'Those who are left of them may strike back in their turn, unless somebody fires at you. A Banzai ends when one of the two groups is no more.',
      solution: [{ place: 0 }, { offer: 'Group A charges home' }, 'confirm', { offer: '' }, 'confirm', 'end', 'end', 'end'],
    },
  ],
  learned: [
    'Woods and Buildings are Jungle, and every shot is one weaker.',
    'A Banzai rouses everybody and stops for nothing.',
    'It comes to blows in the turn after range 5.',
  ],
  terms: ['japanese', 'woods', 'close-combat', 'movement'],
}

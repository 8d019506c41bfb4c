import type { Lesson } from '../lesson.ts'
import { all, men, table } from './table.ts'

export const handToHand: Lesson = {
  id: 'hand-to-hand',
  title: 'Hand to hand',
  idea: 'At range 5 a brave man gets in among them.',
  minutes: 2,
  steps: [
    {
      situation: table({
        mine: [{ letter: 'A', range: 3, men: men(4, 11, 6), cards: [{ card: 15, as: 'terrain' }] }],
        theirs: [{ letter: 'A', range: 2, men: [{ number: 7 }, { number: 9, pinned: true }], cards: [{ card: 1, as: 'terrain' }] }],
        hand: [59, 40, 30, 9, 110],
      }),
      seed: 'creep 1',
      text: 'Range 5: arm’s length. A man may infiltrate, creep in among them. Without a Movement card he must pass a check of his nerve first. Send Lindner, with the card; you have nothing to conceal him: pass.',
      hint: 'Choose the Movement card, then “Lindner infiltrates” in the dock. The dock shows his chance. Asked for a Concealed card, press Space.',
      goal: (moment) => all(moment, 'infiltrates').length > 0,
      after: 'He is in among them. Few men, and one of them pinned: that made it easy. Next turn he may fight them hand to hand.',
      solution: [{ card: 59 }, { offer: 'Lindner infiltrates' }, 'confirm', 'end'],
    },
    {
      situation: table({
        mine: [
          {
            letter: 'A',
            range: 3,
            men: [{ number: 4, infiltrates: 'A', infiltratedOn: 1 }, { number: 11 }, { number: 6 }],
            cards: [{ card: 15, as: 'terrain' }],
          },
        ],
        theirs: [{ letter: 'A', range: 2, men: [{ number: 7 }, { number: 9, pinned: true }], cards: [{ card: 1, as: 'terrain' }] }],
        hand: [59, 40, 30, 9, 110],
      }),
      seed: 'combat 1',
      text: 'A turn later he attacks. Each draws a card and adds what his weapon is worth hand to hand; the higher total wins, and the other is dead. Send him in.',
      hint: 'Choose group A, then the close combat in the dock. Asked for a Concealed card, pass.',
      goal: (moment) => all(moment, 'combat').length > 0,
      after:
        'Thirteen to one: McBride is dead. Lindner may take his rifle, or leave it. Close combat is deadly for somebody, always; send whoever has a rifle and steady nerves.',
      solution: [{ card: 59 }, { offer: 'Into close combat: Lindner' }, 'confirm', 'end'],
    },
  ],
  learned: ['Infiltration takes range 5.', 'Pinned men don’t see you coming.', 'Close combat comes a turn after infiltration.'],
  terms: ['infiltration', 'morale-check', 'close-combat', 'relative-range', 'pinned'],
}

import type { Lesson } from '../lesson.ts'
import { all, has, men, table } from './table.ts'

const HEAVY = { rulesThrough: 35 } as const

export const gunsAndArmour: Lesson = {
  id: 'guns-and-armour',
  title: 'Guns and armour',
  idea: 'A shell must hit first, and then go through.',
  minutes: 4,
  steps: [
    {
      situation: table({
        ...HEAVY,
        mine: [
          { letter: 'A', range: 2, men: men(31), cards: [{ card: 15, as: 'terrain' }] },
          { letter: 'B', range: 1, men: men(2, 4, 5), cards: [{ card: 9, as: 'terrain' }] },
        ],
        theirs: [
          { letter: 'A', range: 2, men: men(34) },
          { letter: 'B', range: 1, men: men(5, 7, 8) },
        ],
        hand: [98, 40, 83, 30, 59],
      }),
      seed: 'gun 1',
      text: 'A Sherman at range 4, and your anti-tank gun. Any Fire card will do for a gun: its number does not matter. The dock shows the shot in steps. Aim at the armour, and fire.',
      hint: 'Choose group A, then the tank above. Armour, not crew. Asked whether to fire, say yes.',
      goal: (moment) => all(moment, 'shot').some(({ man }) => man === 0),
      after:
        'First a card for the hit, then one against the armour. Hit or miss, the tank is acquired now: the next shot at it is a step better, until one of you moves.',
      solution: [{ place: 0 }, { place: 2 }, 'confirm', 'confirm'],
    },
    {
      situation: table({
        ...HEAVY,
        mine: [
          { letter: 'A', range: 2, men: [{ number: 35, acquired: 'A' }], cards: [{ card: 24, as: 'terrain' }] },
          { letter: 'B', range: 1, men: men(2, 4, 5), cards: [{ card: 9, as: 'terrain' }] },
        ],
        theirs: [
          { letter: 'A', range: 2, men: men(34), cards: [{ card: 15, as: 'terrain' }] },
          { letter: 'B', range: 2, men: [{ number: 33, bogged: true }], cards: [{ card: 10, as: 'terrain' }] },
        ],
        hand: [106, 40, 83, 30, 59],
      }),
      seed: 'flank 3',
      text: 'Your tank stands hull down behind a wall. Group A of theirs shows its front, which is thick; the light tank of group B is bogged, and whoever can’t move shows his flank. Which is the better shot?',
      hint: 'Aim at each and compare the chance at the top of the dock. The ring on a tile shows which armour counts.',
      goal: (moment) => all(moment, 'shot').some(({ target }) => target === 3),
      after: 'The flank is thin. A tank that drives sideways shows it too; so does one that your other group flanks.',
      solution: [{ place: 0 }, { place: 3 }, 'confirm', 'confirm'],
    },
    {
      situation: table({
        ...HEAVY,
        mine: [
          { letter: 'A', range: 3, men: men(35) },
          { letter: 'B', range: 1, men: men(2, 4, 5), cards: [{ card: 9, as: 'terrain' }] },
        ],
        theirs: [
          { letter: 'A', range: 2, men: men(5, 7, 8) },
          { letter: 'B', range: 1, men: men(9, 10) },
        ],
        hand: [57, 40, 83, 30, 94],
      }),
      seed: 'over 2',
      text: 'Range 5, and they lie in the open. Your tank may drive over them: an overrun takes a Movement card and no Fire card. Do it.',
      hint: 'Choose group A and “overruns the enemy’s group A”.',
      goal: (moment) => has(moment, 'overruns'),
      after:
        'An overrun is an attack on every man of the group. In woods, brush, walls or houses it would be riskier: men behind something may stop the tank.',
      solution: [{ place: 0 }, { offer: 'Group A overruns the enemy’s group A' }, 'confirm'],
    },
    {
      situation: table({
        ...HEAVY,
        mine: [
          {
            letter: 'A',
            range: 3,
            men: [{ number: 4, secondary: 'demolitionCharge' }, { number: 5 }, { number: 6 }],
            cards: [{ card: 9, as: 'terrain' }],
          },
          { letter: 'B', range: 1, men: men(2, 7), cards: [{ card: 10, as: 'terrain' }] },
        ],
        theirs: [
          { letter: 'A', range: 2, men: [{ number: 34, buttoned: true }], cards: [{ card: 12, as: 'terrain' }] },
          { letter: 'B', range: 0, men: men(5, 7) },
        ],
        hand: [59, 40, 83, 30, 110],
      }),
      seed: 'charge 7',
      text: 'The other way round: their tank is buttoned up in the woods, blind, and nobody is beside it. Lindner has a demolition charge. Send him, with the Movement card and the charge.',
      hint: 'Choose the Movement card and “Lindner infiltrates … with his charge”. Above your hand stands what his attack is worth. Asked for a Concealed card, press Space.',
      goal: (moment) => all(moment, 'infiltrates').length > 0,
      after:
        'A man who gets there attacks at once: a card, and everything that speaks for him. Seven destroys, six stops it, nothing or less is his end. Keep infantry beside your tanks.',
      solution: [{ card: 59 }, { offer: 'Lindner infiltrates the enemy’s group A with his charge' }, 'confirm', 'end'],
    },
  ],
  learned: [
    'Ordnance hits first, and then the strength of the hit counts.',
    'What was fired at is acquired: the next shot is better.',
    'Flanks are thin; who is bogged or drives sideways shows his.',
    'A tank without infantry is prey for a brave man.',
  ],
  terms: ['ordnance', 'acquired', 'armour', 'flank-shot', 'overrun', 'vehicle-combat'],
}

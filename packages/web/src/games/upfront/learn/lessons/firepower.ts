import type { Lesson } from '../lesson.ts'
import { has, men, shots, table } from './table.ts'

export const firepower: Lesson = {
  id: 'range-and-firepower',
  title: 'Range and firepower',
  idea: 'There is no map: distance is a number between two groups.',
  minutes: 2,
  steps: [
    {
      situation: table({
        mine: [{ letter: 'A', range: 1, men: men(2, 4, 5, 6) }],
        theirs: [
          { letter: 'A', range: 3, men: men(4, 5, 8) },
          { letter: 'B', range: 0, men: men(6, 7) },
        ],
        hand: [135, 9, 40, 83, 30],
      }),
      seed: 'range 23',
      text: 'Each group has a range chit. Yours says 1; theirs say 3 and 0: relative range 4 to group A, 1 to group B. Five is arm’s length. Your Fire card needs 8. Find whom it can reach, and fire.',
      hint: 'A rifle has 1 firepower at range 1 and 2 at range 4. Four rifles at range 4 make 8: choose group A, then Fire.',
      goal: (moment) => has(moment, 'attacked'),
      after:
        'Four rifles, range 4: 8 firepower, just enough. Against group B the same men had 4. Coming closer makes more of your Fire cards usable, and theirs too.',
      solution: [{ place: 1 }, 'confirm', 'confirm'],
    },
    {
      situation: table({
        mine: [{ letter: 'A', range: 2, men: men(2, 4, 5, 6) }],
        theirs: [{ letter: 'A', range: 2, men: men(4, 5, 8) }],
        hand: [117, 105, 9, 40, 83],
      }),
      seed: 'both 4',
      text: 'One shot may use several Fire cards: their strengths add up, and so do their needs. You have 8 firepower; these two need 4 and 2. Aim at the Americans with both cards, and fire.',
      hint: 'Click group A above. The dock shows the cards of the shot: click a Fire card in your hand to add it. Strength 5, then Fire.',
      goal: (moment) => has(moment, 'attacked') && shots(moment).some(({ cards }) => cards.length === 2),
      after:
        'Strength 5. With a black 4 that is 9 for Prentice: 8 or more kills. Harlan is pinned, Tuttle kept his nerve. Two cards in one shot, and your hand is smaller by two.',
      solution: [{ card: 117 }, { card: 105 }, { place: 1 }, 'confirm', 'confirm'],
    },
    {
      situation: table({
        mine: [{ letter: 'A', range: 2, men: [{ number: 3 }, { number: 4, assists: 1 }, { number: 5 }] }],
        theirs: [
          { letter: 'A', range: 2, men: men(4, 5), cards: [{ card: 1, as: 'terrain' }] },
          { letter: 'B', range: 2, men: men(6, 8), cards: [{ card: 58, as: 'movement', mode: 'advance', turn: 2 }] },
        ],
        hand: [131, 9, 40, 83, 30],
      }),
      seed: 'which 3',
      text: 'Vogt has a machine gun, and Lindner serves it with him. Two targets: group A in a house (−3), group B on the move (+1). The dock adds it all up before you shoot. Fire at one.',
      hint: 'Click each group above and compare the chance of any effect. A moving group is the easier one.',
      goal: (moment) => has(moment, 'attacked'),
      after: (moment) =>
        shots(moment)[0]?.target === 2
          ? 'Strength 4, plus 1 because they move. Against the house it would have been 1: a house takes 3 away. Shoot at whoever runs.'
          : 'The house took 3 of your 4. Against the group that moves it would have been 5. Shoot at whoever runs.',
      solution: [{ place: 2 }, 'confirm', 'confirm'],
    },
  ],
  learned: [
    'Relative range is the sum of two chits: 0 far, 5 at hand.',
    'Nearer means more firepower, for both.',
    'Fire cards add up in one shot.',
    'Terrain weakens fire, movement invites it.',
  ],
  terms: ['range-chit', 'relative-range', 'firepower', 'fire-attack', 'cover', 'crew'],
}

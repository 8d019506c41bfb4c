import type { Lesson, Moment } from '../lesson.ts'
import { german, LEADER, placeOf, RIFLES, SQUAD, theyActivate, theyFire, theyReact, us, village } from './ground.ts'

/** Everything within their sight that one might cross on the way. */
const WATCHED = ['E6', 'F6', 'E5', 'E4', 'E7', 'G5', 'F4', 'D5', 'D7', 'F7']

export const smallBattle: Lesson = {
  id: 'lnl-small-battle',
  title: 'A small battle',
  idea: 'Fire, move, fight: the house in F5 is yours to take.',
  minutes: 4,
  steps: [
    {
      situation: village({
        next: 'red',
        turns: 3,
        units: [
          us(SQUAD, 'D6'),
          us(SQUAD, 'D6'),
          us(LEADER, 'D6'),
          us(SQUAD, 'D7'),
          us(SQUAD, 'D7'),
          us(SQUAD, 'C5'),
          german(RIFLES, 'F5'),
          german(RIFLES, 'G6'),
        ],
        weapons: [{ side: 'blue', type: 'us-bar', owner: 0 }],
        control: { red: ['F5', 'G6'] },
      }),
      seed: 'battle 7',
      look: ['C5', 'D7', 'F5', 'G6', 'F7'],
      opponent: [theyActivate('F5'), theyFire(6, 'F5', 'D7'), ...WATCHED.map((at) => theyReact(7, 'G6', at))],
      during: ['rally', 'operations'],
      text: 'Three turns, one house. Take F5. They have fired first; G6 across the street is still fresh. You have five Squads and a Leader. From here on nobody tells you how.',
      hint: 'D6 and D7 in one impulse, through the Leader. D6 fires at F5. When F5 is Shaken, D7 goes in over E6 and E5.',
      goal: (moment) => holdsTheHouse(moment),
      after:
        'The house is yours. Fire holds them down, movement gets you there, and the one who fires first has fired. You know the game: the rest is terrain and nerve.',
      solution: [
        { hex: 'D6' },
        { hex: 'D7' },
        'confirm',
        'confirm',
        { hex: 'D7' },
        { mode: 'move' },
        { hex: 'F5' },
        'confirm',
        'confirm',
        'confirm',
        'confirm',
      ],
    },
  ],
  learned: ['Fire first, then move, in one impulse.', 'Count who of theirs has not fired yet.', 'Take the last hex by hand.'],
  terms: ['turn', 'impulse', 'leader-chain', 'melee', 'victory'],
}

/** Somebody of yours is in F5 alone. */
function holdsTheHouse(moment: Moment): boolean {
  const house = placeOf(moment, 'F5')
  const there = moment.s.units.filter(({ at }) => at === house)
  return there.length > 0 && there.every(({ side }) => side === 'blue')
}

import type { Lesson } from '../lesson.ts'
import { german, HALF_SQUAD, happened, LEADER, RIFLES, SQUAD, us, village } from './ground.ts'

export const rally: Lesson = {
  id: 'lnl-rally',
  title: 'Rallying',
  idea: 'A new turn, and a Leader’s voice.',
  minutes: 2,
  steps: [
    {
      situation: village({
        phase: 'rally',
        turn: 2,
        units: [
          us(SQUAD, 'D6', { shaken: true }),
          us(LEADER, 'D6'),
          us(HALF_SQUAD, 'C5'),
          us(HALF_SQUAD, 'C5'),
          us(LEADER, 'C5'),
          german(RIFLES, 'F5'),
        ],
      }),
      seed: 'voice 0',
      look: ['B4', 'C5', 'D6', 'F5'],
      text: 'Each turn begins with the Rally Phase. A die has said who goes first. Your Squad in D6 is Shaken, but a Leader is with it. Let it try to rally: two dice, its Morale or less.',
      hint: 'Click D6: the dock shows what can be done there. Choose the Squad, and press the button.',
      goal: (moment) => happened(moment, 'rallies'),
      after:
        'Two and four, less 1 for the Leader and 2 for the cover: 3, and its Morale is 5. It is back in Good Order. Each unit tries once in a Rally Phase.',
      solution: [{ hex: 'D6' }, 'confirm'],
    },
    {
      text: 'In C5 stand two Half-Squads: what fire has left of two Squads. With a Leader beside them they can become one Squad again. Choose Recombine.',
      hint: 'Click C5, and press the button.',
      goal: (moment) => happened(moment, 'recombined'),
      after:
        'A whole Squad again. When both sides have rallied the Operations Phase begins, impulse by impulse, until three passes in a row. Then markers come off, and a new turn begins.',
      solution: [{ hex: 'C5' }, 'confirm'],
    },
  ],
  learned: [
    'Rally Phase: two dice, Morale or less; cover and Leaders help.',
    'A Squad needs somebody in Good Order with it who can help.',
    'Half-Squads with a Leader become Squads again.',
  ],
  terms: ['rally-phase', 'rally-attempt', 'initiative', 'recombine', 'morale'],
}

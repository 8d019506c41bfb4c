import type { Lesson } from '../lesson.ts'
import { german, hexOf, street, us } from './ground.ts'

export const smoke: Lesson = {
  id: 'smoke',
  title: 'Smoke, assault, double time',
  idea: 'Three ways to cross ground that they can see.',
  minutes: 3,
  steps: [
    {
      situation: street({ phase: 'movement', units: [us('6-6-6', 'I7'), german('4-6-7', 'K5')] }),
      seed: 'smoke 666',
      look: ['H7', 'K5', 'I8'],
      text: 'The raised 3 on your squad is its smoke exponent. Click I7. Then throw smoke grenades into J6: the dock offers them below the ways to move. A die of 3 or less places them.',
      hint: 'Click your squad in I7. Under Smoke grenades in the dock, choose J6.',
      goal: ({ events }) => events.some(({ type }) => type === 'smokeGrenades'),
      after:
        'A 2: the smoke is there. It adds 2 to every shot through J6 until the phase ends. It cost 2 of your 4 MF, and a squad may try once a turn.',
      solution: [{ hex: 'I7' }, { decide: { type: 'smoke', unit: 0, to: 'J6' } }],
    },
    {
      situation: street({ phase: 'movement', units: [us('6-6-6', 'I7'), german('4-6-7', 'K5')] }),
      seed: 'assault 1886',
      look: ['H7', 'K5', 'I8'],
      text: 'Careful now. Assault Movement goes one hex only, but spares you the −1 for units that run. Click I7, choose Assault, then J7, and take the step.',
      hint: 'Assault is the middle one of the three ways at the top of the dock, or the key A.',
      goal: ({ events }) => events.some((event) => event.type === 'moves' && event.mode === 'assault'),
      after:
        'One hex, carefully: the −1 for open ground remains, the −1 against units that run is gone. Assault Movement may not take all of a unit’s MF.',
      solution: [{ hex: 'I7' }, { mode: 'assault' }, { hex: 'J7' }, 'confirm'],
    },
    {
      situation: street({ phase: 'movement', units: [us('6-6-6', 'G7'), german('4-4-7', 'P3')] }),
      seed: 'double 577',
      look: ['G7', 'K7', 'I5', 'I8'],
      text: 'Nobody watches, and the barn in K7 is five MF away. Double Time gives 2 MF more. Click G7, choose Double time, then K7, and run.',
      hint: 'Double time is the right one of the three ways, or the key D. Then click K7 and press Enter for each step.',
      goal: (moment) => moment.s.units[0]!.at === hexOf(moment, 'K7'),
      after:
        'There, and out of breath: the CX tab. Until its next move its fire has +1 on the dice, and it is worse in Close Combat. Run when nobody can make you pay.',
      solution: [{ hex: 'G7' }, { mode: 'double' }, { hex: 'K7' }, 'confirm', 'confirm', 'confirm', 'confirm'],
    },
  ],
  learned: ['Smoke adds 2 to every shot through it.', 'Assault Movement: one hex, no −1 for running.', 'Double Time: 2 MF more, then CX.'],
  terms: ['smoke', 'smoke-exponent', 'assault-movement', 'double-time', 'cx'],
}

import type { AslskEvent } from '@firegroup/aslsk'
import type { Lesson, Moment } from '../lesson.ts'
import { german, street, us } from './ground.ts'

type ToHit = Extract<AslskEvent, { type: 'toHit' }>

/** The player's shots so far. */
const shots = ({ events }: Moment): ToHit[] => events.filter((event): event is ToHit => event.type === 'toHit' && event.by === 'allied')

const GUN = [{ side: 'allied', type: 'am-AR75s', owner: 0, ca: 1 }] as const

export const guns: Lesson = {
  id: 'guns',
  title: 'Guns',
  idea: 'Hit first, then hurt.',
  minutes: 3,
  steps: [
    {
      situation: street({
        phase: 'prepFire',
        units: [us('crew-2-2-7', 'J6'), german('4-4-7', 'M5'), german('4-4-7', 'N6')],
        weapons: [...GUN],
      }),
      seed: 'gun 24',
      text: 'A Gun joins no fire group: it must hit before it has any effect. Click your howitzer in J6. Each target in its arc shows the chance to hit. Click the house in M5 and fire.',
      hint: 'Click J6, then M5. The dock lists the number to hit and what changes it, then what a hit does. Then Fire.',
      goal: (moment) => shots(moment).length > 0,
      after:
        'Nine, and eight would have done: the house turned the shot away. But the shot has its uses. M5 is acquired, and the red die kept the rate.',
      solution: [{ hex: 'J6' }, { hex: 'M5' }, 'confirm'],
    },
    {
      text: 'The blue counter on M5 says −1: your gunners have seen where the shell fell. Fire at M5 once more.',
      hint: 'Click J6, then M5. Look for “acquired” among the Cases.',
      goal: (moment) => shots(moment).length > 1,
      after: (moment) =>
        shots(moment)
          .at(-1)!
          .groups.some(({ hit }) => hit)
          ? 'Eight: it hits by that one point. A second shot at the same target is better than a first at another; after a third it is −2.'
          : 'A second shot at the same target is better than a first at another; after a third it is −2.',
      solution: [{ hex: 'J6' }, { hex: 'M5' }, 'confirm'],
    },
    {
      situation: street({
        phase: 'prepFire',
        units: [us('crew-2-2-7', 'J6'), german('4-4-7', 'M5'), german('4-4-7', 'J4')],
        weapons: [...GUN],
      }),
      seed: 'turn 1',
      text: 'They come from the flank: J4 is outside the arc. The Gun can be turned for a shot, which makes it less sure, or without one, which ends its fire. Fire at J4.',
      hint: 'Click J6, then J4. Case 8 costs 3 for the first hexspine.',
      goal: (moment) => shots(moment).some(({ groups }) => groups[0]!.modifiers.some(({ label }) => label.startsWith('Case 8'))),
      after:
        'A Gun is strong to its front. Whoever comes from elsewhere pays for his walk, and you for the turning. Place it where they must cross its arc.',
      solution: [{ hex: 'J6' }, { hex: 'J4' }, 'confirm'],
    },
  ],
  learned: [
    'A Gun hits on the To Hit number or less, after every Case.',
    'It acquires what it fires at: −1, then −2.',
    'It fires into its arc; turning costs, most the first hexspine.',
  ],
  terms: ['gun', 'to-hit', 'covered-arc', 'acquisition', 'critical-hit'],
}

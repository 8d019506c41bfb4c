import type { AslskEvent, Situation } from '@firegroup/aslsk'
import type { Lesson, Moment } from '../lesson.ts'
import { german, hexOf, street, us } from './ground.ts'

type ToHit = Extract<AslskEvent, { type: 'toHit' }>
type ToKill = Extract<AslskEvent, { type: 'toKill' }>

const shots = ({ events }: Moment): ToHit[] => events.filter((event): event is ToHit => event.type === 'toHit' && event.by === 'allied')
const kills = ({ events }: Moment): ToKill[] => events.filter((event): event is ToKill => event.type === 'toKill')

/** Shots that are over: a hit is not before its To Kill roll, and whether the gun keeps its rate may be asked between. */
const fired = (moment: Moment): ToHit[] => shots(moment).filter(({ groups }) => !groups.some(({ hit }) => hit) || kills(moment).length > 0)

const tank = (type: string, at: string, towards: number): Situation['units'][number] =>
  german(type, at, { vehicle: { vca: towards, tca: towards } })

const GUN = [{ side: 'allied', type: 'am-AT57L', owner: 0, ca: 1 }] as const

export const antiTank: Lesson = {
  id: 'anti-tank',
  title: 'Firing at tanks',
  idea: 'It is the side that counts.',
  minutes: 3,
  steps: [
    {
      situation: street({
        phase: 'prepFire',
        units: [us('crew-2-2-7', 'J6'), tank('pzvg', 'N6', 4), tank('pzvg', 'L5', 5)],
        weapons: [...GUN],
      }),
      seed: 'flank 1',
      text: 'Two Panthers. Click your gun in J6, then N6: the rings show front armour, and hardly a shell gets through. Now look at L5, which shows its side. Fire where it counts.',
      hint: 'Click J6, then L5. Compare the To Kill numbers: what the shell can do, less the armour there. Then Fire.',
      goal: (moment) => fired(moment).some(({ at }) => at === hexOf(moment, 'L5')),
      after: (moment) =>
        kills(moment).some(({ result }) => result === 'destroyed')
          ? 'Two rolls: the first hits, and its dice also say whether hull or turret. The second is under what is left of the To Kill number. Against the front it would have been next to nothing.'
          : 'Two rolls: the first hits, and its dice also say whether hull or turret. The second has to stay under what is left of the To Kill number.',
      solution: [{ hex: 'J6' }, { hex: 'L5' }, 'confirm'],
    },
    {
      situation: street({
        phase: 'movement',
        attacker: 'axis',
        units: [us('crew-2-2-7', 'J6'), tank('pzivh', 'O6', 4)],
        weapons: [...GUN],
      }),
      seed: 'drive 3',
      look: ['J6', 'O6', 'L5'],
      opponent: [
        { kind: 'move', decision: { type: 'start', unit: 1 } },
        { kind: 'move', decision: { type: 'drive', unit: 1, to: 'N6' } },
        { kind: 'move', decision: { type: 'drive', unit: 1, to: 'M6' } },
        { kind: 'move', decision: { type: 'halt', unit: 1 } },
      ],
      text: 'A tank comes up the road, and you may answer whatever it does. It is harder to hit while it drives: the Case says how much. Hold, or fire when you like the odds.',
      hint: 'The head of the dock says how likely the shot destroys it. Space holds, Enter fires.',
      goal: (moment) => fired(moment).length > 0,
      after:
        'The less of its way lies in your sight, the harder it is to hit: up to +3. Nearer also means more certain to kill. A gun that waits decides where a tank dies.',
      solution: ['end', 'end', 'confirm'],
    },
  ],
  learned: [
    'Hit first, then kill: two rolls, and where the first one strikes.',
    'Sides and rear are thin. Go round, or let them come past.',
    'A tank that moves in sight for a moment only is hard to hit.',
  ],
  terms: ['vehicle', 'to-hit', 'hatches', 'motion', 'wreck'],
}

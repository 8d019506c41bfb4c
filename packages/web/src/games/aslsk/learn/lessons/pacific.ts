import type { Situation } from '@firegroup/aslsk'
import { sagoCreek } from '@firegroup/content/boards/sago-creek'
import type { Lesson, Moment } from '../lesson.ts'
import { attacks, hexOf, street } from './ground.ts'

/** The huts east of Sago Creek, in the rains of 1942. */
const huts = (position: Parameters<typeof street>[0]): Situation =>
  street({
    ...position,
    boards: [{ map: sagoCreek, at: { column: 0, row: 0 }, crop: { columns: ['K', 'Z'] } }],
    month: 10,
    year: 1942,
    axis: { nation: 'japanese', elr: 5 },
    rules: [{ type: 'ptoTerrain', text: 'PTO Terrain is in effect; all jungle is dense.' }],
  })

const marines = (type: string, at: string): Situation['units'][number] => ({ side: 'allied', type: `mc-${type}`, at })

const japanese = (type: string, at: string): Situation['units'][number] => ({ side: 'axis', type: `ja-${type}`, at })

const hasStepped = ({ events }: Moment): boolean => events.some((event) => event.type === 'check' && event.result === 'stepped')

export const pacific: Lesson = {
  id: 'pacific',
  title: 'The Pacific',
  idea: 'They don’t break. They come.',
  minutes: 4,
  steps: [
    {
      situation: huts({
        phase: 'prepFire',
        units: [marines('7-6-8', 'S5'), marines('7-6-8', 'S5'), japanese('1-4-4-7', 'U3'), japanese('1-4-4-7', 'U5')],
      }),
      seed: 'jungle 1',
      look: ['S5', 'V3', 'V5', 'R4'],
      text: 'Two Marine squads in the hut in S5. One Japanese squad lies in U3, in dense jungle: +2. The other crosses the open in U5. Fire where it does most.',
      hint: 'Click S5, then U5, and compare it with U3. Then Fire.',
      goal: (moment) => attacks(moment).length > 0,
      after: (moment) =>
        hasStepped(moment)
          ? 'The check fails, and nobody runs: the squad is turned over to the side with the stripe, weaker, and fights on. Next it would be a half squad, and only that one breaks.'
          : 'A Japanese squad that fails its check is not broken: it is turned over to the side with the stripe and fights on. Next it is a half squad, and only that one breaks.',
      solution: [{ hex: 'S5' }, { hex: 'U5' }, 'confirm'],
    },
    {
      situation: huts({
        phase: 'movement',
        attacker: 'axis',
        units: [marines('7-6-8', 'S5'), japanese('L-9-0', 'V4'), japanese('1-4-4-7', 'V4'), japanese('1-4-4-7', 'V4')],
      }),
      seed: 'yell 5',
      look: ['S5', 'V3', 'V5', 'R4'],
      opponent: [
        { kind: 'move', decision: { type: 'banzai', leader: 1, units: [1, 2, 3], target: 0 } },
        { kind: 'banzai', decision: { type: 'charge', units: [1, 2, 3], to: 'U5' } },
        { kind: 'banzai', decision: { type: 'charge', units: [1, 2, 3], to: 'T5' } },
        { kind: 'banzai', decision: { type: 'charge', units: [1, 2, 3], to: 'S5' } },
      ],
      text: 'A Banzai Charge: all run one hex at a time. After each hex you may fire, or hold for the next. When they come into your own, you must. Your squad fires in full only once: where?',
      hint: 'Beside you your firepower is doubled. In your own hex it is tripled, but then they are there, and the hut covers them. Space holds, Enter fires.',
      goal: isMet,
      after: (moment) =>
        moment.s.units.some(({ side, at }) => side === 'axis' && at === hexOf(moment, 'S5'))
          ? `${whereFirst(moment)} They have one morale more and are not pinned: fire thins a Charge and seldom stops it. Whoever is left is in your hut now.`
          : `${whereFirst(moment)} Nobody is left to come in: that is rare. They have one morale more in a Charge and are not pinned.`,
      solution: ['end', 'confirm', 'confirm'],
    },
    {
      situation: huts({
        phase: 'closeCombat',
        attacker: 'axis',
        units: [marines('7-6-8', 'S5'), marines('7-6-8', 'S5'), japanese('1-4-4-7', 'S5'), japanese('1-3-4-7r', 'S5')],
      }),
      seed: 'knives 9',
      look: ['S5', 'U4', 'U5', 'R4'],
      opponent: [{ kind: 'closeCombat', decision: { type: 'attack', attacks: [{ by: [2, 3], on: [0] }] } }],
      text: 'Close Combat in their turn is Hand-to-Hand: every Kill number is two higher, for you as for them, and they have −1 besides. Your 14 against their 7 is two to one. Attack both, or one with more.',
      hint: 'The card proposes all against all, with its odds. Change it as you like, then press Attack.',
      goal: ({ events }) => events.some((event) => event.type === 'closeCombatAttack' && event.side === 'allied'),
      after:
        'Both sides strike at once, and hardly anybody walks away. In your own turn it would have been the usual Close Combat, unless they ambush you. Better to meet them with fire, in the open before the huts.',
      solution: ['confirm'],
    },
  ],
  learned: [
    'Japanese squads lose steps where others break.',
    'A Charge comes hex by hex: choose where your one full shot meets it.',
    'Hand-to-Hand is deadlier for both sides.',
  ],
  terms: ['step-reduction', 'banzai', 'hand-to-hand', 'jungle', 'marines'],
}

/** What came of the place where the player fired first. */
function whereFirst(moment: Moment): string {
  const first = attacks(moment)[0]?.at
  if (first === hexOf(moment, 'S5')) return 'You held until they were in: three times your firepower, at men in a hut.'
  if (first === hexOf(moment, 'T5')) return 'You held until T5: twice your firepower, and they ran in the open.'
  return 'You fired from afar, and had little left when they were near.'
}

/** The Charge has reached the huts, or is over. */
function isMet(moment: Moment): boolean {
  return (
    moment.events.some(({ type }) => type === 'banzai') &&
    (moment.s.banzai === undefined || attacks(moment).some(({ at }) => at === hexOf(moment, 'S5')))
  )
}

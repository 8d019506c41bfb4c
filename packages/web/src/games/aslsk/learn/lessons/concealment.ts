import type { AslskEvent, Side, Situation } from '@firegroup/aslsk'
import type { Lesson, Moment } from '../lesson.ts'
import { attacks, german, hexOf, street, us } from './ground.ts'

type ToHit = Extract<AslskEvent, { type: 'toHit' }>

/** The street, with concealment in effect. */
const unseen = (position: Parameters<typeof street>[0]): Situation =>
  street({ ...position, rules: [{ type: 'concealment', text: 'Concealment is in effect.' }] })

const shots = ({ events }: Moment): ToHit[] => events.filter((event): event is ToHit => event.type === 'toHit' && event.by === 'allied')

/** Whether somebody of this side has lost his “?”. */
const isShown = ({ events }: Moment, side: Side): boolean => events.some((event) => event.type === 'revealed' && event.side === side)

/** The player's only squad. */
const squad = ({ s }: Moment) => s.units.find(({ side }) => side === 'allied')!

/** What the shot has cost the hidden gun. */
const nowOnMap = (moment: Moment): string =>
  isShown(moment, 'allied')
    ? 'The red die shows 5 or 6, so the gun is on the map for all to see.'
    : 'Now it is on the map, but only as a “?”: with a 5 or 6 on the red die they would see it all.'

export const concealment: Lesson = {
  id: 'concealment',
  title: 'Concealment',
  idea: 'What they don’t see, they fight at half strength.',
  minutes: 4,
  steps: [
    {
      situation: unseen({
        phase: 'prepFire',
        units: [
          us('6-6-6', 'K5'),
          us('6-6-6', 'K5'),
          german('4-4-7', 'M5', { concealed: true }),
          german('L-8-0', 'M5', { concealed: true }),
          german('4-4-7', 'N7'),
        ],
      }),
      seed: 'fog 7',
      look: ['K5', 'M5', 'N7', 'L7'],
      text: 'The “?” in M5 says how many are there, not who they are. Fire at what you don’t know counts half. Click K5, then M5, see what is left of your 12 firepower, and fire.',
      hint: 'Click K5, then M5. The dock lists the half. N7 would take your fire in full, but it is farther off and in stone. Then Fire.',
      goal: (moment) => attacks(moment).some(({ at }) => at === hexOf(moment, 'M5')),
      after: (moment) =>
        isShown(moment, 'axis')
          ? '12 firepower, and only the 6 column. But any result, even a check that is passed, takes the “?” away: now you know who they are, and the next shot counts in full.'
          : '12 firepower, and only the 6 column. Any result at all would have taken the “?” away; this roll had none.',
      solution: [{ hex: 'K5' }, { hex: 'M5' }, 'confirm'],
    },
    {
      situation: unseen({ phase: 'movement', units: [us('6-6-6', 'M5', { concealed: true }), german('4-4-7', 'N7')] }),
      seed: 'fog 2',
      look: ['M5', 'N7', 'N5', 'L6'],
      text: 'Now the “?” is yours. They see M5 and N5 from N7. Whoever moves in their sight is seen, except by Assault Movement from cover to cover. Get from M5 to N5, the other half of the row, unseen.',
      hint: 'Click M5, choose Assault in the dock, then click N5 and press the button.',
      goal: (moment) => squad(moment).at === hexOf(moment, 'N5') || isShown(moment, 'allied'),
      after: (moment) =>
        squad(moment).concealed
          ? 'Still under the “?”. Slowly, and never across the open. To fire would show them, too, and so would a leader’s order to fire.'
          : 'They have seen you: the “?” is gone. Assault Movement costs nothing but haste, and keeps it from house to house.',
      solution: [{ hex: 'M5' }, { mode: 'assault' }, { hex: 'N5' }, 'confirm'],
    },
    {
      situation: unseen({ phase: 'advance', units: [us('6-6-6', 'M6'), german('4-4-7', 'O7')] }),
      seed: 'fog 3',
      look: ['M5', 'O7', 'N5', 'L6'],
      during: ['advance', 'closeCombat'],
      text: 'What is lost comes back. Whoever ends your turn in a building that no unbroken enemy sees is under a “?” again. Your squad stands in the street. From O7 they see one of the houses before it. Advance into the other.',
      hint: 'O7 sees N5; the row itself hides M5. Click M6, then M5, press Advance, and end the phase.',
      goal: ({ events }) => events.some(({ type }) => type === 'conceals'),
      after: 'Nobody saw it go in, so nobody knows who is there. It costs nothing and happens by itself at the end of your turn.',
      solution: [{ hex: 'M6' }, { hex: 'M5' }, 'confirm', 'end'],
    },
    {
      situation: unseen({
        phase: 'movement',
        attacker: 'axis',
        units: [us('crew-2-2-7', 'K7', { hidden: true }), german('pzvg', 'O6', { vehicle: { vca: 4, tca: 4 } })],
        weapons: [{ side: 'allied', type: 'am-AT57L', owner: 0, ca: 0 }],
      }),
      seed: 'gun 21',
      look: ['K7', 'O6', 'L5', 'K6'],
      opponent: [
        { kind: 'move', decision: { type: 'start', unit: 1 } },
        { kind: 'move', decision: { type: 'drive', unit: 1, to: 'N6' } },
        { kind: 'move', decision: { type: 'drive', unit: 1, to: 'M6' } },
        { kind: 'move', decision: { type: 'drive', unit: 1, to: 'L6' } },
        { kind: 'move', decision: { type: 'drive', unit: 1, to: 'K6' } },
        { kind: 'move', decision: { type: 'halt', unit: 1 } },
      ],
      during: ['movement', 'defensiveFire'],
      text: 'Your gun in K7 is hidden: for them the barn is empty. A Panther comes down the street. Its front is too thick, and your first shot gives you away. Hold until it shows its side, then fire.',
      hint: 'Space holds, Enter fires. In K6 it drives past you: look at the To Kill numbers there.',
      goal: (moment) => shots(moment).length > 0,
      after: (moment) =>
        shots(moment)[0]!.at === hexOf(moment, 'K6')
          ? `It drove past a gun that it knew nothing of. ${nowOnMap(moment)}`
          : `In K6 the Panther would have shown its side, and known of nothing. ${nowOnMap(moment)}`,
      solution: ['end', 'end', 'end', 'end', 'confirm'],
    },
  ],
  learned: [
    'A “?” halves fire, and hides who is under it.',
    'Fire, haste and open ground in their sight give it up; a building out of their sight gives it back.',
    'A hidden gun is nowhere until it fires. Choose the moment.',
  ],
  terms: ['concealment', 'hidden', 'bump', 'assault-movement'],
}

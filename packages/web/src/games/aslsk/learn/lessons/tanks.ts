import { DriveDraft } from '../../play/drafts/drive-draft.ts'
import type { Lesson, Moment } from '../lesson.ts'
import { german, hexOf, street, us } from './ground.ts'

/** What the player's tank has driven so far. */
const drives = ({ events }: Moment): number => events.filter(({ type }) => type === 'drives').length

export const tanks: Lesson = {
  id: 'tanks',
  title: 'Tanks',
  idea: 'Show them your front.',
  minutes: 3,
  steps: [
    {
      situation: street({
        phase: 'movement',
        units: [us('M4A1', 'L6', { vehicle: { vca: 4, tca: 4 } }), german('crew-2-2-8', 'D6')],
        weapons: [{ side: 'axis', type: 'ge-AT50L', owner: 1, ca: 1 }],
      }),
      seed: 'tank 1',
      text: 'A tank starts, turns and drives for MP, and whoever sees it may answer each of them. Click your Sherman in L6, then J6 on the road.',
      hint: 'Click L6, then J6. The arrows along the way show where it points.',
      goal: (moment) => moment.draft instanceof DriveDraft && moment.draft.path.at(-1) === hexOf(moment, 'J6'),
      solution: [{ hex: 'L6' }, { hex: 'J6' }],
    },
    {
      text: 'The dock lists every expenditure with the side that the Gun in D6 sees, and how likely its shot stops you. Your front is thick. Press Start, then drive into K6.',
      hint: 'Press the button in the dock, or Enter, twice.',
      goal: (moment) => drives(moment) > 0,
      after: 'Once it drives it is a moving target, and harder to hit. Turning costs a MP for each hexspine, and may show them your side.',
      solution: ['confirm', 'confirm'],
    },
    {
      text: 'Drive into J6. Then press J: a tank that stops spends a MP for it, and fires better afterwards. One that only runs out of MP stays in Motion.',
      hint: 'Press the button until it is in J6, then J, then the button once more.',
      goal: ({ events }) => events.some((event) => event.type === 'spendsMp' && event.for === 'stop'),
      after:
        'Stopped, its gun may fire in the Advancing Fire Phase. U opens the hatches: the crew sees more and drives faster on roads, and can be hit.',
      solution: ['confirm', { decide: { type: 'halt', unit: 0 } }],
    },
  ],
  learned: [
    'Start, stop and every turn cost MP, and each can be answered.',
    'Front armour is the thickest: plan where you turn.',
    'A moving target is harder to hit, and shoots worse.',
  ],
  terms: ['vehicle', 'movement-points', 'motion', 'hatches', 'to-hit'],
}

import { ActDraft } from '../../play/drafts/act-draft.ts'
import type { Lesson } from '../lesson.ts'
import { bystander, german, happened, isAt, RIFLES, us, village } from './ground.ts'

const TANK = 0

export const vehicles: Lesson = {
  id: 'lnl-vehicles',
  title: 'Tanks',
  idea: 'It goes where it points.',
  minutes: 3,
  steps: [
    {
      situation: village({ units: [us('m4a1', 'B5', { facing: 1 }), german(RIFLES, 'G6'), bystander] }),
      seed: 'tank 1',
      look: ['B5', 'D5', 'E5'],
      text: 'A tank faces a corner of its hex and drives into one of the two hexes before it. Activate your Sherman in B5, then click D5, two hexes down the road.',
      hint: 'Click B5, press Activate B5, then click D5. The dock lists what each step costs.',
      goal: ({ draft }) => draft instanceof ActDraft && draft.activity === 'drive' && draft.drive.legs.length > 1,
      solution: [{ hex: 'B5' }, 'confirm', { mode: 'drive' }, { hex: 'D5' }],
    },
    {
      text: 'Turns are planned along with the way, 1 MP for each corner. The dock tells who could fire at each step, and which side he sees. Press the button until the tank is in D5.',
      hint: 'The button at the bottom of the dock takes one step of the plan. Enter does the same.',
      goal: (moment) => isAt(moment, TANK, 'D5'),
      after: 'Backwards costs double. On the road a tank pays 1 MP a hex like anywhere in the open; cars pay half.',
      solution: ['confirm', 'confirm'],
    },
    {
      text: 'Turn it on its spot: pull the handle on the ring around it, or press the full stop, and confirm. Whoever sees it turn may fire.',
      hint: 'The key . plans a turn to the right, the key , to the left. Then Enter.',
      goal: (moment) => happened(moment, 'pivots') && isAt(moment, TANK, 'D5') && moment.s.units[TANK]!.laid!.facing !== 1,
      after: 'The front is its thickest side. Before you stop, think of where the next gun may stand.',
      solution: [{ decide: { type: 'pivot', facing: 2 } }],
    },
  ],
  learned: [
    'A vehicle drives into one of the two hexes before it; turning costs 1 MP a corner.',
    'Every step and every turn may be fired at.',
    'Buttoned and armored it need not fear rifles; open it sees and hits better.',
  ],
  terms: ['vehicle', 'small-arms-at-vehicles', 'overrun'],
}

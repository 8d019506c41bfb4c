import type { LnltEvent } from '@firegroup/lnlt'
import { ActDraft } from '../../play/drafts/act-draft.ts'
import type { Lesson, Moment } from '../lesson.ts'
import { bystander, us, village } from './ground.ts'

type ToHit = Extract<LnltEvent, { type: 'toHit' }>

const shot = ({ events }: Moment): ToHit | undefined => events.find((event): event is ToHit => event.type === 'toHit')

export const guns: Lesson = {
  id: 'lnl-guns',
  title: 'Guns',
  idea: 'First hit it, then go through.',
  minutes: 2,
  steps: [
    {
      situation: village({
        units: [
          us('m4a1', 'H3', { facing: 2 }),
          { side: 'red', type: 'pz4h', at: 'H6', facing: 5, buttoned: true, marks: ['fired'] },
          bystander,
        ],
      }),
      seed: 'gun 2',
      look: ['H3', 'H6'],
      text: 'A Panzer IV stands at the crossing in H6, and your Sherman in H3 sees it. Activate H3 and aim the gun at the tank.',
      hint: 'Click H3 and press Activate H3. If nothing is aimed at, click H6.',
      goal: ({ draft }) => draft instanceof ActDraft && draft.activity === 'guns' && draft.guns.shot?.type === 'ordnance',
      solution: [{ hex: 'H3' }, 'confirm', { mode: 'guns' }, { hex: 'H6' }],
    },
    {
      text: 'Two dice must not exceed the number for the range, with all that helps or hampers. An even roll strikes the turret, an odd one the hull. Then a die and penetration against a die and armor. Press Fire.',
      hint: 'The three parts of the dock are the three steps of the shot. The red button fires, and so does Enter.',
      goal: (moment) => shot(moment) !== undefined,
      after: (moment) =>
        shot(moment)?.hit
          ? `A hit on the ${shot(moment)!.location}. What goes through destroys it; what is just as strong as the armor shakes the crew, or drives it out.`
          : 'A miss. The gun has the target now: acquired, it hits it more easily the next time, as long as neither moves.',
      solution: ['confirm'],
    },
  ],
  learned: [
    'To hit: two dice, low is good. The natural roll says where.',
    'Penetration against the armor of the side that was struck.',
    'Who misses has acquired the target: −1, then −2.',
  ],
  terms: ['ordnance', 'acquisition', 'vehicle'],
}

import type { PbsDecided, PbsEvent } from '@firegroup/pbs'
import type { LessonMoment } from '../../../../learn/lesson.ts'
import { german, street, us } from '../../../aslsk/learn/lessons/ground.ts'
import type { Lesson } from '../lesson.ts'

type Moment = LessonMoment<Parameters<Lesson['steps'][number]['goal']>[0]['s'], PbsEvent>

const OPEN = { pbs: { mode: 'bothSides' } } as const

const decided = ({ events }: Moment): readonly PbsDecided[] => events.flatMap((event) => (event.type === 'pbsDecided' ? [event] : []))

export const waitingGun: Lesson = {
  id: 'the-gun-that-waits',
  title: 'The Gun that waits',
  idea: 'A Gun checks whether this shot is worth more than the next.',
  minutes: 4,
  steps: [
    {
      situation: {
        ...street({
          phase: 'movement',
          units: [us('M4A1', 'L6', { vehicle: { vca: 4, tca: 4 } }), german('crew-2-2-8', 'D6')],
          weapons: [{ side: 'axis', type: 'ge-AT50L', owner: 1, ca: 1 }],
        }),
        ...OPEN,
      },
      seed: 'gun 1',
      look: ['D6', 'L6', 'K5'],
      text: 'An anti-tank Gun waits in D6, down the road. Start your Sherman in L6: for that it spends its first MP. The Gun makes its own check.',
      hint: 'Choose L6 and press Start, or plan a way: the start is its first leg.',
      goal: (moment) => decided(moment).length > 0,
      after: (moment) =>
        decided(moment)[0]!.answer === 'hold'
          ? 'The Gun waits: while your next hex could only make its shot better, 4 is added to its die. B shows the number to hit and what was added.'
          : 'It fired. B shows how well the shot hit, and that die against our number.',
      solution: [{ decide: { type: 'start', unit: 0 } }],
    },
    {
      text: 'Now stop: nothing is added for a tank that stands, and it is easier to hit. See what the Gun thinks of that.',
      hint: 'Choose L6, then Stop.',
      goal: (moment) => decided(moment).length > 1 || moment.s.units[0]!.at < 0,
      after: 'Each change of what a moving tank is worth to it gives the Gun one more look. Then it waits until you drive on.',
      solution: [{ decide: { type: 'halt', unit: 0 } }],
    },
  ],
  learned: [
    'Guns check one by one, by how well the shot hits.',
    'They wait while the next hex could only be better for them.',
    'A tank that could slip out of sight is fired at sooner.',
  ],
  terms: ['oftc', 'target-class', 'motion-attempt'],
}

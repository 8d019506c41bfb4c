import { MoveDraft } from '../../play/drafts/move-draft.ts'
import type { Lesson, Moment } from '../lesson.ts'
import { german, hexOf, street, us } from './ground.ts'

export const moving: Lesson = {
  id: 'moving',
  title: 'Moving and being shot at',
  idea: 'A move is a row of steps, and each can be answered.',
  minutes: 3,
  steps: [
    {
      situation: street({ phase: 'movement', units: [us('6-6-6', 'G6'), german('2-4-7', 'K5')] }),
      seed: 'woods 1229',
      look: ['G6', 'K5', 'H8'],
      opponent: [{ kind: 'firstFire', decision: shotAt('H7', 1) }],
      text: 'Movement Phase. Your squad in G6 wants to get to the woods. The Germans in K5 will see it on the way. Click your squad.',
      hint: 'Click G6, or press N.',
      goal: ({ draft }) => draft instanceof MoveDraft && draft.units.length > 0,
      solution: [{ hex: 'G6' }],
    },
    {
      text: 'Each hex within reach shows its cost. A squad has 4 movement factors (MF): open ground takes 1, woods and houses 2. The small figure is the worst single shot there. Click H7.',
      hint: 'H7 is the tip of the woods, south-east of your squad.',
      goal: (moment) => moment.draft instanceof MoveDraft && moment.draft.path.at(-1) === hexOf(moment, 'H7'),
      solution: [{ hex: 'H7' }],
    },
    {
      text: 'The plan is drawn. Enter or the button takes one step, then they may react, then you go on or change your mind. Go to H7.',
      hint: 'Press the teal button until the squad is in H7.',
      goal: (moment) => isAt(moment, 0, 'H7') && moment.events.some(({ type }) => type === 'attack'),
      after:
        'They waited, and fired when you were among the trees: +1 for the woods, and no −1 for open ground. Where you are when they shoot matters more than how far you go.',
      solution: ['confirm', 'confirm', 'confirm'],
    },
    {
      situation: street({ phase: 'movement', units: [us('6-6-6', 'I8'), german('4-4-7', 'K5')] }),
      seed: 'behind 17867',
      look: ['I8', 'K5', 'K8', 'H7'],
      opponent: [{ kind: 'firstFire', decision: shotAt('J7', 1) }],
      text: 'Get your squad from I8 to K8, behind the barn, unhurt. Over J7 it runs in full view of K5. In J8, under the trees, nobody sees it. Take one step at a time.',
      hint: 'Click I8, then J8, and press the button. When the squad is in J8, click K8 and press it again.',
      goal: (moment) => isAt(moment, 0, 'K8') && !moment.s.units[0]!.broken,
      after: 'No line of sight, no shot. The straight way is seldom the safe one: look for woods and houses between you and them.',
      solution: [{ hex: 'I8' }, { hex: 'J8' }, 'confirm', { hex: 'K8' }, 'confirm'],
    },
  ],
  learned: [
    'A squad has 4 MF. Open ground costs 1, woods and buildings 2.',
    'After each step they may fire.',
    'Risk is shown for every hex before you go.',
  ],
  terms: ['mf', 'ffmo', 'ffnam', 'los', 'stacking'],
}

function shotAt(at: string, unit: number): unknown {
  return { type: 'fire', at, firers: [{ unit, inherent: true, weapons: [] }], directors: [] }
}

function isAt(moment: Moment, unit: number, hex: string): boolean {
  return moment.s.units[unit]!.at === hexOf(moment, hex)
}

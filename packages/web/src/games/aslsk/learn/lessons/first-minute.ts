import { FireDraft } from '../../play/drafts/fire-draft.ts'
import type { Lesson } from '../lesson.ts'
import { attacks, german, hexOf, street, us } from './ground.ts'

const fired = { kind: 'firstFire', type: 'hold' } as const

export const firstMinute: Lesson = {
  id: 'first-minute',
  title: 'The first minute',
  idea: 'One squad, one enemy in a house.',
  minutes: 1,
  steps: [
    {
      situation: street({ phase: 'prepFire', units: [us('6-6-6', 'G5'), german('4-4-7', 'K5')] }),
      seed: 'first 2403',
      look: ['G5', 'K5', 'I7', 'I4'],
      text: 'You lead the American squad in G5. A German squad holds the house in K5, four hexes away, and your squad sees it. Click K5.',
      hint: 'K5 is the house with the grey German counter. By keyboard: N goes to your squad, the arrows to K5, Enter chooses it.',
      goal: (moment) => moment.draft instanceof FireDraft && moment.draft.at === hexOf(moment, 'K5'),
      solution: [{ hex: 'K5' }],
    },
    {
      text: 'Nothing is rolled yet. The dock shows the whole shot: 6 firepower, +2 on the dice for the wooden house, 39% for any effect. Low dice are good. Press Fire.',
      hint: 'Fire is the red button below the odds. Enter does the same.',
      goal: (moment) => attacks(moment).length > 0,
      after:
        'Two and one, plus 2 for the house: 5. In the 6 column that is a morale check, and the squad fails it. It is broken: it can’t fire any more, and will run.',
      solution: ['confirm'],
    },
    {
      situation: street({ phase: 'movement', attacker: 'axis', units: [us('6-6-6', 'I6'), german('4-4-7', 'K5')] }),
      seed: 'runs 1232',
      look: ['I6', 'K5', 'K7', 'H5'],
      opponent: [
        { kind: 'move', decision: { type: 'step', units: [1], to: 'K6' } },
        { kind: 'move', decision: { type: 'step', units: [1], to: 'K7' } },
      ],
      text: 'Their turn. Another squad leaves the house and runs across the street towards the barn. You may fire at every hex that it enters. Fire now, or hold?',
      hint: 'Compare: in the street nothing covers it. In the barn it has +2 again. Hold fire lets it go on.',
      goal: (moment) => attacks(moment).length > 0 || moment.decisions.filter(({ kind, decision }) => isHold(kind, decision)).length > 1,
      after: (moment) =>
        attacks(moment).some(({ at }) => at === hexOf(moment, 'K6'))
          ? 'In the open, and running: −2 on the dice, 89% for an effect. Moving is when units are hit. Shots like this are called Defensive First Fire.'
          : 'It is in the barn now, with +2 around it. Holding is right when a better shot may come. Here the open street was the best that you would get.',
      solution: ['confirm'],
    },
  ],
  learned: ['Every shot shows its odds before you take it.', 'Low dice hit. Cover adds to them.', 'Who moves in the open is easy to hit.'],
  terms: ['firepower', 'terrain-effect', 'first-fire', 'broken'],
}

function isHold(kind: string, decision: unknown): boolean {
  return kind === fired.kind && (decision as { type?: string }).type === fired.type
}

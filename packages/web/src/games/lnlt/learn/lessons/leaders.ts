import { ActDraft } from '../../play/drafts/act-draft.ts'
import { ImpulseDraft } from '../../play/drafts/impulse-draft.ts'
import type { Lesson } from '../lesson.ts'
import { attacks, FIRED, german, happened, LEADER, RIFLES, SQUAD, us, village } from './ground.ts'

export const leaders: Lesson = {
  id: 'lnl-leaders',
  title: 'A Leader sets them in motion',
  idea: 'One man, three places, one impulse.',
  minutes: 2,
  steps: [
    {
      situation: village({ units: [us(SQUAD, 'D6'), us(LEADER, 'D6'), us(SQUAD, 'C5'), us(SQUAD, 'D7'), german(RIFLES, 'F5', FIRED)] }),
      seed: 'motion 8',
      look: ['C5', 'D7', 'F5', 'F7'],
      text: 'One impulse, one place: that is slow. A Leader also activates places next to him. Choose D6, where he is. Then add C5 and D7, which light up beside him.',
      hint: 'Click D6, then C5, then D7. Another click takes a place out again.',
      goal: ({ draft }) => draft instanceof ImpulseDraft && draft.chosen.length === 3,
      solution: [{ hex: 'D6' }, { hex: 'C5' }, { hex: 'D7' }],
    },
    {
      text: 'Three places, named before anybody acts. Whatever isn’t named now has to wait for a later impulse. Press Activate.',
      hint: 'The button in the dock, or Enter.',
      goal: ({ draft, s }) => draft instanceof ActDraft && (s.impulse?.activated.length ?? 0) > 1,
      solution: ['confirm'],
    },
    {
      text: 'Now they act in any order, and the enemy waits. Let D6 fire at F5: the Leader’s gold figure counts for the fire of his own place.',
      hint: 'Click D6 if somebody else is chosen, then F5, and press Fire.',
      goal: (moment) => attacks(moment).length > 0,
      after: '7 against 4, and 1 of the 7 is the Leader’s. F5 is Shaken. D6 has fired, all together; C5 and D7 have not done anything yet.',
      solution: ['confirm'],
    },
    {
      text: 'It is still your impulse. While they have their heads down, let the Squad in D7 go forward, to E7 by the corner.',
      hint: 'Click D7, choose Move in the dock, click E7 and press the button.',
      goal: (moment) => happened(moment, 'moves') || attacks(moment).length > 1,
      after: (moment) =>
        happened(moment, 'moves')
          ? 'Fire and movement in one impulse, and nobody could come between. That is what Leaders are for. Those in C5 have done nothing: they stay free for a later impulse.'
          : 'Two shots in one impulse, and nobody could come between. They might also have gone forward. Whoever does nothing stays free for a later impulse.',
      solution: [{ hex: 'D7' }, { mode: 'move' }, { hex: 'E7' }, 'confirm'],
    },
  ],
  learned: [
    'A Leader activates the places next to him, too.',
    'All of them are named first, then they act in any order.',
    'His gold figure helps fire, rallying and Melee where he is.',
  ],
  terms: ['leader', 'leader-chain', 'activation', 'leading-fire', 'ops-complete'],
}

import { AdvanceDraft } from '../../play/drafts/advance-draft.ts'
import type { Lesson } from '../lesson.ts'
import { german, hexOf, street, us } from './ground.ts'

export const closeCombat: Lesson = {
  id: 'close-combat',
  title: 'Advance and Close Combat',
  idea: 'The last hex is taken by hand.',
  minutes: 3,
  steps: [
    {
      situation: street({ phase: 'advance', units: [us('6-6-6', 'L5'), us('6-6-6', 'L5'), german('4-4-7', 'M5')] }),
      seed: 'cc 33539',
      look: ['K4', 'K6', 'N4', 'N6'],
      opponent: [{ kind: 'closeCombat', decision: { type: 'attack', attacks: [{ by: [2], on: [0, 1] }] } }],
      during: ['advance', 'closeCombat'],
      text: 'Advance Phase. Every unit may slip one hex ahead, even into the enemy’s, and nobody may shoot at it. Click L5, where you have two squads, then the house in M5.',
      hint: 'Click L5, then M5, the house east of it with the German counter.',
      goal: (moment) => moment.draft instanceof AdvanceDraft && moment.draft.units.length === 2 && moment.draft.to === hexOf(moment, 'M5'),
      solution: [{ hex: 'L5' }, { hex: 'M5' }],
    },
    {
      during: ['advance', 'closeCombat'],
      text: 'An advance does not count MF, unless the hex takes all that a unit has: then it is exhausted afterwards. A house takes 2 of 4, so that is no matter. Press Advance.',
      hint: 'Press the button in the dock, or Enter.',
      goal: ({ events }) => events.some(({ type }) => type === 'advances'),
      solution: ['confirm'],
    },
    {
      during: ['advance', 'closeCombat'],
      text: 'Close Combat. First each side rolls for ambush in a house: nobody managed it. Your 12 against 4 is three to one. Roll less than the Kill number. They strike back at the same time. Attack.',
      hint: 'The dock proposes both squads against theirs. Press Attack.',
      goal: ({ events }) => events.some((event) => event.type === 'closeCombatAttack' && event.side === 'allied'),
      after:
        'Below the Kill number: the squad is eliminated, and the house is yours. Had both sides survived, they would be locked in Melee and fight on next turn.',
      solution: ['confirm'],
    },
  ],
  learned: ['An advance is one hex, after all fire.', 'Both sides strike at once.', 'Break them by fire first, then go in.'],
  terms: ['advance', 'close-combat', 'ambush', 'kill-number', 'melee'],
}

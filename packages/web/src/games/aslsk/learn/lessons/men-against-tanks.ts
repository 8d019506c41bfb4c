import { AdvanceDraft } from '../../play/drafts/advance-draft.ts'
import type { Lesson, Moment } from '../lesson.ts'
import { german, hexOf, street, us } from './ground.ts'

/** Whether the tank is still what it was. */
const isWrecked = ({ s }: Moment): boolean => s.markers.some(({ kind }) => kind === 'wreck')

export const menAgainstTanks: Lesson = {
  id: 'men-against-tanks',
  title: 'Men against tanks',
  idea: 'Close enough, a tank is blind.',
  minutes: 3,
  steps: [
    {
      situation: street({
        phase: 'advance',
        units: [us('7-4-7', 'L5'), german('pzivh', 'K6', { vehicle: { vca: 1, tca: 1 } })],
      }),
      seed: 'men 3',
      look: ['J4', 'J6', 'M4', 'M6'],
      during: ['advance', 'closeCombat'],
      text: 'Rifles do nothing to a tank. Men who come close do: they advance into its hex and fight it by hand. Click L5, then the tank in K6.',
      hint: 'Click L5, where your squad is, then K6.',
      goal: (moment) => moment.draft instanceof AdvanceDraft && moment.draft.to === hexOf(moment, 'K6'),
      solution: [{ hex: 'L5' }, { hex: 'K6' }],
    },
    {
      during: ['advance', 'closeCombat'],
      text: 'Before they dare, they take a PAATC, a check against their morale: the dock shows the chance. Who fails is pinned and stays. Press Advance.',
      hint: 'Press the button in the dock, or Enter.',
      goal: ({ events }) => events.some(({ type }) => type === 'advances'),
      solution: ['confirm'],
    },
    {
      during: ['advance', 'closeCombat'],
      text: 'A squad attacks with its CCV, 5: a roll under it destroys the tank, a 5 stops it for good. A leader would help. Whatever is left of the tank answers with its machine guns. Attack.',
      hint: 'The card proposes your squad against the tank. Press Attack.',
      goal: ({ events }) => events.some((event) => event.type === 'closeCombatAttack' && event.side === 'allied'),
      after: (moment) =>
        isWrecked(moment)
          ? 'Under the number: the tank is a wreck, and its machine guns never answer. A tank without men of its own around it does not live long near yours.'
          : 'Not this time. Whoever lives through its answer may try again next turn. Men of its own beside it would have made this far harder.',
      solution: ['confirm'],
    },
  ],
  learned: [
    'Men attack a tank only from its own hex.',
    'A PAATC comes first; leaders need none.',
    'A squad has a CCV of 5: roll under it.',
  ],
  terms: ['close-combat', 'advance', 'vehicle', 'wreck'],
}

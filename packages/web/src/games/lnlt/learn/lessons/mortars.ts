import { ActDraft } from '../../play/drafts/act-draft.ts'
import type { Lesson } from '../lesson.ts'
import { attacks, bystander, german, happened, LEADER, RIFLES, SQUAD, spotted, us, village } from './ground.ts'

export const mortars: Lesson = {
  id: 'lnl-mortars',
  title: 'Teams and mortars',
  idea: 'A crew, a tube, and somebody who sees.',
  minutes: 2,
  steps: [
    {
      situation: village({
        units: [us('mortar60', 'B5'), us(SQUAD, 'C5'), german(RIFLES, 'F5'), german(RIFLES, 'F5'), bystander],
        markers: [spotted('F5')],
      }),
      seed: 'tube 0',
      look: ['A4', 'B5', 'F5', 'F7'],
      text: 'The counter in B5 is a Weapon Team: a mortar with its crew. It fires by itself, beside whatever others do. Activate B5.',
      hint: 'Click B5, then press Activate.',
      goal: ({ draft }) => draft instanceof ActDraft,
      solution: [{ hex: 'B5' }, 'confirm'],
    },
    {
      text: 'Two dice fall, and only the higher counts. Shells strike everybody in a hex, on every floor, and go on falling there: whoever enters it in this turn is attacked too. Turn to shells, aim at F5, and fire.',
      hint: 'H turns to shells. Click F5, and press Fire the mortar.',
      goal: (moment) => attacks(moment).length > 0,
      after: 'The star in F5 says that shells are falling there until the turn ends. Both sides keep out of it.',
      solution: [{ mode: 'shells' }, { hex: 'F5' }, 'confirm'],
    },
    {
      situation: village({
        blue: { nation: 'american', artillery: [{ name: 'Field guns', fp: 4, missions: 1 }] },
        units: [us(LEADER, 'C5'), us(SQUAD, 'C5'), german(RIFLES, 'F5'), bystander],
        markers: [spotted('F5')],
      }),
      seed: 'guns 1',
      look: ['B4', 'C5', 'F5', 'G7'],
      text: 'Guns behind the map need a voice: a Leader calls them, and the first round drifts. The board shows where it may fall. Activate C5, turn to shells and call the guns on F5.',
      hint: 'Activate C5. H, then F5, then Call the guns.',
      goal: (moment) => happened(moment, 'spottingRound'),
      after: 'Where the round fell you may fire for effect, or break off. Who called is done for this turn, and leads nobody’s fire.',
      solution: [{ hex: 'C5' }, 'confirm', { mode: 'shells' }, { hex: 'F5' }, 'confirm'],
    },
  ],
  learned: [
    'Weapon Teams fire apart; a mortar keeps the higher of two dice.',
    'Shells strike a whole hex, and go on falling until the turn ends.',
    'Artillery is called by a Leader, drifts, and may be broken off.',
  ],
  terms: ['weapon-team', 'mortar', 'fire-for-effect', 'artillery'],
}

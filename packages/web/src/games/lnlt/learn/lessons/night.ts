import { ActDraft } from '../../play/drafts/act-draft.ts'
import type { Lesson } from '../lesson.ts'
import { attacks, bystander, german, happened, LEADER, RIFLES, SQUAD, us, village } from './ground.ts'

const NIGHT = [{ type: 'night', text: 'Night: one sees two hexes far.' }] as const

export const night: Lesson = {
  id: 'lnl-night',
  title: 'In the dark',
  idea: 'Two hexes, and then nothing.',
  minutes: 2,
  steps: [
    {
      situation: village({ rules: NIGHT, units: [us(LEADER, 'C5'), us(SQUAD, 'C5'), german(RIFLES, 'F5'), bystander] }),
      seed: 'lamp 2',
      look: ['B4', 'C5', 'F5', 'G7'],
      text: 'At night one sees two hexes far; what nobody of yours sees is dark on the board. There is somebody in F5, three hexes off. A Leader can light it up. Activate C5.',
      hint: 'Click C5, then press Activate.',
      goal: ({ draft }) => draft instanceof ActDraft,
      solution: [{ hex: 'C5' }, 'confirm'],
    },
    {
      text: 'A Starshell lights its hex and the six around it until the turn ends: one die less his LM, up to what his nation can. Turn to shells, and fire one over F5.',
      hint: 'H turns to shells. Click F5, and press Fire the Starshell.',
      goal: (moment) => happened(moment, 'starshellAttempt'),
      after: 'Dud or not, the Leader is done. What is lit is seen and fired at as by day, by both sides.',
      solution: [{ mode: 'shells' }, { hex: 'F5' }, 'confirm'],
    },
    {
      situation: village({ rules: NIGHT, units: [us(SQUAD, 'C5'), german(RIFLES, 'F5', { marks: ['fired'] }), bystander] }),
      seed: 'flash 0',
      look: ['B4', 'C5', 'F5', 'G7'],
      text: 'Whoever fires in the dark shows himself. The Squad in F5 has fired: you may fire at its flash, at 3 less. Activate C5 and fire.',
      hint: 'Activate C5, then Fire. If nothing is aimed at, click F5.',
      goal: (moment) => attacks(moment).length > 0,
      after: 'The -3 is little against those in the open, and much against a wall. At night it pays to come close before anybody fires.',
      solution: [{ hex: 'C5' }, 'confirm', 'confirm'],
    },
  ],
  learned: [
    'At night one sees, spots and fires two hexes far.',
    'Who has fired is seen from farther, at -3.',
    'Starshells and blazes make day of a hex and those around it.',
  ],
  terms: ['night', 'starshell', 'fire'],
}

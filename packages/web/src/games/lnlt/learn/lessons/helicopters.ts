import { customsStreet } from '@firegroup/content/boards/customs-street'
import type { Situation } from '@firegroup/lnlt'
import { ActDraft } from '../../play/drafts/act-draft.ts'
import type { Lesson } from '../lesson.ts'
import { attacks, FIRED, happened, isAt } from './ground.ts'

/** A settlement on East Falkland: yours come by air. */
function settlement(units: Situation['units']): Situation {
  return {
    boards: [{ map: customsStreet, at: { column: 0, row: 0 }, crop: { columns: ['A', 'K'] } }],
    era: 'modern',
    blue: { nation: 'argentine' },
    red: { nation: 'british' },
    turns: 2,
    units,
  }
}

const PARAS = 'uk-para-squad-falklands'
/** Somebody far off, so that the phase does not end too soon. */
const bystander = { side: 'red', type: PARAS, at: 'K9' } as const
const PUMA = 0

export const helicopters: Lesson = {
  id: 'lnl-helicopters',
  title: 'Helicopters',
  idea: 'Over everything, and under fire.',
  minutes: 4,
  steps: [
    {
      situation: settlement([
        { side: 'blue', type: 'ar-puma', at: 'B5 air' },
        { side: 'blue', type: 'ar-marine-squad', at: 'reserve', aboard: PUMA },
        { side: 'red', type: PARAS, at: 'I3' },
        bystander,
      ]),
      seed: 'puma 1',
      look: ['A4', 'B5', 'E4', 'I3'],
      text: 'Your Puma is in the air over B5, one level above the ground: its shadow lies in the hex, a squad is on board. It flies as far as it likes, over anything. Activate it, then click D5.',
      hint: 'Click B5, press Activate B5 air, turn to Fly, and click D5.',
      goal: ({ draft }) => draft instanceof ActDraft && draft.activity === 'drive' && draft.drive.legs.length > 1,
      solution: [{ hex: 'B5' }, 'confirm', { mode: 'drive' }, { hex: 'D5' }],
    },
    {
      text: 'Every hex of the way may be fired at, by rifles at half their range. Flying it is hard to hit, and hits little itself. Press the button until the Puma is over D5.',
      hint: 'The button at the bottom of the dock flies one hex of the plan. Enter does the same.',
      goal: (moment) => isAt(moment, PUMA, 'D5 air'),
      solution: ['confirm', 'confirm'],
    },
    {
      text: 'To let men off it must hover: over open ground, and not over enemies. Hovering it sees and aims well, and is easier to hit. Switch it to hovering.',
      hint: 'Hovering is the switch at the top of the dock, and the key D.',
      goal: (moment) => happened(moment, 'hovers'),
      solution: [{ decide: { type: 'hover', hover: true } }],
    },
    {
      text: 'Now let the squad off. It stands in D5 and may go on with half of its MF; the enemy may fire at it there.',
      hint: 'Or here, in the dock: let them off. The key U does the same.',
      goal: (moment) => happened(moment, 'dismounts'),
      after:
        'It changes its mode once an impulse: a Puma that hovers stays over its hex until its next one. Land men where nobody sees it.',
      solution: [{ decide: { type: 'unload', units: [1] } }],
    },
    {
      situation: settlement([
        { side: 'blue', type: 'ar-alouette3', at: 'D4 air', hovering: true },
        { side: 'red', type: PARAS, at: 'G4', ...FIRED },
        bystander,
      ]),
      seed: 'gunship 1',
      look: ['C4', 'D4', 'G4', 'H5'],
      text: 'A gunship hovers over D4, and the paras in G4 have fired: they are seen. It fires all round, each weapon by itself, before, between and after its hexes. Fire at G4.',
      hint: 'Activate D4, turn to Guns, click G4, and press Fire.',
      goal: (moment) => attacks(moment).length > 0 || happened(moment, 'toHit'),
      after:
        'Flying, its machine guns fire at −2; rockets need a roll that is 2 lower. A helicopter that is damaged flies home, and one that is destroyed comes down.',
      solution: [{ hex: 'D4' }, 'confirm', { mode: 'guns' }, { hex: 'G4' }, 'confirm'],
    },
  ],
  learned: [
    'A helicopter is a level above its hex and flies as far as it likes, over anything.',
    'Flying it is hard to hit; hovering it sees, aims, and lets men off over open ground.',
    'It changes between the two once an impulse, and fires anywhere on its way.',
  ],
  terms: ['helicopter', 'passengers', 'missile'],
}

import { ActDraft } from '../../play/drafts/act-draft.ts'
import type { Lesson } from '../lesson.ts'
import { attacks, bystander, german, isAt, RIFLES, SQUAD, us, village } from './ground.ts'

export const works: Lesson = {
  id: 'lnl-works',
  title: 'Bunkers and wire',
  idea: 'A place with a front, and with a back.',
  minutes: 2,
  steps: [
    {
      situation: village({
        units: [us('engineer-squad', 'C3'), us(SQUAD, 'B3'), german(RIFLES, 'C4 bunker', { marks: ['fired'] }), bystander],
        weapons: [{ type: 'us-satchel', side: 'blue', owner: 0 }],
        markers: [{ kind: 'bunker', at: 'C4', side: 'red', value: 3, facing: 3 }],
      }),
      seed: 'concrete 0',
      look: ['A3', 'B3', 'C4', 'D5'],
      text: 'There are Germans inside the Bunker in C4. It looks south: from the north they can’t fire at you, nor you with rifles at them. But your engineers in C3 have a Satchel Charge, and charges go in from any side. Activate C3.',
      hint: 'Click C3, then press Activate.',
      goal: ({ draft }) => draft instanceof ActDraft,
      solution: [{ hex: 'C3' }, 'confirm'],
    },
    {
      text: 'The inside of a Bunker is a place of its own, with its own counters. Fire is turned to it already: the charge alone, 6 firepower, against a die and the Bunker’s 3. Press Fire.',
      hint: 'If nothing is aimed at, click C4. Then Fire.',
      goal: (moment) => attacks(moment).length > 0,
      after: 'A charge is used once. From the hex itself, or before its front, rifles would do as well.',
      solution: ['confirm'],
    },
    {
      situation: village({
        units: [us(SQUAD, 'C6'), german(RIFLES, 'G7')],
        markers: [{ kind: 'wire', at: 'B6', side: 'red' }],
      }),
      seed: 'wire 0',
      look: ['A5', 'B6', 'C6', 'D7'],
      text: 'Wire costs 4 MP, all told: a whole move. Go into it with the Squad in C6.',
      hint: 'Activate C6, choose Move, click B6.',
      goal: (moment) => isAt(moment, 0, 'B6'),
      after: 'That was all they had. Whoever stands in wire has spent many points, and may be fired at for each of them.',
      solution: [{ hex: 'C6' }, 'confirm', { mode: 'move' }, { hex: 'B6' }, 'confirm'],
    },
  ],
  learned: [
    'A Bunker has an inside and a front: rifles go in and out only there.',
    'Charges and shells go in from every side.',
    'Wire takes a whole move, Mines attack whoever enters.',
  ],
  terms: ['bunker', 'trench', 'wire', 'foxholes'],
}

import type { Module } from '../../hooks.ts'
import { specsOf } from '../../places/schema.ts'
import { at } from '../../sequence/step.ts'
import { misleadAdvice, sewerAdvice } from './advice.ts'
import { comeUp, emergence, newTurn } from './emergence.ts'
import { isSewer, manholesOf, sewerLocations, underground } from './location.ts'
import { mislead, sewerMove } from './move.ts'
import { afterAttack, hazard, isDiscovered, sewerForbids } from './rules.ts'
import { state } from './state.ts'
import { sewerWords } from './words.ts'

/** B8.4 Sewers. */
export const sewers: Module = {
  id: 'sewers',
  title: 'Sewers',
  sentence:
    'Men go down a manhole, three hexes through the dark, and come up where nobody expects them, unless they lose their way or are heard.',
  state,
  fills: ['3.323', '5.22', '7.21'],
  steps: [
    { key: 'rally.sewers', ...at('1.11'), run: newTurn },
    { key: 'movement.sewers', ...at('3.41'), run: emergence },
  ],
  hooks: {
    locations: [sewerLocations],
    outOfSight: [underground],
    unseen: [(scenario) => specsOf(scenario, 'sewers').length > 0],
    complaints: [
      ({ scenario, map }) =>
        specsOf(scenario, 'sewers').length > 0 && manholesOf(scenario, map).length === 0
          ? ['There are sewers, but no manhole leads to them.']
          : [],
    ],
    fireModifiers: [hazard],
    forbids: [sewerForbids],
    discovered: [isDiscovered],
    // nobody is told who is below
    keepsControl: [(s, unit) => isSewer(s, unit.at)],
    notHeld: [(s, unit) => isSewer(s, unit.at)],
    attacked: [afterAttack],
  },
  windows: { advance: [{ key: 'sewers', order: 100, run: comeUp }] },
  acts: { move: [sewerMove], choice: [mislead] },
  tellers: sewerWords,
  advice: { sewer: sewerAdvice, mislead: misleadAdvice },
  glossary: [
    {
      id: 'sewers',
      name: 'Sewers',
      rules: ['B8.4', 'B8.41', 'B8.42', 'B8.43', 'B8.44'],
      text: 'Good Order Infantry on a manhole may go below for all its MF, to a sewer within three hexes; on a dr of 6 it is lost and the DEFENDER says where. Below it is concealed and must move on each turn. A dr of 4 or less lets it advance up a manhole; 7 gives it away.',
      also: ['manhole', 'emergence', 'sewer movement', 'SEWER'],
    },
  ],
}

import type { ModuleEvent } from '../../events.ts'
import type { Module } from '../../hooks.ts'
import { nameOf } from '../../map/terrain.ts'
import { specsOf } from '../../places/schema.ts'
import type { AslskState, Hex } from '../../state.ts'
import { unitLabel } from '../../words/names.ts'
import type { Telling } from '../../words/telling.ts'
import { duck, duckAdvice, entrench, entrenchAdvice } from './acts.ts'
import { ENTRENCHMENTS, entered, entrenchedCost, entrenchedTem, entrenchmentOf, noGuns, outOfReach, sheltered } from './rules.ts'

/** B27 Foxholes and trenches, F8 sangars, B2 shellholes. */
export const entrenchments: Module = {
  id: 'entrenchments',
  title: 'Foxholes and trenches',
  sentence: 'Men go to ground in foxholes, trenches, sangars and shellholes, and move unseen from trench to trench.',
  fills: ['3.32'],
  hooks: {
    complaints: [
      ({ scenario, map }) =>
        [...ENTRENCHMENTS, 'shellhole' as const].flatMap((kind) =>
          specsOf(scenario, kind).flatMap(({ at }) => (map.grid.has(at) ? [] : [`A ${kind} lies in ${at}, which the map does not have.`])),
        ),
    ],
    tem: [entrenchedTem],
    movementCosts: [entrenchedCost],
    entered: [entered],
    sheltered: [sheltered],
    outOfReach: [outOfReach],
    forbids: [noGuns],
    statuses: [(_s, unit, status) => (status === 'entrenched' && entrenchmentOf(unit) ? 1 : 0)],
  },
  acts: { move: [entrench, duck] },
  tellers: { 'entrenchments:goes': goesWords },
  advice: { entrench: entrenchAdvice, duck: duckAdvice },
  glossary: [
    {
      id: 'entrenchment',
      name: 'Foxhole, trench, sangar',
      rules: ['B27', 'B27.1', 'B27.3', 'B27.4', 'B27.44', 'B27.6', 'F8', 'F8.1', 'F8.3', 'A2.8'],
      text: 'A position with a TEM of +2. In or out costs 1 MF of its own. A foxhole has room for its squads of each side, a sangar for one squad in all. From trench to trench it is 1 MF, without FFMO, FFNAM or Interdiction, and concealment is kept. What lies inside is out of reach from outside.',
      also: ['entrenched', 'foxholes', 'trenches', 'FOXH', 'TRENCH', 'SANGAR'],
    },
    {
      id: 'shellhole',
      name: 'Shellholes',
      rules: ['B2', 'B2.4'],
      text: 'Open ground with holes: entered for 1 MF in the open, or for one more from hole to hole, which spares a unit FFMO and Interdiction. Who begins his move there has that cover.',
      also: ['HOLES'],
    },
  ],
}

function goesWords(s: AslskState, event: ModuleEvent): Telling {
  const { unit, at, in: kind } = event.of as { readonly unit: number; readonly at: Hex; readonly in: string }
  return { text: `${unitLabel(s, unit)} ${kind === '' ? 'leaves cover' : `goes into the ${kind}`} in ${nameOf(s, at)}.`, place: at }
}

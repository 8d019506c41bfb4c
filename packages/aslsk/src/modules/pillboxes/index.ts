import type { ModuleEvent } from '../../events.ts'
import type { Module } from '../../hooks.ts'
import { nameOf } from '../../map/terrain.ts'
import { specsOf } from '../../places/schema.ts'
import { at } from '../../sequence/step.ts'
import type { AslskState, Hex } from '../../state.ts'
import { unitList } from '../../words/names.ts'
import type { Telling } from '../../words/telling.ts'
import { comeToTheDoor, goBackInside, isAtArmsLength, isFreeAtTheDoor, state } from './door.ts'
import { isPillbox, PILLBOX, pillboxLocations } from './location.ts'
import { holdsPillbox, mayStay, offLevel, overrunning, pillboxForbids, pillboxTem } from './rules.ts'

/** B30 Pillboxes. */
export const pillboxes: Module = {
  id: 'pillboxes',
  title: 'Pillboxes',
  sentence:
    'Pillboxes are places of their own inside a hex: hard to hit from the front, harder from behind, with a field of fire to one side alone.',
  state,
  fills: ['8.24'],
  steps: [
    { key: 'closeCombat.pillboxes', ...at('8.11'), run: comeToTheDoor },
    { key: 'closeCombat.doors', ...at('8.311'), run: goBackInside },
  ],
  hooks: {
    locations: [pillboxLocations],
    outOfSight: [offLevel],
    complaints: [
      ({ scenario, map }) =>
        specsOf(scenario, PILLBOX).flatMap(({ at: hex }) =>
          map.grid.has(hex) ? [] : [`A pillbox stands in ${hex}, which the map does not have.`],
        ),
    ],
    tem: [pillboxTem],
    targetFactors: [overrunning],
    forbids: [pillboxForbids],
    keepsControl: [holdsPillbox],
    mayStay: [mayStay],
    notHeld: [isFreeAtTheDoor],
    armsLength: [isAtArmsLength],
    statuses: [(s, unit, status) => (status === 'pillbox' && isPillbox(s, unit.at) ? 1 : 0)],
  },
  tellers: { 'pillboxes:door': doorWords },
  glossary: [
    {
      id: 'pillbox',
      name: 'Pillbox',
      rules: ['B30', 'B30.2', 'B30.3', 'B30.4', 'B30.42', 'B30.44', 'B30.6', 'B30.7', 'B30.8'],
      text: 'In or out costs 1 MF, and nobody goes through the door while enemies are outside. It fires through its Covered Arc alone; its first number is the TEM through that arc, its second from elsewhere. Fire at the hex leaves it alone. Broken men in it need not rout. Close Combat is fought at the door.',
      also: ['bunker', 'Covered Arc', 'CA', 'NCA', 'PBOX'],
    },
    {
      id: 'location',
      name: 'Location',
      rules: ['A.8'],
      text: 'A hex may hold more than one place: its ground, a pillbox, a sewer below. Each is a Location: stacking, fire, Close Combat and leadership stay within it, and ways of their own lead from one to the next.',
      also: ['ADJACENT', 'places inside the hex'],
    },
  ],
}

function doorWords(s: AslskState, event: ModuleEvent): Telling {
  const { units, at: hex } = event.of as { readonly units: readonly number[]; readonly at: Hex }
  return {
    text: `${unitList(s, units)} ${units.length === 1 ? 'fights at the door of its' : 'fight at the door of their'} pillbox in ${nameOf(s, hex)}.`,
    place: hex,
  }
}

import type { ModuleEvent } from '../../events.ts'
import type { Module } from '../../hooks.ts'
import { nameOf } from '../../map/terrain.ts'
import { isIn } from '../../places/positions.ts'
import { specsOf } from '../../places/schema.ts'
import type { AslskState, Hex } from '../../state.ts'
import { unitLabel } from '../../words/names.ts'
import type { Telling } from '../../words/telling.ts'
import { beneathAdvice, getBeneath, routBeneath } from './acts.ts'
import { blownUp, entered, held, noCharges, ON, outOfReach, struggle } from './rules.ts'
import { state } from './state.ts'

/** B26 Wire. */
export const wire: Module = {
  id: 'wire',
  title: 'Wire',
  sentence: 'Whoever comes to the wire hangs on it until a die lets him crawl beneath; only then does he go on.',
  state,
  fills: ['3.32', '6.21'],
  hooks: {
    complaints: [
      ({ scenario, map }) =>
        specsOf(scenario, 'wire').flatMap(({ at }) => (map.grid.has(at) ? [] : [`Wire lies in ${at}, which the map does not have.`])),
    ],
    entered: [entered],
    forbids: [held],
    movementCosts: [struggle],
    weaponForbids: [noCharges],
    outOfReach: [outOfReach],
    attacked: [blownUp],
    statuses: [(_s, unit, status) => (status === 'wire' && isIn(unit, ON) ? 1 : 0)],
  },
  acts: { move: [getBeneath], rout: [routBeneath] },
  tellers: { 'wire:beneath': beneathWords, 'wire:gone': goneWords },
  advice: { beneath: beneathAdvice },
  glossary: [
    {
      id: 'wire',
      name: 'Wire',
      rules: ['B26', 'B26.4', 'B26.41', 'B26.42', 'B26.43', 'B26.45', 'B26.5'],
      text: 'Whoever enters a hex with wire is on it and does not leave. A die says how many MF it takes to get beneath; more than it has left keeps it there. On the wire there is no Double Time and no use of charges. A placed charge whose dice show a KIA takes it away.',
      also: ['barbed wire', 'beneath the wire', 'WIRE', 'UNDER'],
    },
  ],
}

function beneathWords(s: AslskState, event: ModuleEvent): Telling {
  const { unit, at, dr, done } = event.of as { readonly unit: number; readonly at: Hex; readonly dr: number; readonly done: boolean }
  return {
    text: `${unitLabel(s, unit)} ${done ? 'gets beneath' : 'stays on'} the wire in ${nameOf(s, at)}.`,
    detail: `dr ${dr}.`,
    place: at,
  }
}

function goneWords(s: AslskState, event: ModuleEvent): Telling {
  const { at } = event.of as { readonly at: Hex }
  return { text: `The wire in ${nameOf(s, at)} is blown up.`, place: at }
}

import type { ModuleEvent } from '../../events.ts'
import type { Module } from '../../hooks.ts'
import { hexOf, nameOf } from '../../map/terrain.ts'
import { specsOf } from '../../places/schema.ts'
import type { AslskState, Hex } from '../../state.ts'
import { unitList } from '../../words/names.ts'
import { complaints, inTheDark, isTunnel, tunnelLocations } from './location.ts'
import { allUp, comeUp, onlyUp, tunnelAdvice, tunnelMove } from './move.ts'
import { state } from './state.ts'

/** B8.6 Tunnels. */
export const tunnels: Module = {
  id: 'tunnels',
  title: 'Tunnels',
  sentence: 'Men go down at one end of a tunnel of theirs and come up, unseen, at the other, even among enemies.',
  state,
  fills: ['3.32', '7.21'],
  steps: [{ key: 'advance.tunnels', phase: 'advance', order: 7800, run: allUp }],
  hooks: {
    locations: [tunnelLocations],
    outOfSight: [inTheDark],
    unseen: [(scenario) => specsOf(scenario, 'tunnel').length > 0],
    complaints: [complaints],
    forbids: [onlyUp],
    // nobody is told who is below
    keepsControl: [(s, unit) => isTunnel(s, unit.at)],
  },
  windows: { advance: [{ key: 'tunnels', order: 100, run: comeUp }] },
  acts: { move: [tunnelMove] },
  tellers: {
    'tunnels:below'(s: AslskState, event: ModuleEvent) {
      const { units, from, at } = event.of as { readonly units: readonly number[]; readonly from: Hex; readonly at: Hex }
      return { text: `${unitList(s, units)} go into the tunnel in ${nameOf(s, from)}, to ${nameOf(s, hexOf(s, at))}.`, place: from }
    },
    'tunnels:up'(s: AslskState, event: ModuleEvent) {
      const { units, at } = event.of as { readonly units: readonly number[]; readonly at: Hex }
      return { text: `${unitList(s, units)} must come up in ${nameOf(s, at)}.`, place: at }
    },
  },
  advice: { tunnel: tunnelAdvice },
  glossary: [
    {
      id: 'tunnel',
      name: 'Tunnel',
      rules: ['B8.6', 'B8.62'],
      text: 'It joins two places no more than three hexes apart. Good Order Infantry of its owner goes below at the start of its move, for all MF, without a Gun or more than it carries easily, and in the APh must come up at the other end, concealed, even to enemies; out of an Encircled Location pinned and CX.',
      also: ['tunnels', 'TUNNEL'],
    },
  ],
}

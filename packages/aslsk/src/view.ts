import { type Viewer, viewModules } from '@firegroup/kernel'
import { placeName } from './map/terrain.ts'
import { type AslskState, cloneState } from './state.ts'

/**
 * All that a viewer may know: in the infantry game that is everything on the table, for everyone. The map and the orders of battle are in the scenario,
 * which every viewer has; places are the map's hex indices, as in the events, and for people also the hexes' names.
 */
export function view(state: AslskState, viewer: Viewer): unknown {
  const { setting, modules: _, ...table } = cloneState(state)
  const modules = viewModules(state, viewer)
  const named = <T extends { readonly at: number }>(counters: readonly T[]) =>
    counters.map((counter) => ({ ...counter, hex: placeName(state, counter.at) }))
  return {
    scenario: setting.scenario.id,
    turns: setting.scenario.turns,
    ...table,
    units: named(table.units),
    weapons: named(table.weapons),
    markers: named(table.markers),
    ...(modules ? { modules } : {}),
  }
}

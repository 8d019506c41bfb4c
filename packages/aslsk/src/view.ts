import type { Viewer } from '@firegroup/kernel'
import { type AslskState, cloneState } from './state.ts'

/**
 * All that a viewer may know: in the infantry game that is everything on the table, for everyone. The map and the orders of battle are in the scenario,
 * which every viewer has; places are the map's hex indices, as in the events.
 */
export function view(state: AslskState, _viewer: Viewer): unknown {
  const { setting, ...table } = cloneState(state)
  return { scenario: setting.scenario.id, turns: setting.scenario.turns, ...table }
}

import { type Viewer, viewModules } from '@firegroup/kernel'
import { withoutHidden } from './hidden/secrets.ts'
import { nameOf } from './map/location.ts'
import { cloneState, type LnltState, type Location } from './state.ts'

/**
 * All that a viewer may know: 1.3 all stacks are open to both. What nobody may know is not in the state: an Event's marker lies open on the map, its
 * paragraph and what it brings are in the scenario, and are told when it is read; which Skills can be drawn depends on it (12.0). Where a scenario lets a
 * side hide units or Mines, the other learns that they are there and not where. Places are locations as in the events, and for people also by name.
 */
export function view(state: LnltState, viewer: Viewer): unknown {
  const { setting, events, control, skillPool: _drawnFrom, modules: _kept, ...table } = withoutHidden(cloneState(state), viewer)
  const modules = viewModules(state, viewer)
  const name = (at: Location) => placeName(state, at)
  const named = <T extends { readonly at: number }>(counters: readonly T[]) =>
    counters.map((counter) => ({ ...counter, location: name(counter.at) }))
  return {
    scenario: setting.scenario.id,
    turns: setting.scenario.turns,
    ...table,
    units: named(table.units),
    weapons: named(table.weapons),
    markers: named(table.markers),
    objectives: named(table.objectives),
    events: events.map((index) => eventMarker(state, index)),
    control: Object.fromEntries(control.flatMap((side, at) => (side === '' ? [] : [[name(at), side]]))),
    ...(modules ? { modules } : {}),
  }
}

/** 1.8, 22.0: what is printed on an Event marker and said of it before it is read. */
function eventMarker({ setting }: LnltState, index: number) {
  const { id, trigger, hexes, side } = setting.scenario.events![index]!
  return { id, trigger, hexes, ...(side === undefined ? {} : { side }) }
}

const ELSEWHERE = ['offboard', 'reserve', 'exited', 'eliminated', 'merged', 'aboard', 'underground', 'hidden']

/** A location by its name, or where a counter is that is not on the map. */
export function placeName({ setting }: LnltState, at: Location): string {
  return at >= 0 ? nameOf(setting, at) : (ELSEWHERE[-1 - at] ?? String(at))
}

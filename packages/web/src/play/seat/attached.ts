/** States that arrive without their setting get it back: the map and whatever else never changes is made once, of the game's origin. */
import type { GameEvent, Origin, System, Viewer } from '@firegroup/kernel'
import { knownState } from '@firegroup/table'

/** How a game of this origin begins, as a viewer may know it. */
export function beginningOf<S, E extends GameEvent>(system: System<S, E>, origin: Origin, viewer: Viewer): S {
  const begun = 'scenario' in origin ? system.begin(origin.scenario) : system.situation(origin.situation)
  if (!begun.ok) throw new Error(begun.problems.map(({ message }) => message).join(' '))
  return knownState(system, begun.value, viewer)
}

export function attachTo<S>(beginning: S): (state: unknown) => S {
  const { setting } = beginning as S & { readonly setting?: unknown }
  return setting === undefined ? (state) => state as S : (state) => ({ ...(state as S), setting })
}

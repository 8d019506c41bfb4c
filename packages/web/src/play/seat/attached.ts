/** States that arrive without their setting get it back: the map and whatever else never changes is made once, of the game's origin. */
import { type GameEvent, type Origin, type System, type Viewer, withSettingOf } from '@firegroup/kernel'
import { knownState } from '@firegroup/table'

/** How a game of this origin begins, as a viewer may know it. */
export function beginningOf<S, E extends GameEvent>(system: System<S, E>, origin: Origin, viewer: Viewer): S {
  const begun = 'scenario' in origin ? system.begin(origin.scenario) : system.situation(origin.situation)
  if (!begun.ok) throw new Error(begun.problems.map(({ message }) => message).join(' '))
  return knownState(system, begun.value, viewer)
}

export function attachTo<S, E extends GameEvent>(system: System<S, E>, beginning: S): (state: unknown) => S {
  return (state) => withSettingOf(system, state, beginning) as S
}

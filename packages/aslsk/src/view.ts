import { type Viewer, viewModules } from '@firegroup/kernel'
import { knownBy, withoutEffort } from './concealment/known-state.ts'
import { isUnseenBy } from './concealment/unseen.ts'
import { placeName } from './map/terrain.ts'
import { gunsOf } from './ordnance/manned.ts'
import { type AslskState, cloneState, type Location, type Side, type Unit } from './state.ts'

/** What can be seen of units under a concealment counter: where it lies, and how many counters of Infantry and how many Guns are under it. */
interface ConcealedStack {
  readonly side: Side
  readonly at: Location
  readonly hex: string
  readonly units: number
  readonly guns: number
}

/**
 * All that a viewer may know: everything on the table but who is under the enemy's concealment counters (8.3.2), and nothing of what the enemy has hidden
 * (6.4). The map and the orders of battle are in the scenario, which every viewer has; places are the map's hex indices, as in the events, and for people
 * also the hexes' names.
 */
export function view(state: AslskState, viewer: Viewer): unknown {
  const known = knownBy(state, viewer)
  const isAnybodyUnseen = state.setting.fog && state.units.some((unit) => unit.at >= 0 && isUnseenBy(unit, viewer))
  return isAnybodyUnseen ? withoutUnseen(known, viewer) : tableau(known, viewer)
}

/** Everything on the table, seen or not, with what modules show a viewer. */
export function tableau(state: AslskState, viewer: Viewer) {
  const copy = cloneState(state)
  const { setting, modules: _, controlSeen: __, controlOnLoan: ___, ...table } = state.setting.fog ? withoutEffort(copy, viewer) : copy
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

function withoutUnseen(known: AslskState, viewer: Viewer): unknown {
  const { units, weapons, ...table } = tableau(known, viewer)
  const unseen = known.units.filter((unit) => isUnseenBy(unit, viewer))
  const isOfUnseen = (id: number) => unseen.some((unit) => unit.id === id)
  return {
    ...table,
    units: units.filter(({ id }) => !isOfUnseen(id)),
    weapons: weapons.filter(({ owner }) => !isOfUnseen(owner)),
    concealed: stacksOf(known, unseen),
  }
}

function stacksOf(known: AslskState, unseen: readonly Unit[]): ConcealedStack[] {
  const concealed = unseen.filter((unit) => unit.concealed && unit.at >= 0)
  const places = [...new Set(concealed.map(({ at }) => at))].sort((a, b) => a - b)
  return places.map((at) => {
    const there = concealed.filter((unit) => unit.at === at)
    const guns = there.flatMap((unit) => gunsOf(known, unit)).length
    return { side: there[0]!.side, at, hex: placeName(known, at), units: there.length, guns }
  })
}

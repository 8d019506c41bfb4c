import type { Modifier, Problem } from '@firegroup/kernel'
import { environmentOf } from '../../environment/environment.ts'
import { crossesHexside, isPaved, isPavedRoad } from '../../environment/ground.ts'
import type { EntryRate } from '../../map/costs.ts'
import { isBuilding, terrainAt } from '../../map/terrain.ts'
import type { AslskState, Hex, Unit } from '../../state.ts'
import { isVehicle } from '../../units/units.ts'

/** E3.6: into Open Ground men pay half a MF more, vehicles one MP; not over the hexside of a paved road. */
export function heavyGoing(s: AslskState, unit: Unit, from: Hex, to: Hex, by: EntryRate): Modifier | undefined {
  if (to < 0 || !terrainAt(s, to).openGround || !crossesHexside(s, from, to) || isPaved(s, from, to, by)) return undefined
  return { rule: 'E3.6', label: 'mud', value: isVehicle(unit) ? 2 : 1 }
}

/** E3.6: unpaved roads are there for the eye alone. */
export function noRoads(s: AslskState): Problem | undefined {
  return environmentOf(s).roads === 'unpaved'
    ? { rule: 'E3.6', message: 'The unpaved road is mud, and no better than the ground beside it.' }
    : undefined
}

/** E3.6: one more, but in a building and on a paved road. */
export function bogs(s: AslskState, from: Hex, to: Hex): Modifier | undefined {
  return isBuilding(s, to) || isPavedRoad(s, from, to) ? undefined : { rule: 'E3.6', label: 'mud', value: 1 }
}

/** E3.6: Smoke has no effect, so that none is made. */
export function noSmoke(_: AslskState, _unit: Unit, what: string): Problem | undefined {
  return what === 'smoke' ? { rule: 'E3.6', message: 'In mud Smoke has no effect.' } : undefined
}

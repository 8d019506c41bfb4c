import type { Modifier, Problem } from '@firegroup/kernel'
import { crossesHexside, isPlowed, isPlowedRoad } from '../../environment/ground.ts'
import type { EntryRate } from '../../map/costs.ts'
import { isBuilding } from '../../map/terrain.ts'
import { isWoodsBuildingOrRubble } from '../../places/rubble.ts'
import type { AslskState, Hex, Unit } from '../../state.ts'
import { isVehicle } from '../../units/units.ts'
import { isTracked } from '../../vehicles/costs.ts'

/** E3.73: half a MF more for every hexside, but into woods, a building or rubble and over a plowed road's. */
export function everyHexside(s: AslskState, unit: Unit, from: Hex, to: Hex, by: EntryRate): Modifier | undefined {
  if (isVehicle(unit) || isWoodsBuildingOrRubble(s, to) || !crossesHexside(s, from, to) || isPlowed(s, from, to, by)) return undefined
  return { rule: 'E3.73', label: 'deep snow', value: 1 }
}

/** E3.73: off plowed roads tracks pay one MP more, wheels two. */
export function sinkingVehicle(s: AslskState, unit: Unit, from: Hex, to: Hex, by: EntryRate): Modifier | undefined {
  if (!isVehicle(unit) || isPlowed(s, from, to, by)) return undefined
  return { rule: 'E3.73', label: 'deep snow', value: isTracked(s, unit) ? 2 : 4 }
}

/** E3.73: the ground is covered with snow, and deeply; not in a building or on a plowed road. */
export function bogs(s: AslskState, from: Hex, to: Hex): Modifier | undefined {
  return isBuilding(s, to) || isPlowedRoad(s, from, to) ? undefined : { rule: 'E3.73', label: 'deep snow', value: 2 }
}

/** E3.73: no Smoke but inside a building. */
export function noSmoke(s: AslskState, _unit: Unit, what: string, at?: Hex): Problem | undefined {
  if (what !== 'smoke' || (at !== undefined && isBuilding(s, at))) return undefined
  return { rule: 'E3.73', message: 'In deep snow Smoke is possible only inside a building.' }
}

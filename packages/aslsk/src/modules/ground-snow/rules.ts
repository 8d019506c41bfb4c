import type { Modifier } from '@firegroup/kernel'
import { isPlowed, levelCost, snowyRoad } from '../../environment/ground.ts'
import type { EntryRate } from '../../map/costs.ts'
import type { AslskState, Hex, Unit } from '../../state.ts'
import { isVehicle } from '../../units/units.ts'
import { isTracked, roadMp } from '../../vehicles/costs.ts'

/** E3.72: one MF more for each level, but on a plowed road; men only. */
export function slipperyLevel(s: AslskState, unit: Unit, from: Hex, to: Hex): Modifier | undefined {
  return isVehicle(unit) || isPlowed(s, from, to) ? undefined : levelCost(s, from, to, 'E3.72', 'slippery slope')
}

/** E3.72: a road takes a whole MP, plowed or not. */
export function snowyRoads(_: AslskState, unit: Unit, _from: Hex, _to: Hex, by: EntryRate): Modifier | undefined {
  return isVehicle(unit) ? snowyRoad('E3.72', roadMp(unit), by) : undefined
}

/** E3.72: whatever has no tracks pays one MP more for every hexside, even on plowed roads. */
export function wheels(s: AslskState, unit: Unit): Modifier | undefined {
  return isVehicle(unit) && !isTracked(s, unit) ? { rule: 'E3.72', label: 'wheels in the snow', value: 2 } : undefined
}

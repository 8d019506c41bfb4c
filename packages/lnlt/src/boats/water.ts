import { GROUND, hexOf, layerOf } from '../map/location.ts'
import { terrainAt } from '../map/terrain.ts'
import type { LnltState, Location } from '../state.ts'

/** 23.3.1: on the water, where one can be in a Rubber Boat alone. */
export function isRiver({ setting }: Pick<LnltState, 'setting'>, at: Location): boolean {
  return at >= 0 && layerOf(at) === GROUND && terrainAt(setting, hexOf(at)).id === 'river'
}

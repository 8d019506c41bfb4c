import type { Problem } from '@firegroup/kernel'
import { counterTerrainType } from '../data/terrain.ts'
import { lies } from '../fortifications/places.ts'
import { GROUND, hexOf, layerOf, nameOf } from '../map/location.ts'
import { isBuilding, terrainAt } from '../map/terrain.ts'
import type { LnltState, Location } from '../state.ts'
import { typeOf } from '../units/units.ts'

const RUBBLE = counterTerrainType('rubble').mpVehicle!

/** 1.3, 15.0: why a vehicle can't be put there: in no Building, on no upper floor, and in no terrain that its class can't enter. */
export function vehiclePlaceProblem(s: LnltState, id: number, at: Location): Problem | null {
  const { vehicle, name } = typeOf(s, s.units[id]!)
  if (!vehicle || vehicle.air || at < 0) return null
  const hex = hexOf(at)
  if (layerOf(at) === GROUND && lies(s, 'rubble', hex) && RUBBLE[vehicle.class] !== null) return null
  const isOpen = layerOf(at) === GROUND && !isBuilding(s.setting, hex) && !lies(s, 'rubble', hex)
  const isRoad = s.setting.map.roads[hex] !== 0
  if (isOpen && (isRoad || terrainAt(s.setting, hex).mpVehicle[vehicle.class] !== null)) return null
  return { rule: '1.3', message: `The ${name} can't be in ${nameOf(s.setting, at)}.` }
}

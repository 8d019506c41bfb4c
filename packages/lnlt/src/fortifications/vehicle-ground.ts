import type { Modifier, Problem } from '@firegroup/kernel'
import { fortification, OWN_MINES_COST } from '../data/fortifications.ts'
import { counterTerrainType } from '../data/terrain.ts'
import { UNARMORED } from '../data/vehicle-types.ts'
import { type EntryCost, isEntryCost } from '../map/costs.ts'
import { hexOf, locationsIn, nameOf } from '../map/location.ts'
import { terrainAt } from '../map/terrain.ts'
import type { Hex, LnltState, Location } from '../state.ts'
import { typeOf } from '../units/units.ts'
import { type VehicleUnit, vehicleType } from '../vehicles/vehicle.ts'
import { hasOwnMines } from './own-mines.ts'

/** TEC, 15.1.2: what lies in a hex changes what a vehicle pays for it: Wire and Rubble all told, Craters besides; and a light house is no wall to heavy armor. */
export function groundForVehicle(
  s: LnltState,
  unit: VehicleUnit,
  from: Location,
  to: Location,
  cost: EntryCost | Problem,
): EntryCost | Problem {
  const hex = hexOf(to)
  if (isEntryCost(cost) && !s.hiddenMines && !hasAnything(s, hex)) return cost
  const { class: kind } = vehicleType(s, unit)
  const found = s.markers.filter((marker) => hexOf(marker.at) === hex)
  const barred = (what: string): Problem => ({
    rule: fortification(what).rule,
    message: `The ${typeOf(s, unit).name} can't enter ${nameOf(s.setting, to)}: ${fortification(what).name}.`,
  })
  for (const what of ['roadblock', 'rubble', 'wire'] as const) {
    if (!found.some((marker) => marker.kind === what)) continue
    const mp = counterTerrainType(what).mpVehicle?.[kind] ?? null
    return mp === null
      ? barred(what)
      : { halves: mp, parts: [{ rule: fortification(what).rule, label: fortification(what).name, value: mp }] }
  }
  const paid = isEntryCost(cost) ? cost : (rubblingCost(s, unit, from, to) ?? cost)
  if (!isEntryCost(paid)) return paid
  const parts: Modifier[] = []
  if (found.some((marker) => marker.kind === 'craters')) {
    const mp = counterTerrainType('craters').mpVehicle?.[kind] ?? null
    if (mp === null) return barred('craters')
    parts.push({ rule: '10.5.5', label: 'Craters', value: mp })
  }
  if (hasOwnMines(s, unit.side, hex)) parts.push({ rule: '21.4', label: 'own Mines', value: OWN_MINES_COST })
  return parts.length === 0
    ? paid
    : { halves: paid.halves + parts.reduce((sum, { value }) => sum + value, 0), parts: [...paid.parts, ...parts] }
}

function hasAnything({ markers }: LnltState, hex: Hex): boolean {
  for (const { at } of markers) if (hexOf(at) === hex) return true
  return false
}

/** 15.1.2: whether a vehicle drives through the walls there. */
function rubblingCost(s: LnltState, unit: VehicleUnit, from: Location, to: Location): EntryCost | null {
  const { class: kind, hull } = vehicleType(s, unit)
  const { id, name, mpVehicle } = terrainAt(s.setting, hexOf(to))
  const least = LEAST_ARMOR[id]
  const mp = mpVehicle[kind]
  // LG-58, LG-59: on tracks or with all wheels driven, with armor before it
  if (least === undefined || mp === null || from < 0 || kind === 'R' || hull[0] === UNARMORED) return null
  if (hull[0] < Math.max(least, Number(s.setting.options.rubbleMinArmor))) return null
  return isOccupied(s, to) ? null : { halves: mp, parts: [{ rule: '15.1.2', label: name, value: mp }] }
}

const LEAST_ARMOR: { readonly [terrain: string]: number } = { lcBuilding: 0, bambooHut: 2 }
function isOccupied(s: LnltState, to: Location): boolean {
  const places = locationsIn(s.setting, hexOf(to))
  return s.units.some((unit) => unit.at >= 0 && places.includes(unit.at))
}

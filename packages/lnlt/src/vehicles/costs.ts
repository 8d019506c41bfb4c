import type { LosTable } from '@firegroup/hexmap'
import { type Modifier, type Problem, total } from '@firegroup/kernel'
import { HILL, terrainType } from '../data/terrain.ts'
import type { VehicleClass } from '../data/vehicle-types.ts'
import { stuckProblem } from '../fortifications/hulls.ts'
import { groundForVehicle } from '../fortifications/vehicle-ground.ts'
import type { EntryCost } from '../map/costs.ts'
import { isEntryCost } from '../map/costs.ts'
import type { Ground } from '../map/ground.ts'
import { GROUND, hexOf, LAYERS, layerOf, nameOf } from '../map/location.ts'
import { hexsidesBetween, isRoadStep, terrainAt } from '../map/terrain.ts'
import type { LnltState, Location } from '../state.ts'
import { typeOf } from '../units/units.ts'
import { lies } from './facing.ts'
import { OVERRUN_MP } from './overrun-cost.ts'
import { type VehicleUnit, vehicleType } from './vehicle.ts'

/** 15.1, 15.0: what a vehicle pays for the next hex: one of the two before it, or one of the two behind it for double. */
export function vehicleStepCost(s: LnltState, unit: VehicleUnit, from: Location, to: Location): EntryCost | Problem {
  const { class: kind } = vehicleType(s, unit)
  if (from < 0) return groundForVehicle(s, unit, from, to, vehicleEntryCost(s.setting, kind, from, to))
  const stuck = stuckProblem(s, unit, to)
  if (stuck) return stuck
  const where = lies(s, from, unit.laid.facing, to)
  if (where === 'aside')
    return {
      rule: '15.1',
      message: `${nameOf(s.setting, to)} is neither before nor behind the ${typeOf(s, unit).name}: it must pivot first.`,
    }
  const drawn = vehicleEntryCost(s.setting, kind, from, to)
  const cost = s.markers.length === 0 && isEntryCost(drawn) ? drawn : groundForVehicle(s, unit, from, to, drawn)
  if (!isEntryCost(cost)) return cost
  const paid = where === 'ahead' ? cost : inReverse(cost)
  return runsOver(s, unit, to) ? { halves: paid.halves + OVERRUN.value, parts: [...paid.parts, OVERRUN] } : paid
}

/** 15.1: double what the hex costs. */
function inReverse({ halves, parts }: EntryCost): EntryCost {
  return { halves: 2 * halves, parts: [...parts, { rule: '15.1', label: 'in reverse', value: halves }] }
}

function runsOver({ units }: LnltState, { side }: VehicleUnit, to: Location): boolean {
  for (const other of units) if (other.at === to && other.side !== side && !other.vehicle) return true
  return false
}

/** 15.3: on top of the hex. */
const OVERRUN: Modifier = { rule: '15.3', label: 'Overrun', value: OVERRUN_MP }

/** 15.0, TEC: the column of its class. What the map asks never changes: it is worked out once. */
export function vehicleEntryCost(ground: Ground, kind: VehicleClass, from: Location, to: Location): EntryCost | Problem {
  if (from < 0) return costFor(ground, kind, from, to)
  const costs = costsOf(ground.los)[kind]
  costs[from] ??= new Array<EntryCost | Problem | undefined>(ground.map.size * LAYERS).fill(undefined)
  costs[from][to] ??= costFor(ground, kind, from, to)
  return costs[from][to]
}

type Costs = { readonly [C in VehicleClass]: (EntryCost | Problem | undefined)[][] }
const remembered = new WeakMap<LosTable, Costs>()

function costsOf(los: LosTable): Costs {
  const known = remembered.get(los) ?? { T: [], O: [], R: [] }
  remembered.set(los, known)
  return known
}

function costFor(ground: Ground, kind: VehicleClass, from: Location, to: Location): EntryCost | Problem {
  const name = nameOf(ground, to)
  if (layerOf(to) !== GROUND) return { rule: '1.3', message: `A vehicle can't get to ${name} (1.3).` }
  const terrain = terrainAt(ground, hexOf(to))
  const isRoad = from >= 0 && isRoadStep(ground, hexOf(from), hexOf(to))
  const mp = isRoad ? ROAD.mpVehicle[kind] : terrain.mpVehicle[kind]
  if (mp === null || (terrain.building !== null && !isRoad))
    return { rule: '15.0', message: `A vehicle of class ${kind} can't enter the ${terrain.name} in ${name} (15.0).` }
  const parts: Modifier[] = [{ rule: '15.0', label: isRoad ? ROAD.name : terrain.name, value: mp }]
  const over = from < 0 ? null : overHexside(ground, kind, from, to, parts)
  return over ?? { halves: total(parts), parts }
}

const ROAD = terrainType('road')

/** TEC: the hexside's cost is added to the hex's, and so is the way up to a higher level. */
function overHexside(ground: Ground, kind: VehicleClass, from: Location, to: Location, parts: Modifier[]): Problem | null {
  for (const { name, mpVehicle } of hexsidesBetween(ground, hexOf(from), hexOf(to))) {
    const mp = mpVehicle[kind]
    if (mp === null) {
      const between = `${nameOf(ground, from)} and ${nameOf(ground, to)}`
      return { rule: '15.0', message: `A vehicle of class ${kind} can't cross the ${name} between ${between} (15.0).` }
    }
    if (mp > 0) parts.push({ rule: '15.0', label: name, value: mp })
  }
  const { levels } = ground.map
  if (levels[hexOf(to)]! > levels[hexOf(from)]!)
    parts.push({ rule: '10.4', label: 'uphill', value: HILL.mpUpVehicle[kind], tags: ['hill'] })
  return null
}

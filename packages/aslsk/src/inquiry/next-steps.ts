import { VEHICLE_MP } from '../data/vehicle-movement.ts'
import { isWoodsOrBuilding, nameOf, neighbours } from '../map/terrain.ts'
import { stepProblems } from '../phases/movement/step.ts'
import { nextLegs } from '../phases/movement/vehicle/reach.ts'
import { afterLeg } from '../phases/movement/vehicle/risk.ts'
import type { AslskState, Location, Unit } from '../state.ts'
import { isInfantry, type Vehicle } from '../units/units.ts'
import { isRolling, mpLeft } from '../vehicles/status.ts'

/** A single expenditure with which a vehicle may go on, and the game after it, before any dice. */
export interface VehicleStep {
  readonly kind: 'start' | 'turn' | 'enter' | 'stop'
  readonly at: Location
  /** It enters woods or a building. */
  readonly intoCover: boolean
  readonly after: AslskState
}

/** 3.3.1: the hexes into which any of these men may go next. */
export function nextHexes(s: AslskState, men: readonly Unit[]): readonly Location[] {
  const able = men.filter((unit) => isInfantry(unit) && unit.at >= 0)
  const [first] = able
  if (!first) return []
  const may = (ids: readonly number[], to: Location) => stepProblems(s, { type: 'step', units: ids, to: nameOf(s, to) }).length === 0
  const all = able.map(({ id }) => id)
  return neighbours(s, first.at).filter((to) => may(all, to) || all.some((id) => may([id], to)))
}

/** 3.3.2: the single expenditures with which a vehicle may go on. */
export function nextVehicleSteps(s: AslskState, vehicle: Vehicle): readonly VehicleStep[] {
  const found: VehicleStep[] = []
  for (const leg of nextLegs(s, vehicle)) {
    const after = afterLeg(s, vehicle, leg)
    if (after)
      found.push({
        kind: leg.kind,
        at: after.units[vehicle.id]!.at,
        intoCover: leg.kind === 'enter' && isWoodsOrBuilding(s, leg.place),
        after,
      })
  }
  const stopped = stopOf(s, vehicle)
  return stopped ? [...found, stopped] : found
}

function stopOf(s: AslskState, vehicle: Vehicle): VehicleStep | null {
  if (!isRolling(vehicle) || vehicle.at < 0 || mpLeft(s, vehicle) < VEHICLE_MP.stop) return null
  const { vca, tca } = vehicle.vehicle
  const after = afterLeg(s, vehicle, { kind: 'stop', place: vehicle.at, vca, tca, mp: VEHICLE_MP.stop, spent: VEHICLE_MP.stop, bogs: null })
  return after && { kind: 'stop', at: vehicle.at, intoCover: false, after }
}

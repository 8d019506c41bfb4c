import type { Rules } from '@firegroup/kernel'
import { type Lnlt, roll } from '../context.ts'
import { fortification } from '../data/fortifications.ts'
import { hexOf, locationOf } from '../map/location.ts'
import { isRoadStep, terrainAt } from '../map/terrain.ts'
import type { LnltState, Location } from '../state.ts'
import { typeOf } from '../units/units.ts'
import { abandon } from '../vehicles/fate.ts'
import { isVehicle, type VehicleUnit, vehicleType } from '../vehicles/vehicle.ts'
import { removeEmplacement } from './emplacements.ts'
import { lies } from './places.ts'

/** 15.1.2: a Hut is easier. */
const HUT_BONUS = -2
const ALWAYS_ABANDONED = 12

/** 21.3.1, 15.1.2: what a vehicle does to the hex that it leaves and to that which it enters. 15.10, 21.7: it is hidden no longer. Contribution to `entered`. */
export function enterGround(g: Lnlt, units: readonly number[], at: Location, from: Location): Rules<void> | undefined {
  if (g.state.vehicles === undefined) return undefined
  const driver = units.map((id) => g.state.units[id]!).find(isVehicle)
  if (!driver || driver.at !== at) return undefined
  if (from >= 0) leaveGround(g, driver, from)
  return isRubbling(g.state, driver, at, from) ? rubble(g, driver, at) : undefined
}

function leaveGround(g: Lnlt, driver: VehicleUnit, from: Location): void {
  const s = g.state
  driver.vehicle.hullDown = undefined
  if (driver.vehicle.emplaced) {
    removeEmplacement(s, driver, from)
    g.emit({ type: 'emplacementLeft', rule: '21.7', unit: driver.id, at: from })
  }
  const wire = vehicleType(s, driver).class === 'T' ? lies(s, 'wire', hexOf(from)) : undefined
  if (!wire) return
  s.markers = s.markers.filter((marker) => marker !== wire)
  g.emit({ type: 'wireCrushed', rule: '21.3.1', unit: driver.id, at: from })
}

function isRubbling(s: LnltState, unit: VehicleUnit, at: Location, from: Location): boolean {
  const hex = hexOf(at)
  if (from < 0 || terrainAt(s.setting, hex).building === null || isRoadStep(s.setting, hexOf(from), hex)) return false
  return unit.at === at && !lies(s, 'rubble', hex)
}

/** 15.1.2, LG-107: two dice against its front: more, or a natural 12, and it is stuck for good. */
function* rubble(g: Lnlt, unit: VehicleUnit, at: Location): Rules<void> {
  const s = g.state
  const hex = hexOf(at)
  const [armor] = vehicleType(s, unit).hull
  const bonus = terrainAt(s.setting, hex).id === 'bambooHut' ? HUT_BONUS : 0
  s.markers.push({ id: s.nextMarker++, kind: 'rubble', at: locationOf(hex), side: unit.side, value: fortification('rubble').values[0]! })
  const isStuck = (natural: number) => natural === ALWAYS_ABANDONED || natural + bonus > armor
  const { total: natural, dice } = roll(g, 'toHit', `rubble: ${typeOf(s, unit).label}`, isStuck)
  g.emit({ type: 'rubbles', rule: '15.1.2', unit: unit.id, at, dice, total: natural + bonus, armor, abandoned: isStuck(natural) })
  if (isStuck(natural)) yield* abandon(g, unit, '15.1.2')
}

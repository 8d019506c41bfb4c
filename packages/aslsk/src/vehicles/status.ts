import { hasRoad, isWoodsOrBuilding } from '../map/terrain.ts'
import type { AslskState, Hex, Side } from '../state.ts'
import { isFit, type Vehicle, vehicleTypeOf } from '../units/units.ts'
import { vehicleIds } from './roster.ts'

/** 3.3.2: the printed MP of a vehicle, in halves. */
export function allotment(s: AslskState, unit: Vehicle): number {
  return 2 * vehicleTypeOf(s, unit).mp
}

/** 3.3.2: the MP that it has left in this MPh, in halves. */
export function mpLeft(s: AslskState, unit: Vehicle): number {
  return Math.max(0, allotment(s, unit) - unit.spent)
}

/** 2.0 Good Order: neither Shocked, an Unconfirmed Kill included, nor Stunned. */
export function isCrewFit({ vehicle }: Vehicle): boolean {
  return isFit(vehicle)
}

/** 2.0 Mobile: a Good Order vehicle that is neither bogged nor Immobilized. */
export function isMobile(unit: Vehicle): boolean {
  return isCrewFit(unit) && canRoll(unit)
}

/** Its engine and tracks would do. */
export function canRoll({ vehicle }: Vehicle): boolean {
  return vehicle.bog === 'none' && !vehicle.immobilized
}

/** 2.0 Moving Target: it has entered a hex in this Player Turn, is in Motion, or began its MPh so. */
export function isMovingTarget({ vehicle }: Vehicle): boolean {
  return vehicle.movingTarget || vehicle.motion
}

/** 2.0 Non-Stopped, Motion: it has not stopped since it last started. */
export function isRolling({ vehicle }: Vehicle): boolean {
  return vehicle.started || vehicle.motion
}

/** 7.2: turreted, so that its turret may point elsewhere than its hull. */
export function hasTurret(s: AslskState, unit: Vehicle): boolean {
  return vehicleTypeOf(s, unit).turret !== 'NT'
}

/** 1.1.1, 3.3.2: where it turns slowly and may bog. On a road through woods it is on the road. */
export function isHemmedIn(s: AslskState, place: Hex): boolean {
  return isWoodsOrBuilding(s, place) && !(s.setting.terrain[place]!.woods && hasRoad(s, place))
}

/** 3.3.2: whatever is left of its movement ends where it is. */
export function bringToRest({ vehicle }: Vehicle): void {
  vehicle.started = false
  vehicle.motion = false
}

export function vehiclesAt(s: AslskState, place: Hex): Vehicle[] {
  const here: Vehicle[] = []
  for (const id of vehicleIds(s)) if (s.units[id]!.at === place) here.push(s.units[id] as Vehicle)
  return here
}

/** All vehicles of a side, wherever they are. */
export function ownVehicles(s: AslskState, side: Side): Vehicle[] {
  const own: Vehicle[] = []
  for (const id of vehicleIds(s)) if (s.units[id]!.side === side) own.push(s.units[id] as Vehicle)
  return own
}

import type { Bounding, Position, Unit, VehicleState } from '../state.ts'

/**
 * Whether a unit is as it was. Written out field by field, for it is asked often; same.test.ts sees to it that no field is left out. What is either so or not
 * is put into one number, a bit each: numbers are compared many times faster than truth values are, one by one.
 */
export function isSameUnit(a: Unit, b: Unit): boolean {
  return (
    a.at === b.at &&
    a.fire === b.fire &&
    marksOf(a) === marksOf(b) &&
    a.spent === b.spent &&
    a.spentHere === b.spentHere &&
    a.mode === b.mode &&
    a.side === b.side &&
    a.type === b.type &&
    a.entry === b.entry &&
    a.startedAt === b.startedAt &&
    a.withLeader === b.withLeader &&
    a.crestSide === b.crestSide &&
    a.burden === b.burden &&
    ((a.directed.length === 0 && b.directed.length === 0) || isSameList(a.directed, b.directed)) &&
    a.panzerfausts === b.panzerfausts &&
    a.banzai === b.banzai &&
    (a.position === b.position || isSamePosition(a.position, b.position)) &&
    (a.braved === b.braved || isSameList(a.braved, b.braved)) &&
    (a.vehicle === b.vehicle || isSameVehicle(a.vehicle, b.vehicle))
  )
}

function marksOf(unit: Unit): number {
  return (
    (unit.broken ? 1 : 0) |
    (unit.pinned ? 1 << 1 : 0) |
    (unit.moveEnded ? 1 << 2 : 0) |
    (unit.advanced ? 1 << 3 : 0) |
    (unit.dm ? 1 << 4 : 0) |
    (unit.wasPinned ? 1 << 5 : 0) |
    (unit.wounded ? 1 << 6 : 0) |
    (unit.cx ? 1 << 7 : 0) |
    (unit.melee ? 1 << 8 : 0) |
    (unit.forfeited ? 1 << 9 : 0) |
    (unit.firedWeapon ? 1 << 10 : 0) |
    (unit.allRoad ? 1 << 11 : 0) |
    (unit.onRoad ? 1 << 12 : 0) |
    (unit.triedSmoke ? 1 << 13 : 0) |
    (unit.rested ? 1 << 14 : 0) |
    (unit.actedInRally ? 1 << 15 : 0) |
    (unit.triedRally ? 1 << 16 : 0) |
    (unit.routed ? 1 << 17 : 0) |
    (unit.concealed ? 1 << 18 : 0) |
    (unit.hidden ? 1 << 19 : 0) |
    (unit.unknown ? 1 << 20 : 0)
  )
}

function isSamePosition(a: Position | undefined, b: Position | undefined): boolean {
  if (!a || !b) return a === b
  return a.at === b.at && a.in === b.in && a.along === b.along && a.mf === b.mf
}

function isSameVehicle(a: VehicleState | undefined, b: VehicleState | undefined): boolean {
  if (!a || !b) return a === b
  return (
    a.vca === b.vca &&
    a.tca === b.tca &&
    marksOfVehicle(a) === marksOfVehicle(b) &&
    a.bog === b.bog &&
    a.shock === b.shock &&
    a.stun === b.stun &&
    a.heldBefore === b.heldBefore &&
    isSameList(a.sighted, b.sighted) &&
    isSameBounding(a.bounding, b.bounding) &&
    a.turnedFor?.turret === b.turnedFor?.turret &&
    a.turnedFor?.hull === b.turnedFor?.hull
  )
}

function marksOfVehicle(vehicle: VehicleState): number {
  return (
    (vehicle.motion ? 1 : 0) |
    (vehicle.started ? 1 << 1 : 0) |
    (vehicle.movingTarget ? 1 << 2 : 0) |
    (vehicle.exposed ? 1 << 3 : 0) |
    (vehicle.boggedNow ? 1 << 4 : 0) |
    (vehicle.immobilized ? 1 << 5 : 0) |
    (vehicle.recalled ? 1 << 6 : 0) |
    (vehicle.outmatched ? 1 << 7 : 0) |
    (vehicle.hatchMoved ? 1 << 8 : 0) |
    (vehicle.turnedIdle ? 1 << 9 : 0) |
    (vehicle.triedMotion ? 1 << 10 : 0)
  )
}

function isSameBounding(a: Bounding | undefined, b: Bounding | undefined): boolean {
  if (!a || !b) return a === b
  return a.at === b.at && a.spent === b.spent && a.others === b.others && a.kept === b.kept
}

export function isSameList<T>(a: readonly T[] | undefined, b: readonly T[] | undefined): boolean {
  if (a === b) return true
  if (!a || !b || a.length !== b.length) return false
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return false
  return true
}

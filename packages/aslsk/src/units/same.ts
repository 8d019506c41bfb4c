import type { Acquisition, Bounding, OrdnanceState, Position, Unit, VehicleState, Volley, Weapon } from '../state.ts'

/*
 * Whether counters are as they were. Written out field by field, for it is asked of all counters at every question; same.test.ts sees to it that no field is
 * left out. What is either so or not is put into one number, a bit each: numbers are compared many times faster than truth values are, one by one.
 */

/** `marks`: those of the first, for whoever has written them down. */
export function isSameUnit(a: Unit, b: Unit, marks = marksOf(a)): boolean {
  return (
    a.at === b.at &&
    a.fire === b.fire &&
    marks === marksOf(b) &&
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

export function marksOf(unit: Unit): number {
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

export function isSameWeapon(a: Weapon, b: Weapon): boolean {
  return (
    a.owner === b.owner &&
    a.fire === b.fire &&
    marksOfWeapon(a) === marksOfWeapon(b) &&
    a.at === b.at &&
    a.side === b.side &&
    a.type === b.type &&
    ((a.triedBy.length === 0 && b.triedBy.length === 0) || isSameList(a.triedBy, b.triedBy)) &&
    (a.position === b.position || isSamePosition(a.position, b.position)) &&
    (a.ordnance === b.ordnance || isSameOrdnance(a.ordnance, b.ordnance))
  )
}

function marksOfWeapon(weapon: Weapon): number {
  return (
    (weapon.keptRate ? 1 : 0) |
    (weapon.malfunctioned ? 1 << 1 : 0) |
    (weapon.carried ? 1 << 2 : 0) |
    (weapon.moved ? 1 << 3 : 0) |
    (weapon.recovered ? 1 << 4 : 0)
  )
}

function isSameOrdnance(a: OrdnanceState | undefined, b: OrdnanceState | undefined): boolean {
  if (!a || !b) return a === b
  return (
    a.ca === b.ca &&
    marksOfOrdnance(a) === marksOfOrdnance(b) &&
    a.firedAs === b.firedAs &&
    isSameAcquisition(a.acquired, b.acquired) &&
    isSameList(a.pushedBy, b.pushedBy) &&
    isSameList(a.out, b.out)
  )
}

function marksOfOrdnance(ordnance: OrdnanceState): number {
  return (
    (ordnance.turned ? 1 : 0) |
    (ordnance.turnedIdle ? 1 << 1 : 0) |
    (ordnance.intensive ? 1 << 2 : 0) |
    (ordnance.noSmoke ? 1 << 3 : 0) |
    (ordnance.noRate ? 1 << 4 : 0) |
    (ordnance.lowAmmo ? 1 << 5 : 0) |
    (ordnance.emplaced ? 1 << 6 : 0)
  )
}

function isSameAcquisition(a: Acquisition | null, b: Acquisition | null): boolean {
  if (!a || !b) return a === b
  return a.drm === b.drm && a.at === b.at && isSameList(a.units, b.units)
}

export function isSameVolley(a: Volley, b: Volley): boolean {
  return a.from === b.from && a.at === b.at && a.expenditure === b.expenditure && a.gunsOf === b.gunsOf
}

export function isSameList<T>(a: readonly T[] | undefined, b: readonly T[] | undefined): boolean {
  if (a === b) return true
  if (!a || !b || a.length !== b.length) return false
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return false
  return true
}

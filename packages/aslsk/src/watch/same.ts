import type { Acquisition, Bounding, OrdnanceState, Position, Unit, VehicleState, Volley, Weapon } from '../state.ts'

/*
 * Whether counters are as they were. Written out field by field, for it is asked of all counters at every question; same.test.ts sees to it that no field is
 * left out.
 */

export function isSameUnit(a: Unit, b: Unit): boolean {
  return (
    a.at === b.at &&
    a.fire === b.fire &&
    a.broken === b.broken &&
    a.pinned === b.pinned &&
    a.moveEnded === b.moveEnded &&
    a.spent === b.spent &&
    a.spentHere === b.spentHere &&
    a.mode === b.mode &&
    a.advanced === b.advanced &&
    a.dm === b.dm &&
    a.wasPinned === b.wasPinned &&
    a.wounded === b.wounded &&
    a.cx === b.cx &&
    a.melee === b.melee &&
    a.forfeited === b.forfeited &&
    a.firedWeapon === b.firedWeapon &&
    a.side === b.side &&
    a.type === b.type &&
    a.entry === b.entry &&
    a.startedAt === b.startedAt &&
    a.withLeader === b.withLeader &&
    a.allRoad === b.allRoad &&
    a.onRoad === b.onRoad &&
    a.crestSide === b.crestSide &&
    a.triedSmoke === b.triedSmoke &&
    a.rested === b.rested &&
    a.burden === b.burden &&
    a.actedInRally === b.actedInRally &&
    a.triedRally === b.triedRally &&
    a.routed === b.routed &&
    ((a.directed.length === 0 && b.directed.length === 0) || isSameList(a.directed, b.directed)) &&
    a.panzerfausts === b.panzerfausts &&
    a.banzai === b.banzai &&
    a.concealed === b.concealed &&
    a.hidden === b.hidden &&
    a.unknown === b.unknown &&
    (a.position === b.position || isSamePosition(a.position, b.position)) &&
    (a.braved === b.braved || isSameList(a.braved, b.braved)) &&
    (a.vehicle === b.vehicle || isSameVehicle(a.vehicle, b.vehicle))
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
    a.motion === b.motion &&
    a.started === b.started &&
    a.movingTarget === b.movingTarget &&
    a.exposed === b.exposed &&
    a.bog === b.bog &&
    a.boggedNow === b.boggedNow &&
    a.immobilized === b.immobilized &&
    a.shock === b.shock &&
    a.stun === b.stun &&
    a.recalled === b.recalled &&
    a.outmatched === b.outmatched &&
    a.hatchMoved === b.hatchMoved &&
    a.turnedIdle === b.turnedIdle &&
    a.triedMotion === b.triedMotion &&
    a.heldBefore === b.heldBefore &&
    isSameList(a.sighted, b.sighted) &&
    isSameBounding(a.bounding, b.bounding) &&
    a.turnedFor?.turret === b.turnedFor?.turret &&
    a.turnedFor?.hull === b.turnedFor?.hull
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
    a.keptRate === b.keptRate &&
    a.malfunctioned === b.malfunctioned &&
    a.at === b.at &&
    a.carried === b.carried &&
    a.moved === b.moved &&
    a.recovered === b.recovered &&
    a.side === b.side &&
    a.type === b.type &&
    ((a.triedBy.length === 0 && b.triedBy.length === 0) || isSameList(a.triedBy, b.triedBy)) &&
    (a.position === b.position || isSamePosition(a.position, b.position)) &&
    (a.ordnance === b.ordnance || isSameOrdnance(a.ordnance, b.ordnance))
  )
}

function isSameOrdnance(a: OrdnanceState | undefined, b: OrdnanceState | undefined): boolean {
  if (!a || !b) return a === b
  return (
    a.ca === b.ca &&
    a.turned === b.turned &&
    a.turnedIdle === b.turnedIdle &&
    a.intensive === b.intensive &&
    a.noSmoke === b.noSmoke &&
    a.firedAs === b.firedAs &&
    a.noRate === b.noRate &&
    a.lowAmmo === b.lowAmmo &&
    a.emplaced === b.emplaced &&
    isSameAcquisition(a.acquired, b.acquired) &&
    isSameList(a.pushedBy, b.pushedBy) &&
    isSameList(a.out, b.out)
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

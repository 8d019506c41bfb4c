import { type Pack, unitTypeIn, weaponTypeIn } from '../data/counters.ts'
import { mountedOn } from '../data/mounted.ts'
import { NOBODY, type UnitId, type WeaponId } from '../ids.ts'
import { type Location, NOWHERE, RESERVE } from '../map/location.ts'
import type { OrdnanceState, Side, Unit, VehicleState, Weapon } from '../state.ts'

/** An unbroken unit that has not done anything yet. */
export function newUnit(id: number, side: Side, type: string, at: Location = RESERVE): Unit {
  return copyUnit({
    id: id as UnitId,
    side,
    type,
    at,
    entry: NOWHERE,
    broken: false,
    dm: false,
    pinned: false,
    wasPinned: false,
    wounded: false,
    cx: false,
    melee: false,
    fire: 'none',
    forfeited: false,
    firedWeapon: false,
    directed: [],
    mode: 'still',
    spent: 0,
    spentHere: 0,
    moveEnded: false,
    startedAt: NOWHERE,
    withLeader: NOBODY,
    allRoad: false,
    onRoad: false,
    crestSide: -1,
    triedSmoke: false,
    rested: false,
    burden: 0,
    actedInRally: false,
    triedRally: false,
    advanced: false,
    routed: false,
  })
}

/** A Weapon in working order that nobody possesses yet. */
export function newWeapon(id: number, side: Side, type: string, at: Location = RESERVE): Weapon {
  return copyWeapon({
    id: id as WeaponId,
    side,
    type,
    owner: NOBODY,
    at,
    malfunctioned: false,
    fire: 'none',
    keptRate: false,
    carried: false,
    moved: false,
    recovered: false,
    triedBy: [],
  })
}

/**
 * Every Unit is made by this one literal, so that all have one shape, with every field that any of them may have: the engine looks at them more than at
 * anything else. A field that is undefined counts as left out, in hashes and saves too.
 */
export function copyUnit(unit: Unit): Unit {
  return {
    id: unit.id,
    side: unit.side,
    type: unit.type,
    at: unit.at,
    entry: unit.entry,
    broken: unit.broken,
    dm: unit.dm,
    pinned: unit.pinned,
    wasPinned: unit.wasPinned,
    wounded: unit.wounded,
    cx: unit.cx,
    melee: unit.melee,
    fire: unit.fire,
    forfeited: unit.forfeited,
    firedWeapon: unit.firedWeapon,
    directed: unit.directed.slice(),
    mode: unit.mode,
    spent: unit.spent,
    spentHere: unit.spentHere,
    moveEnded: unit.moveEnded,
    startedAt: unit.startedAt,
    withLeader: unit.withLeader,
    allRoad: unit.allRoad,
    onRoad: unit.onRoad,
    crestSide: unit.crestSide,
    triedSmoke: unit.triedSmoke,
    rested: unit.rested,
    burden: unit.burden,
    actedInRally: unit.actedInRally,
    triedRally: unit.triedRally,
    advanced: unit.advanced,
    routed: unit.routed,
    braved: unit.braved?.slice(),
    vehicle: unit.vehicle && copyVehicle(unit.vehicle),
    panzerfausts: unit.panzerfausts,
    banzai: unit.banzai,
    concealed: unit.concealed,
    hidden: unit.hidden,
    position: unit.position && { ...unit.position },
    unknown: unit.unknown,
  }
}

/** Of one shape, too. */
export function copyVehicle(vehicle: VehicleState): VehicleState {
  return {
    vca: vehicle.vca,
    tca: vehicle.tca,
    motion: vehicle.motion,
    started: vehicle.started,
    movingTarget: vehicle.movingTarget,
    exposed: vehicle.exposed,
    bog: vehicle.bog,
    boggedNow: vehicle.boggedNow,
    immobilized: vehicle.immobilized,
    shock: vehicle.shock,
    stun: vehicle.stun,
    recalled: vehicle.recalled,
    outmatched: vehicle.outmatched,
    hatchMoved: vehicle.hatchMoved,
    turnedIdle: vehicle.turnedIdle,
    triedMotion: vehicle.triedMotion,
    sighted: vehicle.sighted?.slice(),
    heldBefore: vehicle.heldBefore,
    bounding: vehicle.bounding && { ...vehicle.bounding },
    turnedFor: vehicle.turnedFor && { ...vehicle.turnedFor },
  }
}

/** 1.2.7: a vehicle is stopped and, where it can be, buttoned up, and can do all that it could when it was new. */
export function manned(pack: Pack, unit: Unit, given: Partial<VehicleState> = {}): Unit {
  const type = unitTypeIn(pack, unit.type)
  if (type?.kind !== 'vehicle') return unit
  const vca = given.vca ?? 0
  unit.vehicle = copyVehicle({
    vca,
    tca: vca,
    motion: false,
    started: false,
    movingTarget: false,
    exposed: type.openTopped || type.alwaysExposed === true, // 7.13
    bog: 'none',
    immobilized: false,
    shock: 'none',
    stun: 'none',
    recalled: false,
    ...given,
  })
  return unit
}

/** 1.2.7: what a vehicle has to fire with, as Weapons of its own from this number on. */
export function armament(pack: Pack, unit: Unit, from: number): Weapon[] {
  const type = unitTypeIn(pack, unit.type)
  if (type?.kind !== 'vehicle') return []
  return mountedOn(type).map(({ id }, i) => {
    const weapon = armed(pack, newWeapon(from + i, unit.side, id, unit.at))
    weapon.owner = unit.id
    return weapon
  })
}

/** 3.2.4: a Weapon that fires shells has a CA, which points this way, and may acquire targets. */
export function armed(pack: Pack, weapon: Weapon, ca = 0): Weapon {
  const type = weaponTypeIn(pack, weapon.type)
  const barrel = type?.barrel
  if (!barrel) return weapon
  const hasArc = barrel.mount !== null && type.mounted === undefined
  const fresh = { acquired: null, turned: false, turnedIdle: false, intensive: false, noRate: false }
  return copyWeapon({ ...weapon, ordnance: { ca: hasArc ? ca : -1, ...fresh } })
}

/** Every Weapon is made by this one literal, so that all have one shape: the engine looks at them more than at anything else. */
export function copyWeapon(weapon: Weapon): Weapon {
  return {
    id: weapon.id,
    side: weapon.side,
    type: weapon.type,
    owner: weapon.owner,
    at: weapon.at,
    malfunctioned: weapon.malfunctioned,
    fire: weapon.fire,
    keptRate: weapon.keptRate,
    used: weapon.used,
    carried: weapon.carried,
    moved: weapon.moved,
    recovered: weapon.recovered,
    triedBy: weapon.triedBy.slice(),
    ordnance: weapon.ordnance && copyOrdnance(weapon.ordnance),
    position: weapon.position && { ...weapon.position },
  }
}

export function copyOrdnance(ordnance: OrdnanceState): OrdnanceState {
  const { acquired } = ordnance
  return {
    ca: ordnance.ca,
    acquired: acquired && { drm: acquired.drm, at: acquired.at, units: acquired.units.slice(), left: acquired.left?.slice() },
    turned: ordnance.turned,
    turnedIdle: ordnance.turnedIdle,
    intensive: ordnance.intensive,
    firedAs: ordnance.firedAs,
    noRate: ordnance.noRate,
    lowAmmo: ordnance.lowAmmo,
    emplaced: ordnance.emplaced,
    pushedBy: ordnance.pushedBy?.slice(),
    out: ordnance.out?.slice(),
    noSmoke: ordnance.noSmoke,
  }
}

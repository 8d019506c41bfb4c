import { EXTENDED_RANGE } from '../data/direct-fire.ts'
import { weaponRules } from '../data/support-weapons.ts'
import { arcProblem } from '../fortifications/arcs.ts'
import { nameOf } from '../map/location.ts'
import { obstaclesOf, seesLocation } from '../map/obstacles.ts'
import { distance } from '../map/terrain.ts'
import { grenadeProblem, hasToHit, rifleGrenadeProblem, withoutGrenades } from '../modern/grenades.ts'
import { isSpotted } from '../spotting/spotted.ts'
import { enemyOf, type LnltState, type Location, type Unit } from '../state.ts'
import { has } from '../units/marks.ts'
import { typeOf, typeOfWeapon } from '../units/units.ts'
import { vehiclesAt } from '../vehicles/vehicle.ts'
import { type Firer, firesApart, hasMelee, inherentFire, isMmc, weaponFire } from './attack.ts'
import { type FireContext, type FireDeclaration, lineProblem, sameTargetProblem, shotProblem, targetProblem } from './declaration.ts'
import { type Aim, inherentProblem, isSpent, unitProblem, weaponProblem, weaponsFired } from './firers.ts'
import { bestLeader } from './leaders.ts'

/**
 * A selection of attacks that stands for all of them, and has something wherever anything is legal. From each location at each target that it can fire at:
 * everything with its best Leader, and without him; without what can be used once only; without those whom an Assault Move makes shoot badly; and each unit
 * by itself, with the Leader and without. A Weapon Team fires by itself in any case.
 */
export function fireCandidates(s: LnltState, context: FireContext): FireDeclaration[] {
  const found: FireDeclaration[] = []
  const { places, teams } = firingPlaces(s, context)
  if (places.length === 0 && teams.length === 0) return found
  const obstacles = obstaclesOf(s)
  for (const at of targetPlaces(s, context)) {
    // whether it is spotted takes longest to tell, and most are out of sight
    let exposed: boolean | undefined
    for (const { at: from, reach } of places) {
      if (from === at || distance(s.setting, from, at) > reach || sameTargetProblem(s, context, from, at)) continue
      if (!seesLocation(s, from, at, obstacles)) continue
      exposed ??= isExposed(s, context, at)
      if (!exposed) break
      const aim: Aim = { side: context.side, occasion: context.occasion, from, at, units: context.units }
      const targets = targetsOf(s, context, aim)
      const able = targets === NOBODY ? NO_FIRERS : ableFirers(s, aim)
      if (able.length === 0) continue
      if (arcProblem(s, from, at, false)) addMixed(s, fromBehind(s, aim, able), targets, found)
      else {
        if (targets.leg) addAttacks(s, aim, able, found)
        if (targets.vehicles.length > 0) addAtVehicles(s, ledAndUnled(s, aim, inOrder(s, aim, able)), targets, found)
      }
    }
    if (teams.length > 0 && (exposed ?? isExposed(s, context, at))) for (const team of teams) addTeam(s, context, team, at, found)
  }
  return found
}

/** 5.0: what can be fired at in a place: its Leg units together, and each of its vehicles that can be harmed so. */
interface Targets {
  readonly leg: boolean
  readonly vehicles: readonly number[]
}

const NOBODY: Targets = { leg: false, vehicles: [] }
const LEG: Targets = { leg: true, vehicles: [] }

function targetsOf(s: LnltState, context: FireContext, { from, at, side }: Aim): Targets {
  if (s.vehicles === undefined) return LEG
  const leg = targetProblem(s, context, at) === null
  let vehicles: number[] | undefined
  for (const { id } of vehiclesAt(s, at, enemyOf(side)))
    if (targetProblem(s, context, at, id, from) === null) {
      vehicles ??= []
      vehicles.push(id)
    }
  return vehicles ? { leg, vehicles } : leg ? LEG : NOBODY
}

/** 21.1, 21.1.2, 10.7: into a Bunker or Cave from behind only Satchels go, and out of it nothing that is not before its front. */
function fromBehind(s: LnltState, aim: Aim, able: readonly Firer[]): FireDeclaration[] {
  if (arcProblem(s, aim.from, aim.at, true)) return []
  return able.flatMap(({ unit, weapons }) => {
    const satchels = weapons.filter((id) => typeOfWeapon(s, s.weapons[id]!).kind === 'satchel')
    return satchels.length > 0 ? ledAndUnled(s, aim, [{ unit, inherent: false, weapons: satchels }]) : []
  })
}

/** 1.7: a Weapon Team of a place, with a Leader and without. */
function addTeam(s: LnltState, context: FireContext, unit: Unit, at: Location, found: FireDeclaration[]): void {
  const { at: from } = unit
  if (from === at || sameTargetProblem(s, context, from, at, true) || lineProblem(s, from, at)) return
  const aim: Aim = { side: context.side, occasion: context.occasion, from, at, units: context.units }
  if (unitProblem(s, aim, unit, true) || inherentProblem(s, aim, unit)) return
  addMixed(s, ledAndUnled(s, aim, [{ unit: unit.id, inherent: true, weapons: NO_WEAPONS }]), targetsOf(s, context, aim), found)
}

/** The same attacks at whatever is there. */
function addMixed(s: LnltState, attacks: readonly FireDeclaration[], targets: Targets, found: FireDeclaration[]): void {
  if (targets.leg) found.push(...attacks)
  addAtVehicles(s, attacks, targets, found)
}

function addAtVehicles(s: LnltState, attacks: readonly FireDeclaration[], { vehicles }: Targets, found: FireDeclaration[]): void {
  for (const id of vehicles) for (const declared of attacks) addAtVehicle(s, declared, id, found)
}

/** 23.2.5: rifle grenades are no part of it. */
function addAtVehicle(s: LnltState, declared: FireDeclaration, target: number, found: FireDeclaration[]): void {
  if (declared.firers.every(({ weapons }) => rifleGrenadeProblem(s, weapons) === null)) {
    found.push({ ...declared, target })
    return
  }
  const firers = declared.firers
    .map((firer) => ({ ...firer, weapons: firer.weapons.filter((id) => !hasToHit(s, s.weapons[id]!)) }))
    .filter(({ inherent, weapons }) => inherent || weapons.length > 0)
  if (firers.length > 0) found.push({ ...declared, firers, target })
}

function addAttacks(s: LnltState, aim: Aim, able: readonly Firer[], found: FireDeclaration[]): void {
  const all = inOrder(s, aim, able)
  addLedAndUnled(s, aim, all, found)
  if (all.some((firer) => hasCharge(s, firer))) {
    const kept = all.flatMap((firer) => withoutCharges(s, aim, firer))
    if (kept.length > 0) addLedAndUnled(s, aim, inOrder(s, aim, kept), found)
  }
  if (all.length === 1) return
  const steady = all.filter(({ unit }) => !isUnsteady(s, s.units[unit]!))
  if (steady.length > 1 && steady.length < all.length) addLedAndUnled(s, aim, inOrder(s, aim, steady), found)
  for (const firer of all) addLedAndUnled(s, aim, [firer], found)
}

function ledAndUnled(s: LnltState, aim: Aim, firers: readonly Firer[]): FireDeclaration[] {
  const found: FireDeclaration[] = []
  addLedAndUnled(s, aim, firers, found)
  return found
}

function addLedAndUnled(s: LnltState, aim: Aim, firers: readonly Firer[], found: FireDeclaration[]): void {
  const from = nameOf(s.setting, aim.from)
  const at = nameOf(s.setting, aim.at)
  const leader = bestLeader(s, aim, firers)
  if (leader >= 0) found.push({ from, at, firers, leader })
  found.push({ from, at, firers })
}

const NO_FIRERS: readonly Firer[] = []

/** Everybody in the location who can fire at the target, each with as much as he can. */
function ableFirers(s: LnltState, aim: Aim): Firer[] {
  const firers: Firer[] = []
  for (const unit of s.units) {
    if (unit.at !== aim.from || unit.side !== aim.side || unitProblem(s, aim, unit)) continue
    const firer = usualFire(s, aim, unit)
    if (firer) firers.push(firer)
  }
  return firers
}

/** 1.6: its IFP with the best weapon that it can fire besides, or weapons instead where they are stronger. */
function usualFire(s: LnltState, aim: Aim, unit: Unit): Firer | null {
  const inherent = inherentProblem(s, aim, unit) === null
  const usable = usableWeapons(s, aim, unit)
  const weapons = withoutGrenades(s, usable)
  if (weapons.length < usable.length) return withGrenades(s, unit, inherent, usable, weapons)
  if (weapons.length === 0) return inherent ? { unit: unit.id, inherent: true, weapons: NO_WEAPONS } : null
  const beside = inherent ? weapons.slice(0, weaponsFired(s, unit, true)) : NO_WEAPONS
  const instead = weapons.slice(0, weaponsFired(s, unit, false))
  const withOwn = inherent ? inherentReach(s, aim, unit) + strength(s, beside) : -1
  return strength(s, instead) > withOwn
    ? { unit: unit.id, inherent: false, weapons: instead }
    : { unit: unit.id, inherent: true, weapons: beside }
}

const NO_WEAPONS: readonly number[] = []

/** 23.2.2: grenades beside the IFP and a weapon; where the IFP does not reach, only beside two weapons, or from a man who has none. */
function withGrenades(s: LnltState, unit: Unit, inherent: boolean, usable: readonly number[], weapons: readonly number[]): Firer | null {
  const fired = weapons.slice(0, weaponsFired(s, unit, inherent))
  const all = usable.filter((id) => fired.includes(id) || !weapons.includes(id))
  if (grenadeProblem(s, unit, inherent, all) === null) return { unit: unit.id, inherent, weapons: all }
  return fired.length > 0 ? { unit: unit.id, inherent, weapons: fired } : null
}

/** 1.6: all that a unit can fire at a place again and again: no charge. */
export function steadyFire(s: LnltState, aim: Aim, unit: Unit): Firer | undefined {
  const firer = usualFire(s, aim, unit)
  return firer ? withoutCharges(s, aim, firer)[0] : undefined
}

function usableWeapons(s: LnltState, aim: Aim, unit: Unit): number[] {
  const found: number[] = []
  for (const weapon of s.weapons) if (weapon.owner === unit.id && weaponProblem(s, aim, unit, weapon) === null) found.push(weapon.id)
  if (found.length > 1) found.sort((a, b) => strength(s, [b]) - strength(s, [a]) || a - b)
  return found
}

function hasCharge(s: LnltState, { weapons }: Firer): boolean {
  for (const id of weapons) if (typeOfWeapon(s, s.weapons[id]!).uses === 1) return true
  return false
}

/** 1.6: a Squad that keeps a charge for later fires with what else it has; who has nothing else does not fire. */
function withoutCharges(s: LnltState, aim: Aim, firer: Firer): readonly Firer[] {
  const weapons = firer.weapons.filter((id) => typeOfWeapon(s, s.weapons[id]!).uses !== 1)
  if (weapons.length === firer.weapons.length) return [firer]
  const unit = s.units[firer.unit]!
  const inherent = inherentProblem(s, aim, unit) === null
  if (inherent) return [{ unit: unit.id, inherent, weapons: weapons.slice(0, weaponsFired(s, unit, true)) }]
  if (grenadeProblem(s, unit, inherent, weapons)) return []
  return weapons.length > 0 ? [{ unit: unit.id, inherent: false, weapons }] : []
}

/** LG-10: the one leads whose IFP loses most if it is halved. */
function inOrder(s: LnltState, aim: Aim, firers: readonly Firer[]): readonly Firer[] {
  if (firers.length < 2) return firers
  let lead = 0
  for (let i = 1; i < firers.length; i++) if (leadWorth(s, aim, firers[i]!) > leadWorth(s, aim, firers[lead]!)) lead = i
  return lead === 0 ? firers : [firers[lead]!, ...firers.slice(0, lead), ...firers.slice(lead + 1)]
}

function leadWorth(s: LnltState, aim: Aim, { unit: id, inherent }: Firer): number {
  const unit = s.units[id]!
  return inherent && isMmc(s, unit) ? inherentReach(s, aim, unit) : -1
}

/** The IFP that is left at this range, in halves. */
function inherentReach(s: LnltState, aim: Aim, unit: Unit): number {
  const { fp, range } = inherentFire(s, unit)
  return distance(s.setting, aim.from, aim.at) > range ? fp : fp * EXTENDED_RANGE
}

/** The FP of weapons, in halves. */
function strength(s: LnltState, weapons: readonly number[]): number {
  let sum = 0
  for (const id of weapons) {
    const weapon = s.weapons[id]!
    const owner = s.units[weapon.owner]!
    const isHalved = !isMmc(s, owner) && weaponRules(typeOfWeapon(s, weapon).kind).halvedBySmc
    sum += weaponFire(s, weapon).fp * (isHalved ? 1 : 2)
  }
  return sum
}

function isUnsteady(s: LnltState, unit: Unit): boolean {
  return (has(unit, 'assaultMove') || has(unit, 'stealthAssault')) && typeOf(s, unit).kind !== 'scout'
}

/** A location that fires, and how far anything in it reaches. */
interface FiringPlace {
  readonly at: Location
  reach: number
}

/** Own locations with somebody who may take part, and the Weapon Teams that fire by themselves. */
function firingPlaces(s: LnltState, context: FireContext): { readonly places: readonly FiringPlace[]; readonly teams: readonly Unit[] } {
  const places: FiringPlace[] = []
  let teams: Unit[] = NO_UNITS
  for (const unit of s.units) {
    if (unit.side !== context.side || unit.at < 0 || unit.shaken || (unit.salvo === undefined && isSpent(context.occasion, unit))) continue
    if ((context.from !== undefined && unit.at !== context.from) || !context.units(unit)) continue
    if (firesApart(s, unit)) {
      if (typeOf(s, unit).team === 'mg') teams = [...teams, unit]
      continue
    }
    const reach = reachOf(s, unit)
    const known = places.find(({ at }) => at === unit.at)
    if (known) known.reach = Math.max(known.reach, reach)
    else if (shotProblem(s, context, unit.at) === null) places.push({ at: unit.at, reach })
  }
  return { places, teams }
}

const NO_UNITS: Unit[] = []

/** As far as its IFP or a weapon of its own goes; what is printed, before any question. */
function reachOf(s: LnltState, unit: Unit): number {
  const { extendedRange } = typeOf(s, unit)
  let reach = inherentFire(s, unit).range * (extendedRange ? EXTENDED_RANGE : 1)
  for (const weapon of s.weapons) {
    if (weapon.owner !== unit.id) continue
    reach = Math.max(reach, weaponFire(s, weapon).range * (typeOfWeapon(s, weapon).extendedRange ? EXTENDED_RANGE : 1))
  }
  return reach
}

/** Where enemies are, or where they move. */
function targetPlaces(s: LnltState, context: FireContext): Location[] {
  if (context.window) return [context.window.at]
  const places: Location[] = []
  for (const { at, side } of s.units) if (side !== context.side && at >= 0 && !places.includes(at)) places.push(at)
  return places
}

/** Whether anybody may fire there at all. */
function isExposed(s: LnltState, context: FireContext, at: Location): boolean {
  if (context.window) return s.vehicles !== undefined || targetProblem(s, context, at) === null
  return !hasMelee(s, at) && isSpotted(s, context.side, at)
}

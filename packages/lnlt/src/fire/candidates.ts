import { EXTENDED_RANGE } from '../data/direct-fire.ts'
import { weaponRules } from '../data/support-weapons.ts'
import { arcProblem } from '../fortifications/arcs.ts'
import { nameOf } from '../map/location.ts'
import { seesLocation } from '../map/obstacles.ts'
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
export function* fireCandidates(s: LnltState, context: FireContext): Generator<FireDeclaration> {
  const { places, teams } = firingPlaces(s, context)
  if (places.length === 0 && teams.length === 0) return
  for (const at of targetPlaces(s, context)) {
    // whether it is spotted takes longest to tell, and most are out of sight
    let exposed: boolean | undefined
    for (const { at: from, reach } of places) {
      if (from === at || distance(s.setting, from, at) > reach || sameTargetProblem(s, context, from, at) || !seesLocation(s, from, at))
        continue
      exposed ??= isExposed(s, context, at)
      if (!exposed) break
      const aim: Aim = { side: context.side, occasion: context.occasion, from, at, units: context.units }
      const able = ableFirers(s, aim)
      if (able.length === 0) continue
      if (arcProblem(s, from, at, false)) yield* mixed(s, context, aim, () => fromBehind(s, aim, able))
      else if (s.vehicles === undefined) yield* attacksWith(s, aim, able)
      else yield* attacksInMixed(s, context, aim, able)
    }
    if (teams.length > 0 && (exposed ?? isExposed(s, context, at))) for (const team of teams) yield* teamAttacks(s, context, team, at)
  }
}

/** 21.1, 21.1.2, 10.7: into a Bunker or Cave from behind only Satchels go, and out of it nothing that is not before its front. */
function* fromBehind(s: LnltState, aim: Aim, able: readonly Firer[]): Generator<FireDeclaration> {
  if (arcProblem(s, aim.from, aim.at, true)) return
  for (const { unit, weapons } of able) {
    const satchels = weapons.filter((id) => typeOfWeapon(s, s.weapons[id]!).kind === 'satchel')
    if (satchels.length > 0) yield* ledAndUnled(s, aim, [{ unit, inherent: false, weapons: satchels }])
  }
}

/** 1.7: a Weapon Team of a place, with a Leader and without. */
function* teamAttacks(s: LnltState, context: FireContext, unit: Unit, at: Location): Generator<FireDeclaration> {
  const { at: from } = unit
  if (from === at || sameTargetProblem(s, context, from, at, true) || lineProblem(s, from, at)) return
  const aim: Aim = { side: context.side, occasion: context.occasion, from, at, units: context.units }
  if (unitProblem(s, aim, unit, true) || inherentProblem(s, aim, unit)) return
  const team = [{ unit: unit.id, inherent: true, weapons: NO_WEAPONS }]
  yield* mixed(s, context, aim, () => ledAndUnled(s, aim, team))
}

/** 5.0: at the Leg units of the place, or at one of its vehicles that can be harmed so: with everything, led or not. */
function* attacksInMixed(s: LnltState, context: FireContext, aim: Aim, able: readonly Firer[]): Generator<FireDeclaration> {
  if (targetProblem(s, context, aim.at) === null) yield* attacksWith(s, aim, able)
  yield* atVehicles(s, context, aim, () => ledAndUnled(s, aim, inOrder(s, aim, able)))
}

/** The same attacks at whatever is there. */
function* mixed(s: LnltState, context: FireContext, aim: Aim, attacks: () => Iterable<FireDeclaration>): Generator<FireDeclaration> {
  if (s.vehicles === undefined || targetProblem(s, context, aim.at) === null) yield* attacks()
  if (s.vehicles !== undefined) yield* atVehicles(s, context, aim, attacks)
}

function* atVehicles(s: LnltState, context: FireContext, aim: Aim, attacks: () => Iterable<FireDeclaration>): Generator<FireDeclaration> {
  for (const { id } of vehiclesAt(s, aim.at, enemyOf(aim.side)))
    if (targetProblem(s, context, aim.at, id, aim.from) === null) for (const declared of attacks()) yield* atVehicle(s, declared, id)
}

/** 23.2.5: rifle grenades are no part of it. */
function* atVehicle(s: LnltState, declared: FireDeclaration, target: number): Generator<FireDeclaration> {
  if (declared.firers.every(({ weapons }) => rifleGrenadeProblem(s, weapons) === null)) return yield { ...declared, target }
  const firers = declared.firers
    .map((firer) => ({ ...firer, weapons: firer.weapons.filter((id) => !hasToHit(s, s.weapons[id]!)) }))
    .filter(({ inherent, weapons }) => inherent || weapons.length > 0)
  if (firers.length > 0) yield { ...declared, firers, target }
}

function* attacksWith(s: LnltState, aim: Aim, able: readonly Firer[]): Generator<FireDeclaration> {
  const all = inOrder(s, aim, able)
  yield* ledAndUnled(s, aim, all)
  if (all.some((firer) => hasCharge(s, firer))) {
    const kept = all.flatMap((firer) => withoutCharges(s, aim, firer))
    if (kept.length > 0) yield* ledAndUnled(s, aim, inOrder(s, aim, kept))
  }
  if (all.length === 1) return
  const steady = all.filter(({ unit }) => !isUnsteady(s, s.units[unit]!))
  if (steady.length > 1 && steady.length < all.length) yield* ledAndUnled(s, aim, inOrder(s, aim, steady))
  for (const firer of all) yield* ledAndUnled(s, aim, [firer])
}

function* ledAndUnled(s: LnltState, aim: Aim, firers: readonly Firer[]): Generator<FireDeclaration> {
  const from = nameOf(s.setting, aim.from)
  const at = nameOf(s.setting, aim.at)
  const leader = bestLeader(s, aim, firers)
  if (leader >= 0) yield { from, at, firers, leader }
  yield { from, at, firers }
}

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

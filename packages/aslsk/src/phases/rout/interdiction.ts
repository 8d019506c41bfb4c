import { type Modifier, outcomesOf, total } from '@firegroup/kernel'
import { isCrewExposed, isKnockedOut } from '../../armour/crew.ts'
import { serviceProblems } from '../../armour/machine-guns.ts'
import { covers } from '../../armour/mounts.ts'
import { isUnseen } from '../../concealment/unseen.ts'
import { type Aslsk, type DiceRoll, rollDice } from '../../context.ts'
import { LEAST_DR, ORDNANCE_INTERDICTION, toHitNumber } from '../../data/to-hit.ts'
import type { Attack } from '../../fire/attack.ts'
import { fireModifiers } from '../../fire/modifiers.ts'
import { isAntiTankRifle, isMachineGun } from '../../fire/shot-mode.ts'
import { canSee } from '../../map/los.ts'
import { distance, terrainAt } from '../../map/terrain.ts'
import { loseAcquisition } from '../../ordnance/acquisition.ts'
import { inArc } from '../../ordnance/arc.ts'
import { crewProblems } from '../../ordnance/by-vehicle.ts'
import { isCapturedUse, isMortar, isNonQualified, pointsAt, type Shooter, shooterOf } from '../../ordnance/shot.ts'
import type { AslskState, Location, Unit } from '../../state.ts'
import { eliminateUnit } from '../../units/casualties.ts'
import { type CheckResult, checkOutcome, leadership, moraleCheck, withLeaderLosses } from '../../units/morale.ts'
import { weaponsAround, whileStill } from '../../units/still.ts'
import {
  isLeader,
  isVehicle,
  leadershipOf,
  mmcTypeOf,
  moraleOf,
  typeOf,
  unitsOf,
  type Vehicle,
  vehicleTypeOf,
  weaponTypeOf,
} from '../../units/units.ts'
import { isRolling } from '../../vehicles/status.ts'

/** The exact chances of an Interdiction NMC, in 36ths. */
export interface InterdictionOdds {
  readonly by: readonly number[]
  readonly morale: number
  readonly modifiers: readonly Modifier[]
  readonly passes: number
  readonly pinned: number
  readonly reduced: number
  readonly eliminated: number
  readonly of: 36
}

/** 3.6 Interdiction: those who can interdict this unit in this hex. Any number of them is one Interdiction. `crestSide` is where it climbs in. */
export function interdictorsOf(s: AslskState, unit: Unit, at: Location, crestSide: number): number[] {
  const found: number[] = []
  interdictorAmong(s, unit, at, crestSide, ({ id }) => {
    found.push(id)
    return false
  })
  return found
}

/** The first of those who can for whom `isMeant` holds: whoever wants one need not know the others. */
export function interdictorAmong(
  s: AslskState,
  unit: Unit,
  at: Location,
  crestSide: number,
  isMeant: (enemy: Unit) => boolean,
): Unit | undefined {
  if (!terrainAt(s, at).openGround) return undefined // a rout does not use the roads' rate, so only Open Ground itself can expose it
  const target: Unit = { ...unit, at, pinned: false, onRoad: false, crestSide }
  return whileStill(s, () => {
    // 8.3.4: whoever wants to interdict has given up his concealment before
    for (const enemy of s.units)
      if (enemy.side !== unit.side && !isUnseen(enemy) && canInterdict(s, enemy, target) && isMeant(enemy)) return enemy
    return undefined
  })
}

/**
 * 3.6: unbroken, unpinned, in no Melee, in normal range and LOS, with a FP or more, unhalved. What it has fired before does not matter. A vehicle in Motion
 * does not, nor one whose crew is Shocked or Stunned (7.10).
 */
function canInterdict(s: AslskState, enemy: Unit, target: Unit): boolean {
  if (enemy.at < 0 || enemy.at === target.at || enemy.broken || enemy.pinned || enemy.melee) return false
  const isTank = isVehicle(enemy)
  if (isTank && (isKnockedOut(enemy) || isRolling(enemy))) return false
  const range = distance(s, enemy.at, target.at)
  return (
    ((isTank ? canRake(s, enemy, target.at, range) : canFireUnhalved(s, enemy, range)) || canShell(s, enemy, target.at, range)) &&
    canSee(s, enemy.at, target.at) &&
    wouldHaveFfmo(s, enemy, target)
  )
}

/** 3.6, 4.1, 4.4.4: with its own FP, a working MG or an anti-tank rifle; a leader fires a MG at full FP only with another leader beside him. */
function canFireUnhalved(s: AslskState, enemy: Unit, range: number): boolean {
  const own = mmcTypeOf(s, enemy)
  if (own && own.fp >= 1 && range <= own.range) return true
  for (const weapon of weaponsAround(s, enemy)) {
    if (weapon.owner !== enemy.id || weapon.malfunctioned || range > weaponTypeOf(s, weapon).range) continue
    if (isAntiTankRifle(s, weapon)) return true
    if (isMachineGun(s, weapon) && (!isLeader(s, enemy) || hasHelper(s, enemy))) return true
  }
  return false
}

/** 3.6, 7.8: with a MG that its crew can serve, in the arc as it points; a fixed one has a DRM at whoever moves. */
function canRake(s: AslskState, vehicle: Vehicle, at: Location, range: number): boolean {
  for (const weapon of weaponsAround(s, vehicle)) {
    if (weapon.owner !== vehicle.id || !isMachineGun(s, weapon) || range > weaponTypeOf(s, weapon).range) continue
    if (weaponTypeOf(s, weapon).mounted === 'bow' && vehicleTypeOf(s, vehicle).fixedBowMg) continue
    if (serviceProblems(s, vehicle, weapon).length === 0 && covers(s, vehicle, weapon, vehicle.vehicle, at, null)) return true
  }
  return false
}

/** 3.6: Ordnance that could hit there, in its arc as it stands, and without a positive DRM of its own. 4.4: a LATW hits nobody in the open. */
function canShell(s: AslskState, enemy: Unit, at: Location, range: number): boolean {
  if (range >= ORDNANCE_INTERDICTION) return false
  for (const weapon of weaponsAround(s, enemy)) {
    if (!weapon.ordnance || weapon.owner !== enemy.id || weapon.malfunctioned) continue
    const by = shooterOf(s, weapon.id)
    if (!by || by.barrel.shaped || isHandicapped(s, by)) continue
    if (range < by.barrel.minRange || range > weaponTypeOf(s, weapon).range) continue
    const spine = pointsAt(by)
    if (spine >= 0 && !inArc(s, enemy.at, spine, at)) continue
    if (toHitNumber(isMortar(by) ? 'att' : 'itt', true, range, by.barrel) >= LEAST_DR) return true
  }
  return false
}

/** 3.6: a Gun in the wrong hands, a Mortar where none is fired, and a main armament whose crew is buttoned up or can't serve it. */
function isHandicapped(s: AslskState, by: Shooter): boolean {
  if (by.kind === 'vehicle') return !isCrewExposed(by.crew) || crewProblems(s, by.crew, by.weapon).length > 0
  return isNonQualified(s, by) || isCapturedUse(by) || (isMortar(by) && terrainAt(s, by.crew.at).noMortars)
}

function hasHelper(s: AslskState, leader: Unit): boolean {
  for (const other of unitsOf(s, leader.side, leader.at))
    if (other !== leader && isLeader(s, other) && !other.broken && !other.pinned) return true
  return false
}

/** 3.6, 8.3: a unit is in Open Ground for an enemy who sees it; 1.1.1: on a road through woods or the like too, if it has come at the road's rate. */
export function isExposedTo(s: AslskState, enemy: Unit, unit: Unit, onRoad = false): boolean {
  return (onRoad || terrainAt(s, unit.at).openGround) && wouldHaveFfmo(s, enemy, { ...unit, pinned: false, onRoad })
}

/** 3.6: an imagined Defensive First Fire would have FFMO, and no positive DRM: neither Hindrance nor TEM, Height Advantage or a CX firer. */
function wouldHaveFfmo(s: AslskState, enemy: Unit, target: Unit): boolean {
  const attack: Attack = {
    when: 'firstFire',
    means: 'fire',
    by: enemy.side,
    at: target.at,
    targets: [target.id],
    firers: [{ unit: enemy.id, inherent: true, weapons: [] }],
    directors: [],
    expenditure: { units: [target.id], at: target.at, mf: 0, kind: 'enter', residualDone: true },
  }
  let ffmo = false
  for (const modifier of fireModifiers(s, attack, target)) {
    if (modifier.value > 0 && !modifier.tags?.includes('lv')) return false
    if (modifier.tags?.includes('ffmo')) ffmo = true
  }
  return ffmo
}

/**
 * 3.6: the routing unit alone takes a NMC: failing it is Casualty Reduction, and the end of a leader who routs along. Tells whether it was pinned:
 * then it goes no further.
 */
export function interdict(g: Aslsk, unit: Unit, leader: Unit | null, by: readonly number[]): boolean {
  g.emit({ type: 'interdiction', rule: '3.6', unit: unit.id, at: unit.at, by })
  for (const weapon of g.state.weapons) if (weapon.ordnance && by.includes(weapon.owner)) loseAcquisition(weapon) // 6.10
  const { dice, modifiers, outcome } = rollInterdiction(g, unit, leader)
  withLeaderLosses(g, () => {
    const result = moraleCheck(g, unit, { what: 'Interdiction', rule: '3.6', modifiers, dice })
    const failed = result === 'reduced' || result === 'eliminated'
    if (failed && leader) eliminateUnit(g, leader, '3.6', 'routed along with a unit that failed its Interdiction')
  })
  if (outcome !== 'pinned' || unit.at < 0) return false
  unit.wasPinned = true
  g.emit({ type: 'pinned', rule: '3.6', unit: unit.id })
  return true
}

interface RolledInterdiction {
  readonly dice: DiceRoll
  readonly modifiers: readonly Modifier[]
  readonly outcome: CheckResult
}

/** 3.6: the DR of the NMC and what it comes to, pinned included. */
function rollInterdiction(g: Aslsk, unit: Unit, leader: Unit | null): RolledInterdiction {
  const s = g.state
  const modifiers = help(s, leader)
  const drm = total(modifiers) + moduleDrm(s, unit)
  const outcome = (original: number) =>
    isPinnedBy(s, unit, original, original + drm) ? 'pinned' : checkOutcome(s, unit, original, original + drm)
  const dice = rollDice(g, `Interdiction NMC of ${typeOf(s, unit).label}`, outcome)
  return { dice, modifiers, outcome: outcome(dice.total) }
}

/** 3.6: a leader who routs along adds his DRM; he need not where it would do harm. */
function help(s: AslskState, leader: Unit | null): Modifier[] {
  return leader && leadershipOf(s, leader) < 0 ? leadership(s, leader, '3.6') : []
}

/** 3.6, 3.2.3: passing by nothing to spare pins, here broken units too; never twice in a Player Turn. */
function isPinnedBy(s: AslskState, unit: Unit, original: number, final: number): boolean {
  return checkOutcome(s, unit, original, final) === 'passes' && final === moraleOf(s, unit) && !unit.wasPinned
}

/** What modules add to every MC. */
function moduleDrm(s: AslskState, unit: Unit): number {
  let drm = 0
  for (const contribution of s.setting.hooks.moraleModifiers) drm += contribution(s, unit)?.value ?? 0
  return drm
}

/** What an Interdiction would do: the same DR, gone through for all its rolls. */
export function interdictionOdds(s: AslskState, unit: Unit, leader: Unit | null, by: readonly number[]): InterdictionOdds {
  const odds = outcomesOf(s, (g: Aslsk) => rollInterdiction(g, unit, leader).outcome)
  const of36 = (outcome: CheckResult) => odds.outOf(36, outcome)
  return {
    by,
    morale: moraleOf(s, unit),
    modifiers: help(s, leader),
    passes: of36('passes'),
    pinned: of36('pinned'),
    reduced: of36('reduced'),
    eliminated: of36('eliminated'),
    of: 36,
  }
}

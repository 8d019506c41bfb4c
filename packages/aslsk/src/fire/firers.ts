import { LEGAL, type Problem, refuse } from '@firegroup/kernel'
import { isKnockedOut } from '../armour/crew.ts'
import { LONG_RANGE_TIMES, WEAPON_LIMITS } from '../data/fire.ts'
import { canSee } from '../map/los.ts'
import { distance } from '../map/terrain.ts'
import { hasPushed } from '../ordnance/manned.ts'
import type { AslskState, Expenditure, Location, Unit, Weapon } from '../state.ts'
import { forbidden } from '../units/forbidden.ts'
import { weaponsAround } from '../units/still.ts'
import { isGoodOrder, isLeader, knownTo, mmcTypeOf, typeOf, type Vehicle, weaponTypeOf } from '../units/units.ts'
import type { Firer } from './attack.ts'
import type { When } from './events.ts'
import { inherentMode, isFlamethrower, isMachineGun, isSustained, markFor, type ShotMode, shotMode, weaponsUsed } from './shot-mode.ts'

/** Where an attack would go: the target Location, and in the MPh the expenditure it answers. */
export interface Aim {
  readonly when: When
  readonly at: Location
  readonly expenditure: Expenditure | null
}

/** Why this unit's own FP can't be used at the aim; empty if it can. LOS is judged apart, for it may not be checked beforehand (3.2.1). */
export function inherentProblems(s: AslskState, unit: Unit, aim: Aim): readonly Problem[] {
  const type = mmcTypeOf(s, unit)
  if (!type) return refuse('1.2.1', 'A leader has no firepower of his own.')
  const common = unitProblems(s, unit, aim.at)
  if (common.length > 0) return common
  if (aim.when === 'advancingFire' && hasPushed(s, unit))
    return refuse('6.5', 'It has pushed a Gun in this Player Turn and may not fire in the Advancing Fire Phase.')
  const mode = shotMode(s, aim.when, unit.fire, unit.at, aim.at)
  if (typeof mode !== 'string') return mode
  if (unit.forfeited && !isCloseDefence(s, unit, aim)) return refuse('4.0', 'It gave up its own firepower by firing a Weapon.')
  return reachProblems(s, unit, aim, mode, type.range, `u${unit.id}`)
}

/** Why this Weapon can't be fired by its owner at the aim; empty if it can. How many Weapons a unit may fire is judged on the whole declaration. */
export function weaponProblems(s: AslskState, unit: Unit, weapon: Weapon, aim: Aim): readonly Problem[] {
  const type = weaponTypeOf(s, weapon)
  if (weapon.owner !== unit.id) return refuse('1.2.4', `The ${type.name} is not in its possession.`)
  const common = unitProblems(s, unit, aim.at)
  if (common.length > 0) return common
  const acted = leaderProblems(s, unit, weapon)
  if (acted.length > 0) return acted
  if (type.kind === 'dc') return refuse('4.3', 'A demolition charge is placed, not fired.')
  if (type.barrel) return refuse('3.2.4', `The ${type.name} must hit first, and never joins a fire group.`)
  if (weapon.malfunctioned) return refuse('4.1', `The ${type.name} is malfunctioned.`)
  const forbidden = weaponForbidden(s, unit, weapon, aim.at)
  if (forbidden) return [forbidden]
  if (aim.when === 'advancingFire' && weapon.moved && (type.mgClass === 'MMG' || type.mgClass === 'HMG'))
    return refuse('3.5', `A ${type.mgClass} that moved may not fire in the Advancing Fire Phase.`)
  if (type.kind === 'atr' && distance(s, unit.at, aim.at) > type.range)
    return refuse('4.4.4', `The ${type.name} reaches ${type.range} hexes, and no farther at less effect.`)
  if (type.kind === 'ft') {
    if (unit.pinned) return refuse('4.2', 'A pinned unit may not use a flamethrower.')
    const away = distance(s, unit.at, aim.at)
    if (type.reach !== undefined && away > type.reach) return refuse('3.2.2', `The target is ${away} hexes away; it reaches ${type.reach}.`)
    if (markFor(s, unit, weapon) !== 'none') return refuse('3.2', 'The flamethrower has already fired in this Player Turn.')
  }
  const mode = shotMode(s, aim.when, markFor(s, unit, weapon), unit.at, aim.at)
  if (typeof mode !== 'string') return mode
  return reachProblems(s, unit, aim, mode, type.range, `w${weapon.id}`)
}

/**
 * 4.0: the Weapons that a unit may fire besides or instead of its own FP: a squad one for free or two, a half squad, crew or leader one. Sustained fire
 * at adjacent units costs nobody his own FP, and what was fired before does not count in it.
 */
export function weaponLimitProblems(s: AslskState, unit: Unit, firer: Firer, aim: Aim): readonly Problem[] {
  const { inherent, weapons } = firer
  const { kind } = typeOf(s, unit)
  if (weapons.length === 0) return LEGAL
  const sustained = isSustained(s, aim, firer)
  const counted = sustained ? [] : weaponsUsed(s, unit)
  const total = new Set([...counted, ...weapons]).size
  if (counted.length > 0 && weapons.some((id) => isFlamethrower(s, s.weapons[id]!)) && usedFlame(s, counted, weapons))
    return refuse('4.2', 'A unit may not use two flamethrowers.')
  if (kind === 'leader') return total <= 1 ? LEGAL : refuse('4.0', 'A leader may use only one support weapon.')
  const limit = weaponLimit(s, unit)
  if (total > limit) return refuse('4.0', `It may fire no more than ${limit} Weapon${limit > 1 ? 's' : ''} in a Player Turn.`)
  const free = kind === 'squad' ? 1 : 0
  const ownFire = inherent || (!sustained && unit.fire !== 'none' && !unit.forfeited)
  if (total > free && ownFire && !isCloseDefence(s, unit, aim))
    return refuse(
      '4.0',
      kind === 'squad' ? 'Firing two Weapons costs the squad its own firepower.' : 'Firing a Weapon costs it its own firepower.',
    )
  return LEGAL
}

/** 4.0: how many Weapons a unit can fire. */
export function weaponLimit(s: AslskState, unit: Unit): number {
  return typeOf(s, unit).kind === 'squad' ? WEAPON_LIMITS.squad : WEAPON_LIMITS.others
}

function usedFlame(s: AslskState, used: readonly number[], firing: readonly number[]): boolean {
  return used.some((id) => id >= 0 && !firing.includes(id) && isFlamethrower(s, s.weapons[id]!))
}

/** Whether there is anything with which this unit could fire at the aim, LOS apart. */
export function usableWeapons(s: AslskState, unit: Unit, aim: Aim): Weapon[] {
  const usable: Weapon[] = []
  for (const weapon of weaponsAround(s, unit)) {
    if (weapon.owner !== unit.id || weapon.malfunctioned || weapon.ordnance) continue
    if (distance(s, unit.at, aim.at) > weaponTypeOf(s, weapon).range * LONG_RANGE_TIMES) continue
    if (weaponProblems(s, unit, weapon, aim).length === 0) usable.push(weapon)
  }
  return usable
}

/** 3.3.3 FPF: the unit's own FP and every usable MG must be in the attack. */
export function protectiveWeapons(s: AslskState, unit: Unit, aim: Aim): number[] {
  return usableWeapons(s, unit, aim)
    .filter((unit) => isMachineGun(s, unit))
    .map((weapon) => weapon.id)
}

export function modeOfUnit(s: AslskState, unit: Unit, aim: Aim): ShotMode | null {
  const mode = shotMode(s, aim.when, unit.fire, unit.at, aim.at)
  return typeof mode === 'string' ? mode : null
}

/** 1.2.1, 4.0: a leader does one thing in a phase: he directs, or fires one SW, also when it keeps its rate, or helps another to fire his. */
function leaderProblems(s: AslskState, unit: Unit, weapon: Weapon): readonly Problem[] {
  if (!isLeader(s, unit)) return LEGAL
  if (unit.directed.length > 0) return refuse('1.2.1', `${typeOf(s, unit).label} has directed fire in this Player Turn.`)
  const isNew = weapon.fire === 'none' && !weapon.keptRate
  return unit.firedWeapon && isNew ? refuse('4.0', 'A leader may use only one support weapon.') : LEGAL
}

/** 4.1: why this leader can't help another to fire a MG; empty if he can. */
export function gunnerProblems(s: AslskState, unit: Unit): readonly Problem[] {
  const common = unitProblems(s, unit)
  if (common.length > 0) return common
  return unit.directed.length > 0 || unit.firedWeapon ? refuse('1.2.1', `${typeOf(s, unit).label} has already acted in this phase.`) : LEGAL
}

/** Why an optional rule keeps a Weapon from firing at a hex; undefined if none does. */
export function weaponForbidden(s: AslskState, unit: Unit, weapon: Weapon, at: Location): Problem | undefined {
  for (const forbids of s.setting.hooks.weaponForbids) {
    const problem = forbids(s, unit, weapon, at)
    if (problem) return problem
  }
  return undefined
}

/** What forbids a unit any fire, or fire at a Location. */
export function unitProblems(s: AslskState, unit: Unit, at?: Location): readonly Problem[] {
  if (unit.at < 0) return refuse('3.2.1', 'It is not on the map.')
  if (unit.broken) return refuse('3.2.3', 'A broken unit may only rout and rally.')
  if (unit.vehicle && isKnockedOut(unit as Vehicle))
    return refuse('7.10', `The crew of the ${typeOf(s, unit).label} is Shocked or Stunned.`)
  if (!isGoodOrder(unit)) return refuse('3.8', 'A unit in Melee may do nothing but Close Combat.')
  const problem = forbidden(s, unit, 'fire', at)
  return problem ? [problem] : LEGAL
}

/** Range, the limits of Subsequent First Fire, and the cap of shots by MF spent. */
export function reachProblems(s: AslskState, unit: Unit, aim: Aim, mode: ShotMode, range: number, firer: string): readonly Problem[] {
  const away = distance(s, unit.at, aim.at)
  if (away > range * LONG_RANGE_TIMES) return refuse('3.2.2', `The target is ${away} hexes away; it reaches ${range * LONG_RANGE_TIMES}.`)
  if (mode === 'subsequent') {
    if (away > range) return refuse('3.3.3', `Subsequent First Fire reaches only its normal range of ${range}.`)
    const nearest = nearestKnownEnemy(s, unit)
    if (away > nearest) return refuse('3.3.3', `Subsequent First Fire may not go past the closest known enemy, ${nearest} hexes away.`)
  }
  return aim.expenditure ? shotCapProblems(s, aim.expenditure, firer) : LEGAL
}

/** 3.3.3: no more shots by one firer at a moving unit in one Location than MF it has spent there. */
export function shotCapProblems(s: AslskState, spent: Expenditure, firer: string): readonly Problem[] {
  let shots = 0
  for (const shot of s.shots)
    if (shot.firer === firer && shot.at === spent.at && shot.targets.some((id) => spent.units.includes(id))) shots++
  if (shots === 0) return LEGAL
  const now = shotsNow(s, spent, firer)
  if (now > 0 && now >= Math.max(1, spent.mf >> 1))
    return refuse('3.3.3', `It has fired at this vehicle for each MP that was spent just now.`)
  let allowed = Number.MAX_SAFE_INTEGER
  for (const id of spent.units) allowed = Math.min(allowed, s.units[id]!.spentHere >> 1)
  return shots < allowed ? LEGAL : refuse('3.3.3', `It has fired ${shots} times at this target here, as often as MF were spent.`)
}

/** 3.3.3: how often it has answered this very expenditure of a vehicle, by whose MP its shots are counted anew each time. */
function shotsNow(s: AslskState, spent: Expenditure, firer: string): number {
  let shots = 0
  for (const shot of s.shots) if (shot.firer === firer && shot.at === spent.at && shot.window === s.expenditures) shots++
  return shots
}

/** 3.3.3, 2.0 KEU: how far away the closest enemy is that this unit sees. */
function nearestKnownEnemy(s: AslskState, unit: Unit): number {
  let nearest = Number.MAX_SAFE_INTEGER
  for (const enemy of knownTo(s, unit.side)) {
    if (enemy.side === unit.side || enemy.at < 0) continue
    const away = distance(s, unit.at, enemy.at)
    if (away < nearest && canSee(s, unit.at, enemy.at)) nearest = away
  }
  return nearest
}

/** 4.0: forfeited FP may still be used in SFF, FPF and Final Fire vs adjacent units; whether SFF too is only for those is an option. */
function isCloseDefence(s: AslskState, unit: Unit, aim: Aim): boolean {
  if (distance(s, unit.at, aim.at) > 1) {
    const anyone = s.setting.options.sffAfterWeapons === 'anyone'
    return anyone && aim.when === 'firstFire' && inherentMode(s, aim, unit) === 'subsequent'
  }
  return aim.when === 'defensiveFire' || (aim.when === 'firstFire' && inherentMode(s, aim, unit) !== 'full')
}

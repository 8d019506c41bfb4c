import { ASSAULT_FIRE_BONUS, FIREPOWER_FACTORS, LONG_MACHINE_GUN_RANGE } from '../data/fire.ts'
import { FP_UNIT } from '../data/ift.ts'
import { IFE_RANGE } from '../data/to-hit.ts'
import { adjacent, distance } from '../map/terrain.ts'
import type { AslskState, Location, Unit, Weapon } from '../state.ts'
import { isLeader, isVehicle, mmcTypeOf, weaponTypeOf } from '../units/units.ts'
import { isRolling } from '../vehicles/status.ts'
import { type Attack, type Firer, unitOf } from './attack.ts'
import type { FirepowerFactor, FirepowerPart, When } from './events.ts'
import { inherentMode, type ShotMode, weaponMode } from './shot-mode.ts'

/** 4.1: some fire has less effect against unbroken Infantry; all fire against those who are not seen (6.4, 8.3.2), and such are unbroken. */
export type Against = 'unbroken' | 'broken' | 'unseen'

/** 4.1: whether it makes a difference to this attack who is broken. */
export function isBeyondMachineGuns(s: AslskState, attack: Attack): boolean {
  for (const { unit, weapons } of attack.firers)
    if (weapons.length > 0 && distance(s, unitOf(s, unit).at, attack.at) > LONG_MACHINE_GUN_RANGE) return true
  return false
}

/** 3.2.2: every part of the attack's firepower with what doubles and halves it. Parts that cannot fire have been refused before. */
export function firepowerParts(s: AslskState, attack: Attack, against: Against): FirepowerPart[] {
  const parts: FirepowerPart[] = []
  for (const firer of attack.firers) {
    const unit = unitOf(s, firer.unit)
    const range = rangeTo(s, unit.at, attack.at)
    if (firer.inherent) parts.push(inherentPart(s, attack, unit, range, against))
    for (const id of firer.weapons) parts.push(weaponPart(s, attack, unit, s.weapons[id]!, range, firer, against))
  }
  return parts
}

/** 3.2.2: how far away the target is; A.8: a Location inside a hex that is near, but not ADJACENT, is no target at point blank. */
function rangeTo(s: AslskState, from: Location, at: Location): number {
  const away = distance(s, from, at)
  const { places } = s.setting
  if (!places?.isInner(from, at)) return away
  if (away === 0 && places.of(at)!.subterranean) return 1 // B8.42
  return away === 1 && !adjacent(s, from, at) ? 2 : away
}

export function totalFirepower(parts: readonly FirepowerPart[]): number {
  let sum = 0
  for (const part of parts) sum += part.fp64
  return sum
}

function inherentPart(s: AslskState, attack: Attack, unit: Unit, range: number, against: Against): FirepowerPart {
  const type = mmcTypeOf(s, unit)!
  const factors = commonFactors(attack.when, unit, inherentMode(s, attack, unit), range, type.range)
  addModuleFactors(s, attack, unit, factors)
  if (against === 'unseen') factors.push(factor('8.3.2', 'the target is concealed', 'concealedTarget'))
  let fp64 = multiply(type.fp * FP_UNIT, factors)
  // 3.5 Assault Fire: one FP more after everything else, then rounded up; not beyond normal range
  const assault = attack.when === 'advancingFire' && range <= type.range && hasAssaultFire(s, unit, type.assaultFire)
  if (assault) fp64 = Math.ceil((fp64 + ASSAULT_FIRE_BONUS * FP_UNIT) / FP_UNIT) * FP_UNIT
  const label = assault ? `${type.label}, Assault Fire` : type.label
  return { unit: unit.id, weapon: -1, label, printed: type.fp, factors, fp64 }
}

/** 3.5: printed, or by what modules know of the unit. */
function hasAssaultFire(s: AslskState, unit: Unit, printed: boolean): boolean {
  return printed || s.setting.hooks.assaultFire.some((says) => says(s, unit))
}

function weaponPart(
  s: AslskState,
  attack: Attack,
  unit: Unit,
  weapon: Weapon,
  range: number,
  { inherent }: Firer,
  against: Against,
): FirepowerPart {
  const type = weaponTypeOf(s, weapon)
  const flame = type.kind === 'ft'
  const mode = weaponMode(s, attack, unit, inherent, weapon)
  const normalRange = type.barrel ? IFE_RANGE : type.range
  const factors = flame ? flameFactors(s, attack, unit, range, type.range) : commonFactors(attack.when, unit, mode, range, normalRange)
  if (!flame) {
    addModuleFactors(s, attack, unit, factors)
    // 4.1: one SMC fires a MG as Area Fire; two stacked together fire it at full FP
    if (type.kind === 'mg' && isLeader(s, unit) && !hasGunner(s, attack, unit))
      factors.push(factor('4.1', 'fired by one leader', 'machineGunByOneLeader'))
    if (range > LONG_MACHINE_GUN_RANGE && !type.barrel && against !== 'broken' && !isVehicle(unit))
      factors.push(factor('4.1', `beyond ${LONG_MACHINE_GUN_RANGE} hexes`, 'machineGunBeyondLongRange'))
  }
  if (against === 'unseen') factors.push(factor('8.3.2', 'the target is concealed', 'concealedTarget'))
  const printed = type.barrel ? (type.barrel.ife ?? 0) : type.fp // 6.8: a Gun that is fired so
  const fp64 = multiply(printed * FP_UNIT, factors)
  return {
    unit: unit.id,
    weapon: weapon.id,
    label: type.name,
    printed,
    factors,
    fp64,
    ...(type.kind === 'atr' ? { leavesNothing: true } : {}),
  }
}

/** 4.1: another SMC in the attack who fires no Weapon of his own serves the gun; each serves one, the first that is named first. */
function hasGunner(s: AslskState, attack: Attack, leader: Unit): boolean {
  let gunners = 0
  for (const { unit: id, weapons } of attack.firers) {
    const unit = unitOf(s, id)
    if (isLeader(s, unit) && unit.at === leader.at && weapons.length === 0) gunners++
  }
  for (const { unit: id, weapons } of attack.firers) {
    if (id === leader.id) return gunners > 0
    const unit = unitOf(s, id)
    if (isLeader(s, unit) && unit.at === leader.at && weapons.length > 0) gunners--
  }
  return false
}

function commonFactors(when: When, unit: Unit, mode: ShotMode, range: number, normalRange: number): FirepowerFactor[] {
  const factors: FirepowerFactor[] = []
  if (range === 0) factors.push(factor('3.2.2', 'same hex', 'sameHex'))
  else if (range === 1) factors.push(factor('3.2.2', 'point blank', 'pointBlank'))
  else if (range > normalRange) factors.push(factor('3.2.2', 'long range', 'longRange'))
  if (unit.pinned) factors.push(factor('3.2.3', 'pinned', 'pinned'))
  if (when === 'advancingFire') factors.push(factor('3.5', 'Advancing Fire', 'advancingFire'))
  if (when === 'boundingFire') factors.push(factor('3.3.2.2', 'Bounding First Fire', 'boundingFire'))
  factors.push(...motionFire(when, unit))
  if (mode === 'subsequent') factors.push(factor('3.3.3', 'Subsequent First Fire', 'subsequentFirstFire'))
  if (mode === 'protective') factors.push(factor('3.3.3', 'Final Protective Fire', 'finalProtectiveFire'))
  if (mode === 'marked') factors.push(factor('3.4', 'First Fire marked', 'firstFireMarked'))
  return factors
}

/** 2.0, 3.3.2.2 Motion Fire: half of it while the vehicle has not stopped, in whatever phase and whoever's Player Turn. */
function motionFire(when: When, unit: Unit): FirepowerFactor[] {
  if (!isVehicle(unit) || !isRolling(unit)) return []
  return [factor('3.3.2.2', when === 'boundingFire' ? 'has not stopped' : 'in Motion', 'nonStopped')]
}

/** What modules double and halve, for all but flames. */
function addModuleFactors(s: AslskState, attack: Attack, unit: Unit, factors: FirepowerFactor[]): void {
  for (const contribution of s.setting.hooks.firepowerFactors) factors.push(...contribution(s, attack, unit))
}

/** 4.2, 3.3.2.2: a FT is never doubled, and halved only at range 2, on a vehicle that has not stopped, or by what modules say. */
function flameFactors(s: AslskState, attack: Attack, unit: Unit, range: number, normalRange: number): FirepowerFactor[] {
  const factors = range > normalRange ? [factor('3.2.2', 'long range', 'longRange')] : []
  factors.push(...motionFire(attack.when, unit))
  for (const contribution of s.setting.hooks.flameFactors) factors.push(...contribution(s, attack, unit))
  return factors
}

function factor(rule: string, label: string, key: keyof typeof FIREPOWER_FACTORS): FirepowerFactor {
  return { rule, label, ...FIREPOWER_FACTORS[key] }
}

function multiply(fp64: number, factors: readonly FirepowerFactor[]): number {
  let result = fp64
  for (const { num, den } of factors) result = (result * num) / den
  return result
}

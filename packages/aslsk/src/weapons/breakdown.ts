import { recall } from '../armour/damage.ts'
import { hasMainIfe } from '../armour/main-ife.ts'
import type { Aslsk } from '../context.ts'
import { BREAKDOWN, RATE } from '../data/fire.ts'
import { ORDNANCE_RATE } from '../data/to-hit.ts'
import type { FirepowerPart } from '../fire/events.ts'
import { isAntiTankRifle, isFlamethrower, isMachineGun } from '../fire/shot-mode.ts'
import { NOBODY } from '../ids.ts'
import { loseAcquisition } from '../ordnance/acquisition.ts'
import { type AslskState, ELIMINATED, type Unit, type Weapon } from '../state.ts'
import { isInexperienced, isLeader, isVehicle, typeOf, weaponTypeOf } from '../units/units.ts'

/** 4.1: a MG stops firing until it is repaired. 6.10: a Gun has acquired nothing any more, whatever silenced it. */
export function malfunction(g: Aslsk, weapon: Weapon, rule: string): void {
  weapon.malfunctioned = true
  weapon.keptRate = false
  loseAcquisition(weapon)
  g.emit({ type: 'malfunction', rule, weapon: weapon.id, removed: false })
}

/** A Weapon leaves the game. */
export function destroyWeapon(g: Aslsk, weapon: Weapon, rule: string): void {
  weapon.owner = NOBODY
  weapon.at = ELIMINATED
  weapon.keptRate = false
  g.emit({ type: 'malfunction', rule, weapon: weapon.id, removed: true })
}

/** 6.1, 6.7: a Gun leaves the game with whoever mans it. */
export function destroyGun(g: Aslsk, gun: Weapon, rule: '6.1' | '6.7'): void {
  g.emit({ type: 'gunDestroyed', rule, weapon: gun.id, at: gun.at })
  gun.owner = NOBODY
  gun.at = ELIMINATED
  gun.keptRate = false
  loseAcquisition(gun)
}

/** 4.1, 4.0, 4.2: the original DR at or above which a Weapon breaks down in the hands of this user. `sustained` is SFF, FPF or a marked MG. */
export function breakdownNumber(s: AslskState, weapon: Weapon, sustained: boolean): number {
  const type = weaponTypeOf(s, weapon)
  const user = s.units[weapon.owner]
  let number = type.xNumber ?? type.breakdown
  if (sustained) number += BREAKDOWN.sustainedFire
  if (user && isCaptured(weapon, user)) number += BREAKDOWN.captured
  if (user) number += clumsiness(s, weapon, user).breakdown
  if (user && isInexperienced(s, user)) number += BREAKDOWN.inexperiencedUser
  if ((type.kind === 'ft' || type.kind === 'dc') && user && !isLeader(s, user) && typeOf(s, user).class !== 'elite')
    number += BREAKDOWN.notElite
  return number + breakdownChange(s, weapon)
}

/** What modules make of a Weapon's number. */
export function breakdownChange(s: AslskState, weapon: Weapon): number {
  let change = 0
  for (const contribution of s.setting.hooks.breakdown) change += contribution(s, weapon)
  return change
}

/** 4.0: in the hands of the other side. */
function isCaptured(weapon: Weapon, user: Unit): boolean {
  return weapon.side !== user.side
}

/** 1.2.4.1, 4.0: the ROF of a Weapon in the hands of this user. */
export function rateOfFire(s: AslskState, weapon: Weapon, user: Unit): number {
  const { rof, barrel } = weaponTypeOf(s, weapon)
  const sprayed = barrel ? ORDNANCE_RATE.ife : 0 // 6.8: what has a barrel and fires here without a TH DR
  return rof + sprayed + (isCaptured(weapon, user) ? RATE.captured : 0) + clumsiness(s, weapon, user).rate
}

/** 8.1.8.2: what unskilled hands make of its B# and its ROF. */
export function clumsiness(s: AslskState, weapon: Weapon, user: Unit): { readonly breakdown: number; readonly rate: number } {
  const isBad = isHandledBadly(s, weapon, user)
  return { breakdown: isBad ? BREAKDOWN.japanese : 0, rate: isBad ? RATE.japanese : 0 }
}

/** 8.1.8.2: a Japanese MMG, HMG or ATR in the hands of a Japanese squad or half squad; a crew knows how. */
function isHandledBadly(s: AslskState, weapon: Weapon, user: Unit): boolean {
  const { kind, nation } = typeOf(s, user)
  if (nation !== 'japanese' || (kind !== 'squad' && kind !== 'halfSquad')) return false
  const type = weaponTypeOf(s, weapon)
  return type.nation === 'japanese' && (type.mgClass === 'MMG' || type.mgClass === 'HMG' || type.latw?.kind === 'atr')
}

/**
 * 4.1, 4.2: what the attack's original DR does to the Weapons that fired. Of several MG one, chosen at random, breaks down; in sustained fire it is
 * gone for good when the DR reaches its printed number; a FT always is. Gives the Weapons that broke down.
 */
export function checkBreakdown(
  g: Aslsk,
  parts: readonly FirepowerPart[],
  original: number,
  sustained: (weapon: Weapon) => boolean,
): Weapon[] {
  const weapons = parts.filter((part) => part.weapon >= 0).map((part) => g.state.weapons[part.weapon]!)
  const flame = weapons.find((unit) => isFlamethrower(g.state, unit))
  if (flame) {
    if (original < breakdownNumber(g.state, flame, false)) return []
    destroyWeapon(g, flame, '4.2')
    return [flame]
  }
  const struck = weapons.filter(
    (weapon) =>
      (isMachineGun(g.state, weapon) || isAntiTankRifle(g.state, weapon) || hasMainIfe(g.state, weapon)) &&
      original >= breakdownNumber(g.state, weapon, sustained(weapon)),
  )
  if (struck.length === 0) return []
  const broken = struck.length === 1 ? struck[0]! : g.draw(struck.slice(), 'which machine gun malfunctions')
  if (sustained(broken) && original >= weaponTypeOf(g.state, broken).breakdown) {
    const vehicle = g.state.units[broken.owner]!
    destroyWeapon(g, broken, '3.3.3')
    if (isVehicle(vehicle)) recall(g, vehicle, '7.10')
  } else malfunction(g, broken, '4.1')
  return [broken]
}

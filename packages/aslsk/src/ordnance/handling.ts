import { recall } from '../armour/damage.ts'
import { type Pointing, pointingAfter, turningDrm } from '../armour/mounts.ts'
import type { Aslsk } from '../context.ts'
import { LAUNCHER } from '../data/mortars.ts'
import { ORDNANCE_BREAKDOWN, ORDNANCE_LOW_AMMO, ORDNANCE_RATE, TURNS_FREELY } from '../data/to-hit.ts'
import { collapseHut } from '../pacific/huts.ts'
import { type AslskState, OFFBOARD, type Unit, type Weapon } from '../state.ts'
import { isInexperienced, isLeader, type Vehicle, vehicleTypeOf, weaponTypeOf } from '../units/units.ts'
import { hullRisk, hullTurns } from '../vehicles/bog.ts'
import { breakdownChange, clumsiness, destroyWeapon, malfunction } from '../weapons/breakdown.ts'
import { loseAcquisition } from './acquisition.ts'
import { gunOf } from './manned.ts'
import { isCapturedUse, isLobbed, isMortar, isNonQualified, pointsAt, type Shooter, type ShooterOnTracks, type Shot } from './shot.ts'

/** 3.2.4: the ROF of a shot. */
export function shotRate(s: AslskState, shot: Shot): number {
  const { by, spines, leader } = shot
  const { weapon, crew, barrel } = by
  if (isLeader(s, crew) && !leader) return 0 // 4.5: a SMC who fires alone
  let rate = weaponTypeOf(s, weapon).rof + clumsiness(s, weapon, crew).rate
  if (isCapturedUse(by)) rate += ORDNANCE_RATE.captured
  if (isNonQualified(s, by)) rate += ORDNANCE_RATE.nonQualified
  if ((spines > 0 || weapon.ordnance.turned) && barrel.mount === 'NT' && !turnsFreely(by)) rate += ORDNANCE_RATE.turned
  for (const change of s.setting.hooks.shotRates) rate += change(s, shot)
  if (isLobbed(shot)) rate = Math.min(rate, LAUNCHER.rof)
  return rate
}

/** 3.2.4: a Mortar of 76 to 82 mm. */
function turnsFreely(by: Shooter): boolean {
  return isMortar(by) && by.barrel.caliber >= TURNS_FREELY.least && by.barrel.caliber <= TURNS_FREELY.most
}

/** 3.2.4, 6.12, 7.2.1: the original TH DR from which on a shot breaks its Weapon; in the wrong hands, as Intensive Fire or with little ammunition it comes earlier. */
export function breakdownNumber(s: AslskState, { by, intensive }: Shot): number {
  let number = printedNumber(s, by) + breakdownChange(s, by.weapon)
  if (intensive) number += ORDNANCE_BREAKDOWN.intensiveFire
  if (isNonQualified(s, by)) number += ORDNANCE_BREAKDOWN.nonQualified
  if (isCapturedUse(by)) number += ORDNANCE_BREAKDOWN.captured
  if (by.weapon.ordnance.lowAmmo) number += ORDNANCE_BREAKDOWN.lowAmmo
  if (by.barrel.mount === null && isInexperienced(s, by.crew)) number += ORDNANCE_BREAKDOWN.inexperienced // 6.12: of a SW
  return number
}

/** 6.12, 8.1.8.2: the B# on the counter, for those who know how to use it: to be clumsy with a Weapon does not end it. */
function printedNumber(s: AslskState, { weapon, crew }: Shooter): number {
  return weaponTypeOf(s, weapon).breakdown + clumsiness(s, weapon, crew).breakdown
}

/** 3.2.4, 6.12: an original TH DR of that number or more; where it is less than the printed one, it may be the end. */
export function checkMalfunction(g: Aslsk, shot: Shot, original: number): boolean {
  const { by } = shot
  const printed = printedNumber(g.state, by)
  const number = breakdownNumber(g.state, shot)
  if (by.kind === 'vehicle') return mainArmamentFails(g, by, original, number, printed, shot.intensive)
  if (original < number) return false
  const { xNumber } = weaponTypeOf(g.state, by.weapon)
  if (xNumber !== null) destroyWeapon(g, by.weapon, '4.4.1')
  else if (number < printed && original >= printed) destroyWeapon(g, by.weapon, '3.2.4')
  else malfunction(g, by.weapon, '6.12')
  loseAcquisition(by.weapon)
  return true
}

/**
 * 7.2, 7.2.1: as a Gun; without its main armament for good a vehicle is recalled (7.10). A circled number is that of little ammunition: a 12 alone is a
 * malfunction, and once it is low the number is one less, and what it was loses the gun. 3.2.4: with Intensive Fire it does at once.
 */
function mainArmamentFails(g: Aslsk, by: ShooterOnTracks, original: number, number: number, printed: number, intensive: boolean): boolean {
  const { weapon, crew } = by
  const isCircled = vehicleTypeOf(g.state, crew).gun?.lowAmmo === true
  const isLow = weapon.ordnance.lowAmmo === true
  if (original < number) return false
  const isEnd = intensive && original >= printed
  if (isCircled && !isLow && !isEnd && original < ORDNANCE_LOW_AMMO) {
    weapon.ordnance.lowAmmo = true
    g.emit({ type: 'lowAmmo', rule: '7.2.1', vehicle: crew.id, weapon: weapon.id })
    return false
  }
  if ((isLow || number < printed) && original >= printed) loseMainArmament(g, crew, weapon)
  else malfunction(g, weapon, '7.2')
  loseAcquisition(weapon)
  return true
}

/** 7.10: a vehicle without its main armament is recalled. */
export function loseMainArmament(g: Aslsk, vehicle: Vehicle, weapon: Weapon): void {
  destroyWeapon(g, weapon, '7.2')
  recall(g, vehicle, '7.10')
}

/** 3.2.4: it was turned without firing at the end of this phase, and fires no more in it. */
export function isTurnedAway({ ordnance }: Weapon): boolean {
  return ordnance?.turnedIdle === true && ordnance.turned
}

/** 3.2.4: a Gun points elsewhere; on a vehicle its turret does, or all of it with the turret (7.8). */
export function turn(g: Aslsk, by: Shooter, ca: number, spines: number, vca?: number): void {
  const { weapon } = by
  if (by.kind === 'weapon') weapon.ordnance.ca = ca
  else {
    turnVehicle(g.state, by, ca, vca)
    collapseHut(g, by.crew.at)
  }
  weapon.ordnance.turned = true
  g.emit({ type: 'gunTurns', rule: '3.2.4', weapon: weapon.id, ca, spines })
}

/** 7.6: whether a vehicle comes to fire the way that it would be turned to; what bogs over it has not fired. */
export function turnsToFire(g: Aslsk, { by, ca, vca, spines }: Shot): boolean {
  return spines === 0 || by.kind !== 'vehicle' || hullTurns(g, by.crew, turnedTo(by, ca, vca).vca)
}

/** 7.6: what a Bog Check before the shot may come to; null where there is none. */
export function turningRisk(s: AslskState, { by, ca, vca, spines }: Shot): ReturnType<typeof hullRisk> {
  return spines === 0 || by.kind !== 'vehicle' ? null : hullRisk(s, by.crew, turnedTo(by, ca, vca).vca)
}

/** 7.8: how a vehicle points when what fires points there. */
function turnedTo(by: ShooterOnTracks, ca: number, vca?: number): Pointing {
  const { vehicle } = by.crew
  if (by.mount === 'turret') return { vca: vca ?? vehicle.vca, tca: ca }
  return pointingAfter(by.crew, (vehicle.vca + ca - pointsAt(by) + 6) % 6, undefined)
}

/** 7.8: the turret goes with the hull; what else is in the part that turns pays for it as well. */
function turnVehicle(s: AslskState, by: ShooterOnTracks, ca: number, vca?: number): void {
  const { vehicle } = by.crew
  const to = turnedTo(by, ca, vca)
  vehicle.turnedFor = { hull: turningDrm(s, by.crew, 'hull', to), turret: turningDrm(s, by.crew, 'turret', to) }
  vehicle.vca = to.vca
  vehicle.tca = to.tca
}

/** 6.5: why a unit can't leave its hex for the Gun that it mans; null if it can, or if this is the Gun that it pushes. */
export function heldByGun(s: AslskState, unit: Unit, pushed?: number): string | null {
  const gun = unit.at < OFFBOARD ? null : gunOf(s, unit)
  return gun && gun.id !== pushed ? `It mans the ${weaponTypeOf(s, gun).name}, which is pushed or left behind.` : null
}

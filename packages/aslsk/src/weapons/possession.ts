import { type Modifier, outcomesOf, type Problem, total } from '@firegroup/kernel'
import { exposeByActivity } from '../concealment/reveal.ts'
import { type Aslsk, rollDie } from '../context.ts'
import { IPC, RECOVERY } from '../data/movement.ts'
import { NOBODY } from '../ids.ts'
import { terrainAt } from '../map/terrain.ts'
import { loseAcquisition } from '../ordnance/acquisition.ts'
import { type AslskState, ELIMINATED, type Side, type Unit, type Weapon } from '../state.ts'
import { weaponsAround } from '../units/still.ts'
import { isInfantry, isLeader, isVehicle, weaponTypeOf } from '../units/units.ts'
import { loseRate } from './rate.ts'
import { WeaponRoster } from './roster.ts'

/** 4.0: a Weapon changes hands within a hex. */
export function transferWeapon(g: Aslsk, weapon: Weapon, to: Unit): void {
  const from = weapon.owner
  exposeByActivity(g, [g.state.units[from]!, to], '8.3')
  weapon.owner = to.id
  weapon.at = to.at
  loseAcquisition(weapon)
  g.emit({ type: 'transfer', rule: '4.0', weapon: weapon.id, from, to: to.id })
}

/** 1.2.7: what is mounted on a vehicle stays there; null for all other Weapons. */
export function mountedProblem(s: AslskState, weapon: Weapon): Problem | null {
  const { mounted, name } = weaponTypeOf(s, weapon)
  return mounted === undefined ? null : { rule: '1.2.7', message: `The ${name} is mounted on its vehicle.` }
}

/** The Weapons that men of a side possess: all that may be dropped, destroyed or handed over. */
export function heldByMen(s: AslskState, side: Side): Weapon[] {
  const held: Weapon[] = []
  for (const id of forMen.ids(s)) {
    const weapon = s.weapons[id]
    const owner = weapon && s.units[weapon.owner]
    if (owner && owner.side === side && isInfantry(owner)) held.push(weapon)
  }
  return held
}

const forMen = new WeaponRoster(({ mounted }) => mounted === undefined)

/** 4.0: a dropped Weapon stays where it is, in nobody's possession. */
export function dropWeapon(g: Aslsk, weapon: Weapon): void {
  const owner = g.state.units[weapon.owner]!
  weapon.owner = NOBODY
  weapon.at = owner.at
  weapon.position = owner.position?.at === owner.at ? { at: owner.at, in: owner.position.in } : undefined
  loseRate(g.state, weapon)
  loseAcquisition(weapon)
  if (weapon.moved) weapon.carried = true
  g.emit({ type: 'dropped', rule: '4.0', weapon: weapon.id, unit: owner.id, at: owner.at })
}

/** 4.0: the Weapons of a lost unit are left in its hex; to be called while it is still there. What is lost offboard or mounted on it is lost with it. */
export function abandonWeapons(g: Aslsk, unit: Unit): void {
  for (const weapon of g.state.weapons) {
    if (weapon.owner !== unit.id) continue
    if (isVehicle(unit)) {
      weapon.owner = NOBODY
      weapon.at = ELIMINATED
      continue
    }
    dropWeapon(g, weapon)
    if (weapon.at < 0) weapon.at = ELIMINATED
  }
}

/** 3.1b, 3.3.1, 4.0: the dr to take possession of a Weapon that nobody has. */
export function tryRecovery(g: Aslsk, unit: Unit, weapon: Weapon, rule: string): boolean {
  exposeByActivity(g, [unit], '8.3')
  const modifiers = recoveryModifiers(g.state, unit, rule)
  const { die, final, recovered } = rollRecovery(g, modifiers)
  g.emit({ type: 'recovery', rule, unit: unit.id, weapon: weapon.id, die, modifiers, final, recovered })
  if (recovered) {
    weapon.owner = unit.id
    weapon.at = unit.at
    weapon.recovered = true
  }
  return recovered
}

/** 4.0: a dr below the number needed, worse for whoever is CX, or in undergrowth (8.2). */
function rollRecovery(
  g: Aslsk,
  modifiers: readonly Modifier[],
): { readonly die: number; readonly final: number; readonly recovered: boolean } {
  const drm = total(modifiers)
  const die = rollDie(g, 'recovery', (rolled) => rolled + drm < RECOVERY.below)
  return { die, final: die + drm, recovered: die + drm < RECOVERY.below }
}

/** Out of the six faces of the die. */
export interface RecoveryOdds {
  readonly succeeds: number
  readonly of: 6
}

/** What an attempt would come to: the same dr, gone through for all its faces. */
export function recoveryOdds(s: AslskState, unit: Unit): RecoveryOdds {
  const modifiers = recoveryModifiers(s, unit, '4.0')
  return { succeeds: outcomesOf(s, (g: Aslsk) => rollRecovery(g, modifiers).recovered).outOf(6, 'true'), of: 6 }
}

function recoveryModifiers(s: AslskState, unit: Unit, rule: string): readonly Modifier[] {
  const found: Modifier[] = unit.cx ? [{ rule, label: 'CX', value: RECOVERY.cxDrm }] : []
  if (unit.at >= 0 && terrainAt(s, unit.at).undergrowth !== 'none')
    found.push({ rule: '8.2', label: terrainAt(s, unit.at).name, value: RECOVERY.undergrowthDrm })
  return found
}

/** 4.0: what a Weapon weighs. */
export function weightOf(s: AslskState, weapon: Weapon): number {
  for (const says of s.setting.hooks.portage) {
    const points = says(s, weapon)
    if (points !== undefined) return points
  }
  return weaponTypeOf(s, weapon).pp
}

/** 4.0: PP of all that a unit possesses. */
export function portagePoints(s: AslskState, unit: Unit): number {
  let points = 0
  for (const weapon of weaponsAround(s, unit)) if (weapon.owner === unit.id) points += weightOf(s, weapon)
  return points
}

/** 4.0, 3.3.1: the PP that a unit carries without loss: one less when CX, one more for a MMC to which a leader lends his own. */
export function portageCapacity(s: AslskState, _s: AslskState, unit: Unit, withLeader: boolean): number {
  return capacity(s, unit, unit.cx, withLeader)
}

/** The same for a unit that is, or is about to be, CX. */
export function capacity(s: AslskState, unit: Unit, cx: boolean, lent: boolean): number {
  const own = isLeader(s, unit) ? (unit.wounded ? IPC.woundedSmc : IPC.smc) : IPC.mmc
  return Math.max(0, own + (cx ? IPC.cx : 0)) + (lent && !isLeader(s, unit) ? IPC.smcWithMmc : 0)
}

import type { FireContext } from '../fire/declaration.ts'
import { isSpent } from '../fire/firers.ts'
import { bestLeader } from '../fire/leaders.ts'
import { nameOf } from '../map/location.ts'
import type { LnltState, Location, Unit } from '../state.ts'
import { hasMarker, typeOfWeapon } from '../units/units.ts'
import { mustFireSo } from '../vehicles/assault-fire.ts'
import { gunnerProblem } from '../vehicles/gunner.ts'
import { isLaid, pivotToBear } from '../vehicles/laying.ts'
import { targetsInReach } from '../vehicles/machine-guns.ts'
import { barricadesInReach } from './at-barricade.ts'
import { type OrdnanceDeclaration, ordnanceProblems } from './declaration.ts'
import { type Gun, gunNumbered, gunOfWeapon, gunsOf, weaponOfGun } from './guns.ts'

/**
 * Every gun that can fire at every target that it can fire at: as it lies, or else after the shortest turn; a Support Weapon and a gun's team with their
 * best Leader and without. Barricades are fired at without one. A second man to serve the weapon, other turns and other Leaders are legal as well.
 */
export function ordnanceCandidates(s: LnltState, context: FireContext): OrdnanceDeclaration[] {
  const found: OrdnanceDeclaration[] = []
  // 14.4: only small arms answer a missile
  if (!hasGuns(s) || context.window?.missile) return found
  for (const unit of s.units) {
    if (unit.side !== context.side || unit.at < 0 || unit.shaken) continue
    if (unit.salvo === undefined && unit.laid?.firing === undefined && isSpent(context.occasion, unit)) continue
    if (!context.units(unit) && unit.laid?.firing === undefined) continue
    for (const gun of gunsIn(s, unit)) addShots(s, context, unit, gun, found)
  }
  return found
}

/** Most games have none: that is found out quickly. */
export function hasGuns(s: LnltState): boolean {
  if (s.vehicles !== undefined) return true
  for (const unit of s.units) if (unit.laid !== undefined) return true
  for (const weapon of s.weapons) if (weapon.owner >= 0 && typeOfWeapon(s, weapon).gun !== null) return true
  return false
}

function gunsIn(s: LnltState, unit: Unit): readonly Gun[] {
  const own = isLaid(unit) ? gunsOf(s, unit) : NO_GUNS
  let carried = NO_GUNS
  for (const weapon of s.weapons)
    if (weapon.owner === unit.id && !weapon.used && typeOfWeapon(s, weapon).gun !== null)
      carried = [...carried, gunNumbered(s, unit, gunOfWeapon(weapon.id))!]
  return carried.length === 0 ? own : [...own, ...carried]
}

const NO_GUNS: readonly Gun[] = []

function addShots(s: LnltState, context: FireContext, unit: Unit, gun: Gun, found: OrdnanceDeclaration[]): void {
  // most can't fire at all: that is found out before anybody looks for targets
  if (weaponOfGun(s, gun.number) === undefined && gunnerProblem(s, context, unit)) return
  const reach = gun.type.columns.at(-1)?.range ?? 0
  const goingOn = unit.vehicle && mustFireSo(s, context, unit) ? { assault: true } : {}
  for (const { at, target } of targetsInReach(s, context, unit, reach)) {
    const plain: OrdnanceDeclaration = {
      unit: unit.id,
      gun: gun.number,
      at: nameOf(s.setting, at),
      ...(target < 0 ? {} : { target }),
      ...goingOn,
    }
    if (ordnanceProblems(s, plain, context).length === 0) {
      const leader = unit.vehicle ? -1 : bestLeader(s, { ...context, from: unit.at, at }, [{ unit: unit.id, inherent: false, weapons: [] }])
      if (leader >= 0) found.push({ ...plain, leader })
      found.push(plain)
      continue
    }
    addTurned(s, context, unit, plain, at, found)
  }
  if (!context.window && hasMarker(s, 'barricade'))
    for (const { at, facing } of barricadesInReach(s, unit.at, reach)) {
      const plain: OrdnanceDeclaration = { unit: unit.id, gun: gun.number, at: nameOf(s.setting, at), barricade: facing, ...goingOn }
      if (ordnanceProblems(s, plain, context).length === 0) found.push(plain)
      else addTurned(s, context, unit, plain, at, found)
    }
}

function addTurned(
  s: LnltState,
  context: FireContext,
  unit: Unit,
  plain: OrdnanceDeclaration,
  at: Location,
  found: OrdnanceDeclaration[],
): void {
  const facing = isLaid(unit) && !weaponOfGun(s, plain.gun) ? pivotToBear(s, unit, at) : undefined
  if (facing === undefined) return
  const turned = { ...plain, facing }
  if (ordnanceProblems(s, turned, context).length === 0) found.push(turned)
}

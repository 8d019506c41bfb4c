import { type PanzerfaustCheck, panzerfaust } from '../armour/panzerfaust.ts'
import { SHELLS, type Shell } from '../data/to-kill.ts'
import type { Occasion } from '../fire/declaration.ts'
import { nameOf } from '../map/terrain.ts'
import { supplyOf } from '../ordnance/ammunition.ts'
import { shotProblems } from '../ordnance/problems.ts'
import { type Shooter, type ShotDeclaration, shooterOf } from '../ordnance/shot.ts'
import { figureCombat } from '../phases/close-combat/attack.ts'
import type { AslskState, Unit, Weapon } from '../state.ts'
import { isVehicle, type Vehicle } from '../units/units.ts'
import { type AimedFire, harmDr, toHitOf } from './shots.ts'

/** 6.2: ammunition that counts when somebody asks what a Weapon could do: what there is plenty of, and what there is enough of to be reckoned with. */
export function shellsOf(s: AslskState, weapon: number, least: number): readonly Shell[] {
  const by = shooterOf(s, weapon)
  return by ? shellsBy(s, by, least) : []
}

function shellsBy(s: AslskState, by: Shooter, least: number): readonly Shell[] {
  return SHELLS.filter((shell) => {
    const supply = supplyOf(s, by, shell)
    return supply === 'plenty' || (supply !== null && supply >= least)
  })
}

/** 7.9: the highest TK DR with which the main armament of a vehicle harms another as both stand, with any ammunition that counts; 0 where nothing does. */
export function mainHarmDr(s: AslskState, by: Vehicle, on: Vehicle, least: number): number {
  let most = 0
  const occasion: Occasion = { when: 'advancingFire', side: by.side, expenditure: null }
  for (const weapon of s.weapons) {
    const shooter = weapon.owner === by.id && weapon.ordnance && !weapon.malfunctioned ? shooterOf(s, weapon.id) : null
    if (!shooter) continue
    for (const ammo of shellsBy(s, shooter, least)) most = Math.max(most, harmDr(s, occasion, shotAt(s, weapon, on, ammo)))
  }
  return most
}

function shotAt(s: AslskState, weapon: Weapon, on: Vehicle, ammo: Shell): ShotDeclaration {
  return { type: 'ordnance', weapon: weapon.id, at: nameOf(s, on.at), target: 'vtt', vehicle: on.id, ammo }
}

/** A hit that only the lowest of all rolls makes is no threat. */
const IMPROBABLE = 2

/** 4.4: whether one of these units could hit and harm a vehicle with a LATW or a Panzerfaust in the coming AFPh, from where it is. */
export function couldHarmOnFoot(s: AslskState, units: readonly Unit[], vehicle: Vehicle): boolean {
  const occasion: Occasion = { when: 'advancingFire', side: units[0]?.side ?? vehicle.side, expenditure: null }
  const threatens = (declared: AimedFire) => {
    const aim = toHitOf(s, occasion, declared)
    return aim !== null && aim.th - aim.drm > IMPROBABLE && harmDr(s, occasion, declared) > IMPROBABLE
  }
  for (const unit of units) {
    for (const weapon of s.weapons) {
      if (weapon.owner !== unit.id || !shooterOf(s, weapon.id)?.barrel.shaped) continue
      const declared = shotAt(s, weapon, vehicle, 'heat')
      if (shotProblems(s, occasion, declared).length === 0 && threatens(declared)) return true
    }
    const looked: PanzerfaustCheck = { type: 'panzerfaust', unit: unit.id, at: nameOf(s, vehicle.at), vehicle: vehicle.id }
    if (panzerfaust.problems(s, occasion, looked).length === 0 && threatens(looked)) return true
  }
  return false
}

/** 3.3.4, 3.8: the highest DR with which these men destroy or Immobilize a vehicle in CC Reaction Fire; 0 where they need better luck than that. */
export function ccDrNeeded(s: AslskState, by: readonly number[], vehicle: number): number {
  const { kill, drm } = figureCombat(s, { by, on: [vehicle] }, 'reaction')
  return Math.max(0, Math.min(12, kill - drm))
}

/** 3.3, 3.3.2.2: it has spent MP or fired in this Player Turn. */
export function hasActed(unit: Unit): boolean {
  return unit.spent > 0 || unit.fire !== 'none' || (isVehicle(unit) && unit.vehicle.bounding !== undefined)
}

import { MMC_KINDS } from '../data/unit-kinds.ts'
import type { LnltState, Location, Side, Unit, Weapon } from '../state.ts'
import { typeOf, typeOfWeapon } from '../units/units.ts'

/** When one fires: in an impulse of one's own (4.0), at movers (5.3), before a move (6.1.1). */
export type Occasion = 'fire' | 'opportunity' | 'assaultFire'

/** What fires: units of one place together (5.2), or a Sniper by himself (11.4). */
export type Means = 'group' | 'sniper'

/** 5.0: what an attack is made of, before any die: who fires with what, whence, at what, in which way. */
export interface Attack {
  readonly side: Side
  readonly occasion: Occasion
  readonly means: Means
  readonly from: Location
  readonly at: Location
  /** 5.2: who leads; the first of `firers`. */
  readonly firers: readonly Firer[]
  /** 5.0.1: the Leader who adds his LM, or -1. */
  readonly leader: number
  readonly targets: readonly number[]
  /** 5.3: those of the targets that are moving right now. */
  readonly moving: readonly number[]
}

/** A unit of the attack: with its own firepower, with weapons, or both. */
export interface Firer {
  readonly unit: number
  readonly inherent: boolean
  readonly weapons: readonly number[]
}

/** 5.0: everybody of the other side in a location: Leg units are hit together. */
export function targetsAt(s: LnltState, side: Side, at: Location): number[] {
  const targets: number[] = []
  for (const unit of s.units) if (unit.at === at && unit.side !== side) targets.push(unit.id)
  return targets
}

/** 1.1: Squads, Half-Squads, Crews and Weapon Teams; all others are single men. */
export function isMmc(s: LnltState, unit: Unit): boolean {
  return MMC_KINDS.has(typeOf(s, unit).kind)
}

/** 5.1: the IFP and the range of the side that is up; a Hero has a wounded one. */
export function inherentFire(s: LnltState, unit: Unit): { readonly fp: number; readonly range: number } {
  const type = typeOf(s, unit)
  return unit.wounds > 0 && type.wounded !== null ? type.wounded : type
}

/** 1.6.1: the FP and the range of the side that is up. */
export function weaponFire(s: LnltState, weapon: Weapon): { readonly fp: number; readonly range: number } {
  const type = typeOfWeapon(s, weapon)
  return weapon.assembled && type.tripod !== null ? type.tripod : type
}

/** 8.0: a Melee marker lies there: nobody fires in or out. */
export function hasMelee(s: LnltState, at: Location): boolean {
  for (const marker of s.markers) if (marker.at === at && marker.kind === 'melee') return true
  return false
}

import { MMC_KINDS } from '../data/unit-kinds.ts'
import type { LnltState, Location, Side, Unit, Weapon } from '../state.ts'
import { typeOf, typeOfWeapon } from '../units/units.ts'
import type { FirepowerPart } from './events.ts'

/** When one fires: in an impulse of one's own (4.0), at movers (5.3), before a move (6.1.1). */
export type Occasion = 'fire' | 'opportunity' | 'assaultFire'

/**
 * What fires: units of one place together (5.2), a Sniper (11.4) or a Weapon Team (1.7) by itself, a Mortar Weapon Team that hits a whole hex (18.1), or
 * shells that nobody on the map fires (18.2), Mines (21.4), a Claymore (23.2.1), one machine gun of a
 * vehicle (15.0), or a gun that has hit (14.1).
 */
export type Means =
  | 'group'
  | 'sniper'
  | 'team'
  | 'mortar'
  | 'shells'
  | 'mines'
  | 'machineGun'
  | 'ordnance'
  | 'overrun'
  | 'air'
  | 'crash'
  | 'claymore'

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
  /** 15.0: which machine gun of the vehicle; -1 or absent where none fires. */
  readonly machineGun?: number
  /** 15.0, optional: only that half of it which is in the turret. */
  readonly halfGun?: true
  /** 15.1: the vehicle pivots for it. */
  readonly pivots?: true
  /** 14.1: the HE-equivalent of a shot that has hit: no other modifier and no TM counts. */
  readonly he?: FirepowerPart
  /** 5.3: those of the targets that are moving right now. */
  readonly moving: readonly number[]
  /** 1.6.5, 18.1: somebody else sees the target and directs the fire there; left out where those who fire see it themselves. */
  readonly caller?: number
  /** 18.2: what comes down of itself, and with which dice. */
  readonly shells?: Shells
  /** 19.1.1: nothing covers against it. */
  readonly bare?: true
}

/** 18.1, 18.2: shells that fall on a hex: those of a Mortar Weapon Team, or of guns off the map. */
export interface Shells {
  readonly fp: number
  readonly mortar: boolean
}

/** A unit of the attack: with its own firepower, with weapons, or both. */
export interface Firer {
  readonly unit: number
  readonly inherent: boolean
  readonly weapons: readonly number[]
}

/** 5.0: everybody of the other side in a location but its vehicles: Leg units are hit together. */
export function targetsAt(s: LnltState, side: Side, at: Location): number[] {
  const targets: number[] = []
  for (const unit of s.units) if (unit.at === at && unit.side !== side && unit.vehicle === undefined) targets.push(unit.id)
  return targets
}

/** 1.7: fires by itself, beside whatever the others of its place do. */
export function firesApart(s: LnltState, unit: Unit): boolean {
  return typeOf(s, unit).kind === 'weaponTeam'
}

/** 18.0: shells hit everybody in a hex, on every floor, inside and outside. */
export function hitsWholeHex({ means }: Pick<Attack, 'means'>): boolean {
  return means === 'mortar' || means === 'shells' || means === 'air' || means === 'crash'
}

/** 1.6.5: the Mortars among the weapons of an attack. */
export function hasMortar(s: LnltState, { firers }: Pick<Attack, 'firers'>): boolean {
  for (const { weapons } of firers) for (const id of weapons) if (typeOfWeapon(s, s.weapons[id]!).kind === 'mortar') return true
  return false
}

/** 1.6.5, 18.1: comes down from above: what degrades the sight, hexsides and slopes don't matter. Mortars that fire with rifles are as hindered as those. */
export function isLobbed(s: LnltState, attack: Attack): boolean {
  if (attack.means !== 'group') return hitsWholeHex(attack)
  if (attack.caller !== undefined) return true
  for (const { inherent, weapons } of attack.firers) {
    if (inherent) return false
    for (const id of weapons) if (typeOfWeapon(s, s.weapons[id]!).kind !== 'mortar') return false
  }
  return true
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

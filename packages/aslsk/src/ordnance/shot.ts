import { type Described, flag, integer, oneOf, optional, text, variants } from '@firegroup/kernel'
import { AMMO, type Ammo } from '../data/ammunition.ts'
import type { Barrel } from '../data/mortars.ts'
import { TARGET_TYPES, type TargetType } from '../data/to-hit.ts'
import type { Occasion } from '../fire/declaration.ts'
import { distance, placeOf } from '../map/terrain.ts'
import type { AslskState, Location, OrdnanceState, Unit, Weapon } from '../state.ts'
import { isInfantry, typeOf, weaponTypeOf } from '../units/units.ts'
import { spinesBetween } from './arc.ts'

/** A shot as a player declares it: which Weapon at which hex, as Infantry or as an area, and how. */
export const shotShape = {
  weapon: integer(0, 9999),
  at: text({ max: 12 }),
  target: oneOf(...TARGET_TYPES),
  /** 3.2.4: the hexspine to which it is turned first. */
  ca: optional(integer(0, 5)),
  /** 3.2.4: once more, after it has lost its rate. */
  intensive: optional(flag()),
  /** 6.2: what it fires; High Explosive if nothing is said. */
  ammo: optional(oneOf(...AMMO)),
  /** 4.5: the leader who directs a light Mortar, or helps another to fire it. */
  leader: optional(integer(0, 9999)),
} as const

const shotSchema = variants({ ordnance: shotShape })
export type ShotDeclaration = Described<typeof shotSchema>

/** What fires, by what it is: a Gun or light Mortar with the unit that mans it. The main armament of a vehicle will be another. */
export type Shooter = {
  readonly kind: 'weapon'
  readonly weapon: Weapon & { ordnance: OrdnanceState }
  readonly barrel: Barrel
  readonly crew: Unit
}

/** A shot as the rules see it. */
export interface Shot {
  readonly by: Shooter
  readonly occasion: Occasion
  readonly at: Location
  readonly target: TargetType
  readonly range: number
  readonly intensive: boolean
  readonly ammo: Ammo
  readonly leader: Unit | null
  /** Where it points when it fires, and how many hexspines it is turned for that. */
  readonly ca: number
  readonly spines: number
}

/** A declaration that names a Weapon of this kind and somebody who mans it; null for any other. */
export function shotFrom(s: AslskState, occasion: Occasion, declared: ShotDeclaration): Shot | null {
  const by = shooterOf(s, declared.weapon)
  if (!by) return null
  const at = placeOf(s, declared.at)
  const { ca: now } = by.weapon.ordnance
  const ca = now < 0 ? now : (declared.ca ?? now)
  return {
    by,
    occasion,
    at,
    target: declared.target,
    range: at < 0 ? 0 : distance(s, by.crew.at, at),
    intensive: declared.intensive === true,
    ammo: declared.ammo ?? 'he',
    leader: declared.leader === undefined ? null : (s.units[declared.leader] ?? null),
    ca,
    spines: now < 0 ? 0 : spinesBetween(now, ca),
  }
}

export function shooterOf(s: AslskState, id: number): Shooter | null {
  const weapon = s.weapons[id]
  const crew = weapon && s.units[weapon.owner]
  const barrel = weapon?.ordnance && weaponTypeOf(s, weapon).barrel
  return crew && isInfantry(crew) && barrel ? { kind: 'weapon', weapon: weapon as Shooter['weapon'], barrel, crew } : null
}

/** 1.2.6: a Gun in the hands of others than a crew; a light Mortar is everybody's (4.5). */
export function isNonQualified(s: AslskState, { barrel, crew }: Shooter): boolean {
  return barrel.mount !== null && typeOf(s, crew).kind !== 'crew'
}

/** 4.0: made by the other side. */
export function isCapturedUse({ weapon, crew }: Shooter): boolean {
  return weapon.side !== crew.side
}

export function isMortar({ barrel }: Pick<Shooter, 'barrel'>): boolean {
  return barrel.role === 'MTR'
}

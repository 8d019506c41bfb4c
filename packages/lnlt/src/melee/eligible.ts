import { nationOf } from '../data/nations.ts'
import { abilitiesOf, isMmc } from '../data/smc.ts'
import { hasMelee } from '../fire/attack.ts'
import type { LnltState, Location, Side, Unit, Weapon } from '../state.ts'
import { typeOf, typeOfWeapon } from '../units/units.ts'

/** 8.0: Melee-eligible: Good Order MMCs, Heroes and Scouts; a Leader or Advisor only with a Melee-eligible SW; no other single man. */
export function isMeleeEligible(s: LnltState, unit: Unit): boolean {
  if (unit.shaken) return false
  const { melee } = abilitiesOf(typeOf(s, unit).kind)
  return melee === 'always' || (melee === 'withWeapon' && hasMeleeWeapon(s, unit))
}

/** 8.0: in working order, and neither of the OFT, a Mortar nor dismantled. */
export function isMeleeWeapon(s: LnltState, weapon: Weapon): boolean {
  const { melee, dismantles } = typeOfWeapon(s, weapon)
  return melee && !weapon.jammed && !weapon.spent && (weapon.assembled || !dismantles)
}

function hasMeleeWeapon(s: LnltState, unit: Unit): boolean {
  for (const weapon of s.weapons) if (weapon.owner === unit.id && isMeleeWeapon(s, weapon)) return true
  return false
}

/** 8.0: can strike; a Weapon Team without a machine gun only defends. */
export function canStrike(s: LnltState, unit: Unit): boolean {
  const { team } = typeOf(s, unit)
  return (team === null || team === 'mg') && isMeleeEligible(s, unit)
}

/** 8.6: strikes in this round: whom a Charge has cowed does not. */
export function strikesIn(s: LnltState, { cowed }: { readonly cowed?: readonly number[] }, unit: Unit): boolean {
  return canStrike(s, unit) && !cowed?.includes(unit.id)
}

/** 8.1: under a Melee marker: neither moves nor fires, except to withdraw. */
export function isLocked(s: LnltState, unit: Unit): boolean {
  return hasMelee(s, unit.at)
}

/** 8.0: the Melee-eligible units of a side in a location. */
export function fightersOf(s: LnltState, side: Side, at: Location): Unit[] {
  return s.units.filter((unit) => unit.at === at && unit.side === side && isMeleeEligible(s, unit))
}

/** 8.0: whom the enemy may attack in a location: its Melee-eligible units, or without any those who do not surrender (5.1). */
export function defendersOf(s: LnltState, side: Side, at: Location): Unit[] {
  const fighters = fightersOf(s, side, at)
  return fighters.length > 0 ? fighters : s.units.filter((unit) => unit.at === at && unit.side === side && holdsOut(s, unit))
}

/** 5.1, 13.0: Shaken MMCs of some nations do not give up when they are left alone in a Melee: they hold out, and strike no blow. */
export function holdsOut(s: LnltState, unit: Unit): boolean {
  const { kind, nation } = typeOf(s, unit)
  return unit.shaken && isMmc(kind) && !nationOf(nation).surrender
}

export function hasFighter(s: LnltState, side: Side, at: Location): boolean {
  for (const unit of s.units) if (unit.at === at && unit.side === side && isMeleeEligible(s, unit)) return true
  return false
}

import type { Modifier, Problem } from '@firegroup/kernel'
import { type Lnlt, roll } from '../context.ts'
import { toHitModifier } from '../data/ordnance.ts'
import type { FireContext } from '../fire/declaration.ts'
import { BARRICADE, barricadeAt, barricadeName, breach } from '../fortifications/barricades.ts'
import { hexOf, nameOf } from '../map/location.ts'
import { adjacent, distance, terrainAt } from '../map/terrain.ts'
import { isDayTo } from '../modern/thermal.ts'
import { isBeyondNight, isNight } from '../night/dark.ts'
import type { LnltState, Location, Unit } from '../state.ts'
import { typeOf, typeOfWeapon } from '../units/units.ts'
import { smokeTm } from '../weapons/smoke.ts'
import { type Aimed, acquired, loseBarricade } from './acquisition.ts'
import { columnFor, type Gun, weaponOfGun } from './guns.ts'
import { penetrationResult } from './penetration.ts'
import type { Shot } from './shot.ts'

/** 21.5, 14.1: why a gun can't fire at a Barricade as at an armored vehicle. It is no secret to anybody: it need not be spotted. */
export function barricadeProblem(
  s: LnltState,
  { window }: FireContext,
  unit: Unit,
  gun: Gun,
  at: Location,
  facing: number,
): Problem | null {
  if (window) return { rule: '5.3', message: 'Only those who are moving can be fired at now.' }
  if (!barricadeAt(s, at, facing)) return { rule: '21.5', message: `There is no such Barricade in ${nameOf(s.setting, at)}.` }
  const range = distance(s.setting, unit.at, at)
  if (range === 0)
    return { rule: '21.5', message: `The ${typeOf(s, unit).name} is at the Barricade itself: it is torn down, not fired at.` }
  const weapon = weaponOfGun(s, gun.number)
  if (weapon && typeOfWeapon(s, weapon).kind === 'antiAircraft')
    return { rule: '1.6.6', message: `The ${gun.name} fires only at aircraft.` }
  const penetration = columnFor(gun.type, range)?.penetration ?? 0
  return penetration >= BARRICADE.leastPenetration
    ? null
    : { rule: '21.5', message: `A penetration of ${penetration} does nothing to a Barricade: it takes ${BARRICADE.leastPenetration}.` }
}

/** 21.5, 14.1: what hides it: the ground that it stands on, and not the Barricade itself. */
export function barricadeModifiers(s: LnltState, { from, at, unit, gun, barricade }: Shot): Modifier[] {
  const modifiers: Modifier[] = []
  if (adjacent(s.setting, from, at)) modifiers.push(toHitModifier('adjacent'))
  const { tm, name } = terrainAt(s.setting, hexOf(at))
  if (tm > 0) modifiers.push({ rule: '10.4', label: name, value: tm })
  const smoke = smokeTm(s, at)
  if (smoke) modifiers.push(smoke)
  if (isNight(s) && isBeyondNight(s, from, at) && !isDayTo(s, unit, at))
    modifiers.push(toHitModifier('night', typeOf(s, unit).tis ? 1 : undefined))
  const acquisition = acquired(s, unit.id, gun.number, aimedAt({ target: -1, at, barricade }))
  if (acquisition > 0) modifiers.push(toHitModifier('acquired', -acquisition))
  return modifiers
}

/** 14.3: what an acquisition is kept for; each Barricade of a hex by itself. */
export function aimedAt({ target, at, barricade }: Aimed & { readonly barricade?: number | undefined }): Aimed {
  return barricade === undefined ? { target, at } : { target: BARRICADES - barricade, at }
}

/** Below the number that stands for the men of a place. */
const BARRICADES = -2

/** 21.5, 14.1: penetration against its armor. True if it is no more. */
export function strikeBarricade(g: Lnlt, { unit, gun, at, barricade: facing = 0 }: Shot, penetration: number): boolean {
  const s = g.state
  const name = barricadeName(s, at, facing)
  const { total: attackDie, dice: attackDice } = roll(g, 'attack', `penetration of ${name}`, String)
  const { total: defenceDie, dice: defenceDice } = roll(g, 'defence', `strength of ${name}`, String)
  const [attack, defence] = [attackDie + penetration, defenceDie + BARRICADE.armor]
  const destroyed = penetrationResult(attackDie, defenceDie, attack, defence) === 'destroyed'
  const modifiers = [{ rule: '14.1', label: `${gun.name}, penetration`, value: penetration }]
  const { armor } = BARRICADE
  g.emit({
    type: 'barricade',
    rule: '21.5',
    unit: unit.id,
    at,
    facing,
    modifiers,
    armor,
    attackDice,
    defenceDice,
    attack,
    defence,
    destroyed,
  })
  if (destroyed) breachAt(s, at, facing)
  return destroyed
}

/** It is no more, and nobody has it in his sights. */
export function breachAt(s: LnltState, at: Location, facing: number): void {
  breach(s, barricadeAt(s, at, facing)!)
  loseBarricade(s, aimedAt({ target: -1, at, barricade: facing }))
}

/** The Barricades that a gun so far could be fired at. */
export function barricadesInReach(
  s: LnltState,
  from: Location,
  reach: number,
): readonly { readonly at: Location; readonly facing: number }[] {
  if (from < 0) return []
  return s.markers
    .filter(({ kind, at }) => kind === 'barricade' && hexOf(at) !== hexOf(from) && distance(s.setting, from, at) <= reach)
    .map(({ at, facing = 0 }) => ({ at, facing }))
}

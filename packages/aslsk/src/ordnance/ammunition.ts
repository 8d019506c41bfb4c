import { LEGAL, type Problem, refuse } from '@firegroup/kernel'
import type { Aslsk } from '../context.ts'
import { AMMO_NAMES, type Ammo, HEAT_SINCE, OTHERS_HEAT } from '../data/ammunition.ts'
import type { Barrel } from '../data/mortars.ts'
import { targetsOf } from '../fire/attack.ts'
import type { When } from '../fire/events.ts'
import type { AslskState, Side } from '../state.ts'
import { weaponTypeOf } from '../units/units.ts'
import { smokeForbidden } from '../weapons/smoke-grenades.ts'
import { inBuilding, isShapedTarget } from './shaped.ts'
import { type Shooter, type Shot, usualAmmo } from './shot.ts'

/** 6.2: Smoke and white phosphorus, which leave a cloud. */
export function isCloud(ammo: Ammo): boolean {
  return ammo === 'smoke' || ammo === 'wp'
}

/** 6.2: how much a barrel has of something: plenty, a depletion number, or null where it has none in this scenario. */
export function supplyOf(s: AslskState, { weapon, barrel }: Pick<Shooter, 'weapon' | 'barrel'>, ammo: Ammo): 'plenty' | number | null {
  if (!isPrinted(barrel, ammo) && barrel.shaped) return ammo === usualAmmo({ barrel }, 'itt') ? 'plenty' : null
  if (!isPrinted(barrel, ammo)) return (ammo === 'he' && barrel.he) || (ammo === 'ap' && barrel.ap) ? 'plenty' : null
  if (weapon.ordnance.out?.includes(ammo)) return null
  const month = s.setting.scenario.year * 100 + s.setting.scenario.month
  if (ammo === 'heat' && month < (HEAT_SINCE[weaponTypeOf(s, weapon).nation] ?? OTHERS_HEAT)) return null
  const number = barrel.ammunition.find((entry) => entry.kind === ammo && isDated(s, entry, month))?.number ?? null
  if (number === null) return null
  let change = 0
  for (const contribution of s.setting.hooks.depletion) change += contribution(s, { weapon })
  return number + change
}

/** Whether its counter says how much there is of it. */
function isPrinted({ ammunition }: Barrel, ammo: Ammo): boolean {
  for (const { kind } of ammunition) if (kind === ammo) return true
  return false
}

function isDated(s: AslskState, { from = 0, to = 999999, theatre }: Barrel['ammunition'][number], month: number): boolean {
  return from <= month && month <= to && (theatre === undefined || theatre === theatreOf(s))
}

/** The Japanese are fought in the Pacific, everybody else in Europe. */
function theatreOf(s: AslskState): 'pacific' | 'europe' {
  const { allied, axis } = s.setting.scenario.sides
  return allied.nation === 'japanese' || axis.nation === 'japanese' ? 'pacific' : 'europe'
}

/** 6.2: why this can't be fired so; empty if it can. */
export function ammunitionProblems(s: AslskState, shot: Shot): readonly Problem[] {
  const { by, ammo, target, range, at } = shot
  const { name } = weaponTypeOf(s, by.weapon)
  if (supplyOf(s, by, ammo) === null) {
    const why = by.weapon.ordnance.out?.includes(ammo) ? 'has run out of' : 'has no'
    return refuse('6.2', `The ${name} ${why} ${AMMO_NAMES[ammo]}.`)
  }
  const least = rangeOf(by.barrel, ammo, 'minRange')
  if (least !== undefined && range < least) return refuse('6.2', `The ${name} fires ${AMMO_NAMES[ammo]} no closer than ${least} hexes.`)
  const reach = rangeOf(by.barrel, ammo, 'maxRange')
  if (reach !== undefined && range > reach) return refuse('6.2', `The ${name} fires ${AMMO_NAMES[ammo]} no farther than ${reach} hexes.`)
  if (target === 'att' ? ammo !== 'he' && !isCloud(ammo) : isCloud(ammo))
    return refuse('6.2', target === 'att' ? 'Only High Explosive is fired at an area.' : `${AMMO_NAMES[ammo]} is fired at an area.`)
  if (ammo === 'heat' && target !== 'vtt' && !hasShapedTarget(s, shot))
    return refuse('6.2', 'HEAT is fired at Infantry only in a building, or at a Gun.')
  if (!isCloud(ammo)) return LEGAL
  const forbidden = at >= 0 ? smokeForbidden(s, by.crew, at) : undefined
  return forbidden ? [forbidden] : cloudProblems(s, shot)
}

/** The least or greatest range of one kind of ammunition, where it has one of its own. */
function rangeOf({ ammunition }: Barrel, ammo: Ammo, which: 'minRange' | 'maxRange'): number | undefined {
  for (const entry of ammunition) if (entry.kind === ammo && entry[which] !== undefined) return entry[which]
  return undefined
}

function hasShapedTarget(s: AslskState, shot: Shot): boolean {
  const { occasion, at } = shot
  if (at < 0) return false
  return inBuilding(s, at) || targetsOf(s, occasion.side, at, occasion.expenditure).some((unit) => isShapedTarget(s, shot, unit))
}

/** 6.2, 3.2.5, 3.4: before any other fire of the phase (GAP-39: of the whole side); white phosphorus also at those who move. */
function cloudProblems(s: AslskState, { by, ammo, occasion: { when } }: Shot): readonly Problem[] {
  if (ammo === 'wp' && when === 'firstFire') return LEGAL
  if (!isCloudTime(s, ammo, when)) return refuse('6.2', `${AMMO_NAMES[ammo]} is fired at the start of the Prep or Defensive Fire Phase.`)
  return by.weapon.ordnance.noSmoke
    ? refuse('6.2', `Something else has been fired in this phase: ${AMMO_NAMES[ammo]} comes before it.`)
    : LEGAL
}

/** 6.2: whether a phase begins with Smoke, or with white phosphorus. */
export function isCloudTime(s: AslskState, ammo: Ammo, when: When): boolean {
  return when === 'prepFire' || when === 'defensiveFire' || s.setting.hooks.cloudTimes.some((says) => says(ammo, when))
}

/**
 * 6.2: a side that has fired anything but Smoke has no more of it in this phase; all its Ordnance is told so, for which of it has Smoke may be hidden.
 * C13.51: Molotov projectors come right after Smoke and before all else, so that one of them does not silence the others.
 */
export function endOfSmoke(s: AslskState, side: Side, by?: Pick<Shooter, 'barrel'>): void {
  if (s.phase === 'movement') return
  const isProjector = by?.barrel.shaped?.projector === true
  for (const weapon of s.weapons) {
    if (!weapon.ordnance || s.units[weapon.owner]?.side !== side) continue
    if (!isProjector || !weaponTypeOf(s, weapon).barrel?.shaped?.projector) weapon.ordnance.noSmoke = true
  }
}

/** 6.2: what a TH DR says of ammunition that is short: it was there, it was the last of it, or there never was any. */
export type Supply = 'enough' | 'last' | 'none'

/** 6.2: by the original DR. */
export function supplyBy(s: AslskState, { by, ammo }: Shot, original: number): Supply {
  const number = supplyOf(s, by, ammo)
  if (number === 'plenty' || number === null || original < number) return 'enough'
  return original === number ? 'last' : 'none'
}

/** 6.2: from now on the Weapon has no more of it. */
export function runOut(g: Aslsk, { by, ammo }: Shot, original: number, supply: 'last' | 'none', fired: boolean): void {
  const { ordnance } = by.weapon
  const number = supplyOf(g.state, by, ammo) as number
  ordnance.out = [...(ordnance.out ?? []), ammo]
  g.emit({ type: 'depleted', rule: '6.2', weapon: by.weapon.id, ammo, number, original, last: supply === 'last', fired })
}

import type { Modifier } from '@firegroup/kernel'
import { HAZARDOUS } from '../data/manhandling.ts'
import type { Barrel } from '../data/mortars.ts'
import { EMPLACEMENT, GUNSHIELD } from '../data/to-hit.ts'
import type { AslskState, Location, OrdnanceState, Unit, Weapon } from '../state.ts'
import { isStatus } from '../units/statuses.ts'
import { weaponsAround } from '../units/still.ts'
import { isGoodOrder, typeOf, weaponTypeOf } from '../units/units.ts'
import { inArc } from './arc.ts'

/** A Gun, which has a CA; light Mortars have none. */
export type Gun = Weapon & { ordnance: OrdnanceState }

/** 1.2.6: the Gun that a unit mans; null where it mans none. Light Mortars are carried like any SW. */
export function gunOf(s: AslskState, unit: Unit): Gun | null {
  for (const weapon of weaponsAround(s, unit))
    if (weapon.ordnance && weapon.owner === unit.id && weapon.ordnance.ca >= 0) return weapon as Gun
  return null
}

/** All Guns that a unit mans: Transfer may leave it with more than one. */
export function gunsOf(s: AslskState, unit: Unit): Gun[] {
  return weaponsAround(s, unit).filter(
    (weapon): weapon is Gun => weapon.owner === unit.id && weapon.ordnance !== undefined && weapon.ordnance.ca >= 0,
  )
}

/** The Gun of a crew that mans it; others have neither the good of its Emplacement (6.3) nor of its shield (6.6). */
function gunOfCrew(s: AslskState, unit: Unit): Gun | null {
  return typeOf(s, unit).kind === 'crew' ? gunOf(s, unit) : null
}

/** 6.3: the TEM of a crew with its Emplaced Gun. */
export function emplacement(s: AslskState, unit: Unit): Modifier | undefined {
  if (!gunOfCrew(s, unit)?.ordnance.emplaced) return undefined
  return { rule: '6.3', label: 'Emplaced Gun', value: EMPLACEMENT, tags: ['tem', 'inHex', 'emplaced'] }
}

/** 6.5: whether a unit has tried to push a Gun in this Player Turn. */
export function hasPushed(s: AslskState, unit: Unit): boolean {
  for (const { ordnance } of s.weapons) if (ordnance?.pushedBy?.includes(unit.id)) return true
  return false
}

/** 6.5 Hazardous Movement: for all of the Player Turn, until they are pinned. */
export function hazardous(s: AslskState, unit: Unit): Modifier | undefined {
  if (!isStatus(s, unit, 'hazardous') && (unit.wasPinned || !hasPushed(s, unit))) return undefined
  return { rule: '6.5', label: 'Hazardous Movement', value: HAZARDOUS, tags: ['hazardous'] }
}

/** 6.6: the shield of its Gun, for a Good Order crew, against what comes through the CA; less against Mortars. */
export function gunshield(s: AslskState, unit: Unit, from: Location, byMortar: boolean): Modifier | undefined {
  const gun = isGoodOrder(unit) ? gunOfCrew(s, unit) : null
  if (!gun || from === unit.at || gun.ordnance.pushedBy || !barrelOf(s, gun).gunshield || !inArc(s, unit.at, gun.ordnance.ca, from))
    return undefined
  return { rule: '6.6', label: 'Gunshield', value: byMortar ? GUNSHIELD.mortar : GUNSHIELD.usual, tags: ['tem', 'inHex', 'gunshield'] }
}

/** 6.7: the TH DRM of the size of the Gun that a unit mans. */
export function gunSize(s: AslskState, unit: Unit): Modifier | undefined {
  const gun = gunOf(s, unit)
  const value = gun ? barrelOf(s, gun).targetSize : 0
  return value === 0 ? undefined : { rule: '6.7', label: value > 0 ? 'small Gun' : 'large Gun', value, tags: ['inHex'] }
}

export function barrelOf(s: AslskState, gun: Gun): Barrel {
  return weaponTypeOf(s, gun).barrel!
}

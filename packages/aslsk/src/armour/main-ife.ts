import { LEGAL, type Problem, refuse } from '@firegroup/kernel'
import { IFE_RANGE } from '../data/to-hit.ts'
import type { Occasion } from '../fire/declaration.ts'
import { reachProblems } from '../fire/firers.ts'
import { markFor, shotMode } from '../fire/shot-mode.ts'
import type { AslskState, Location, Weapon } from '../state.ts'
import { type Vehicle, weaponTypeOf } from '../units/units.ts'

/** 6.8, 7.8: the main armament of a vehicle that has an IFE, which it fires like one of its MGs, and together with them. */
export function hasMainIfe(s: AslskState, weapon: Weapon): boolean {
  const { mounted, barrel } = weaponTypeOf(s, weapon)
  return mounted === 'main' && (barrel?.ife ?? null) !== null
}

/** 7.8, 6.8: the normal range of what a vehicle sprays with. */
export function sprayRange(s: AslskState, weapon: Weapon): number {
  return hasMainIfe(s, weapon) ? IFE_RANGE : weaponTypeOf(s, weapon).range
}

/** 6.8, 3.4: whether it has fired and, unlike a MG of a vehicle, may do so once more in Defensive Fire, as Intensive Fire does. */
export function mayResume(s: AslskState, weapon: Weapon): boolean {
  return weapon.fire === 'first' && hasMainIfe(s, weapon) && !weapon.ordnance!.intensive
}

/** 6.8: why a main armament does not fire so at a hex; empty if it does, and for every MG. */
export function mainIfeProblems(
  s: AslskState,
  { when, expenditure }: Occasion,
  vehicle: Vehicle,
  weapon: Weapon,
  at: Location,
): readonly Problem[] {
  if (!hasMainIfe(s, weapon)) return LEGAL
  const { name } = weaponTypeOf(s, weapon)
  if (weapon.ordnance!.intensive) return refuse('3.2.4', `The ${name} fires no more in this Player Turn.`)
  const mode = shotMode(s, when, markFor(s, vehicle, weapon), vehicle.at, at)
  return typeof mode === 'string' ? reachProblems(s, vehicle, { when, at, expenditure }, mode, IFE_RANGE, `w${weapon.id}`) : mode
}

import { total } from '@firegroup/kernel'
import { type Aslsk, type DiceRoll, rollDice } from '../context.ts'
import { type Kill, killOf } from '../data/afv-results.ts'
import { columnIndex, iftResult } from '../data/ift.ts'
import { CASUALTY_DR } from '../data/morale.ts'
import type { Attack } from '../fire/attack.ts'
import { crewCover } from '../fire/modifiers.ts'
import type { Figured } from '../fire/resolution.ts'
import { announce, strike } from '../fire/strike.ts'
import { rollEffect } from '../ordnance/luck.ts'
import type { AslskState, Location } from '../state.ts'
import { moraleOf, typeOf, type Vehicle } from '../units/units.ts'
import type { WreckedBy } from '../vehicles/wrecks.ts'
import { isCrewExposed, stunnedBefore } from './crew.ts'
import { damage, shock } from './damage.ts'
import type { ToKill } from './to-kill.ts'

/** 7.12: what a hit that leaves the vehicle itself alone does to its exposed crew. */
export interface Collateral {
  readonly attack: Attack
  readonly fp64: number
  /** 7.7: from where it comes, for some vehicles shelter their crews on one side alone; absent where it comes from no side. */
  readonly from?: Location | null
}

/** 7.9, 7.10, 7.12: the TK DR of a hit, what it does to the vehicle, and what else it does to an exposed crew. */
export function hitVehicle(
  g: Aslsk,
  vehicle: Vehicle,
  figured: ToKill,
  collateral: Collateral | null,
  rule = '7.9',
  twofold = false,
): DiceRoll {
  const onCrew = collateral && isCrewExposed(vehicle) ? figureCollateral(g.state, vehicle, collateral) : null
  const meaning = (original: number) => `${resultOf(g.state, figured, original)} ${onCrew ? codeOf(onCrew, original) : ''}`
  const isHeard = g.state.setting.hooks.wrecked.length > 0
  const dr = rollEffect(g, 'To Kill', twofold, isHeard ? (original) => original : meaning)
  const result = resultOf(g.state, figured, dr.total)
  tell(g, vehicle, figured, dr, result, rule)
  const by = wreckedBy(g.state, vehicle, figured, dr.total)
  if (suffer(g, vehicle, result === 'dud' ? 'none' : result, rule, by) || result === 'dud') return dr
  if (onCrew) strikeCrew(g, onCrew, dr)
  return dr
}

/** How well a TK DR destroys. */
function wreckedBy(s: AslskState, vehicle: Vehicle, figured: ToKill, original: number): WreckedBy {
  const by: WreckedBy = { original, most: highestKill(s, figured), ...(figured.by.kind === 'flame' ? { flame: true } : {}) }
  const [burnsAt] = s.setting.hooks.burnsAt
  return burnsAt ? { ...by, burnsAt: burnsAt(s, vehicle, figured) } : by
}

/** What the IFT shows an exposed crew. */
function codeOf({ column, groups }: Figured, original: number): string {
  return iftResult(column, original + groups[0]!.drm).code
}

/** 7.10: what an original TK DR comes to. */
export function resultOf(s: AslskState, { by, place, final }: ToKill, original: number): Kill | 'dud' {
  if (by.dudOn !== undefined && original >= by.dudOn) return 'dud'
  return killOf(by.kind, place.aspect, original, final, flamesEqual(s))
}

/** GAP-26, C7.7: whether an equal DR is enough for flames. */
function flamesEqual({ setting }: AslskState): boolean {
  return setting.options.flameToKill === 'equal' || setting.hooks.equalFlames.some((says) => says())
}

/** The highest TK DR that destroys. */
function highestKill(s: AslskState, figured: ToKill): number {
  return resultOf(s, figured, figured.final) === 'destroyed' ? figured.final : figured.final - 1
}

/** 7.10, 7.12: does it; true where the crew has no more to fear from the same hit: the vehicle is destroyed, Shocked or Stunned. */
export function suffer(g: Aslsk, vehicle: Vehicle, result: Kill, rule: string, by?: WreckedBy): boolean {
  if (result === 'possibleShock') return possibleShock(g, vehicle)
  damage(g, vehicle, result, rule, by)
  return result === 'destroyed' || result === 'shock' || result === 'stun'
}

/** 7.10: a NMC of the crew; failing it is Shock and nothing else. */
function possibleShock(g: Aslsk, vehicle: Vehicle): boolean {
  const marked = stunnedBefore(vehicle)
  const modifiers = marked ? [marked] : []
  const drm = total(modifiers)
  const morale = moraleOf(g.state, vehicle)
  const fails = (original: number) => original >= CASUALTY_DR || original + drm > morale // GAP-25: an original 12 always fails
  const dr = rollDice(g, `NMC of ${typeOf(g.state, vehicle).label}`, fails)
  const isShocked = fails(dr.total)
  g.emit({
    type: 'check',
    rule: '7.10',
    unit: vehicle.id,
    what: 'Possible Shock',
    morale,
    dice: [dr.coloured, dr.white],
    modifiers,
    final: dr.total + drm,
    result: isShocked ? 'breaks' : 'passes',
  })
  if (isShocked) shock(g, vehicle, '7.10')
  return isShocked
}

/** 7.12: by the same original DR, with the FP of weapon and ammunition, and nothing but the CE DRM or the TEM of the hex. */
export function collateralAttack(g: Aslsk, vehicle: Vehicle, collateral: Collateral, dr: DiceRoll): void {
  strikeCrew(g, figureCollateral(g.state, vehicle, collateral), dr)
}

function strikeCrew(g: Aslsk, figured: Figured, dr: DiceRoll): void {
  if (figured.column < 0) return
  announce(g, figured, dr, '7.12')
  strike(g, figured, dr)
}

function figureCollateral(s: AslskState, vehicle: Vehicle, { attack, fp64, from = null }: Collateral): Figured {
  const cover = crewCover(s, attack, vehicle, from)
  const modifiers = cover ? [cover] : []
  const column = columnIndex(fp64)
  const groups = [{ units: [vehicle], modifiers, drm: total(modifiers), column }]
  return { attack: { ...attack, targets: [vehicle.id] }, parts: [], fp64, column, cowers: 0, groups }
}

function tell(
  g: Aslsk,
  vehicle: Vehicle,
  { by, place, modifiers, critical, af, final }: ToKill,
  dr: DiceRoll,
  result: Kill | 'dud',
  rule: string,
): void {
  const { aspect, facing } = place
  g.emit({
    type: 'toKill',
    rule,
    vehicle: vehicle.id,
    at: vehicle.at,
    what: by.what,
    aspect,
    facing,
    basic: by.basic,
    modifiers,
    critical,
    af,
    final,
    dice: [dr.coloured, dr.white],
    result,
  })
}

import { type Modifier, total } from '@firegroup/kernel'
import { facingsFrom } from '../armour/facing.ts'
import { resultOf } from '../armour/hit.ts'
import { type PanzerfaustCheck, panzerfaustShot } from '../armour/panzerfaust.ts'
import { type SmallArmsFire, smallArmsShot } from '../armour/small-arms.ts'
import { type HitPlace, type Penetrator, toKill } from '../armour/to-kill.ts'
import { type IftResult, iftResult } from '../data/ift.ts'
import type { Occasion } from '../fire/declaration.ts'
import { nameOf } from '../map/terrain.ts'
import { arcToCover, coversNow } from '../ordnance/arc.ts'
import { penetratorOf } from '../ordnance/at-vehicle.ts'
import { airBurst, figureHit } from '../ordnance/effect.ts'
import { breakdownNumber, shotRate } from '../ordnance/handling.ts'
import { isMortar, pointsAt, type Shot, type ShotDeclaration, shooterOf, shotFrom } from '../ordnance/shot.ts'
import { aimed } from '../ordnance/to-hit.ts'
import type { AslskState, Location } from '../state.ts'
import { isInfantry, type Vehicle, vehicleTypeOf } from '../units/units.ts'

/** What must hit before it does anything, however it is declared. */
export type AimedFire = ShotDeclaration | SmallArmsFire | PanzerfaustCheck

/** 3.2.4: a shot as far as it goes without dice. */
export interface ToHit {
  readonly th: number
  /** Those of the target that is easiest to hit. */
  readonly modifiers: readonly Modifier[]
  readonly drm: number
  /** The ROF of this shot. */
  readonly rate: number
  /** The original DR from which on it breaks the Weapon. */
  readonly breakdown: number
  readonly range: number
  readonly mortar: boolean
  /** 1.1.1: the shells burst in the trees. */
  readonly airBurst: boolean
}

function shotOf(s: AslskState, occasion: Occasion, declared: AimedFire): Shot | null {
  if (declared.type === 'ordnance') return shotFrom(s, occasion, declared)
  if (declared.type === 'panzerfaust') return panzerfaustShot(s, occasion, declared)
  const weapon = s.weapons[declared.weapon]
  return weapon ? smallArmsShot(s, occasion, declared, weapon) : null
}

/** 3.2.4: the number to hit and what modifies it, by the function that resolves the shot; null for a declaration that makes none. */
export function toHitOf(s: AslskState, occasion: Occasion, declared: AimedFire): ToHit | null {
  const shot = shotOf(s, occasion, declared)
  if (!shot) return null
  const { th, groups } = aimed(s, shot)
  const { modifiers, drm } = groups[0]!
  return {
    th,
    modifiers,
    drm,
    rate: shotRate(s, shot),
    breakdown: breakdownNumber(s, shot),
    range: shot.range,
    mortar: isMortar(shot.by),
    airBurst: airBurst(s, shot) !== null,
  }
}

/** What a DR that no roll can reach stands for: nothing harms it. */
const HARMLESS = 0

/** 7.9, 7.10: the highest original TK DR with which a hit on the hull as it stands destroys, Immobilizes or Shocks; 0 where none does. Critical Hits aside. */
export function harmDr(s: AslskState, occasion: Occasion, declared: AimedFire): number {
  const shot = shotOf(s, occasion, declared)
  const by = shot?.vehicle ? penetratorOf(s, shot) : null
  return by && shot?.vehicle ? harmBy(s, by, shot.vehicle, shot.by.crew.at) : HARMLESS
}

function harmBy(s: AslskState, by: Penetrator, vehicle: Vehicle, from: Location): number {
  const figured = toKill(s, by, vehicle, hullPlaces(s, vehicle, from), false)
  for (let original = 12; original >= 2; original--) {
    const result = resultOf(s, figured, original)
    if (result === 'destroyed' || result === 'immobilized' || result === 'shock') return original
  }
  return HARMLESS
}

/** 3.2.4: the hull by where the fire comes from; from inside the hex most rolls strike where its armour is that of the side. */
function hullPlaces(s: AslskState, vehicle: Vehicle, from: Location): readonly HitPlace[] {
  if (from === vehicle.at) return [{ aspect: 'hull', facing: 'side' }]
  return facingsFrom(s, vehicle.at, vehicle.vehicle.vca, from).map((facing) => ({ aspect: 'hull', facing }))
}

/** 3.2.4, 7.9: whether fire from there strikes a hull where it is weaker than in front. */
export function showsWeaker(s: AslskState, vehicle: Vehicle, from: Location): boolean {
  if (from === vehicle.at) return false
  const { hullFront, hullSideRear } = vehicleTypeOf(s, vehicle).armour
  return facingsFrom(s, vehicle.at, vehicle.vehicle.vca, from).every(
    (facing) => facing === 'rear' || (facing === 'side' && hullSideRear < hullFront),
  )
}

/** The same shot at where its target is now, turned no further than it must be. */
export function reaimed(s: AslskState, { expenditure }: Occasion, declared: AimedFire, at: Location): AimedFire {
  const there = { ...declared, at: nameOf(s, at) }
  const by = there.type === 'ordnance' ? shooterOf(s, there.weapon) : null
  if (!by || there.type !== 'ordnance') return there
  const { ca: _, vca: __, ...plain } = there
  const now = pointsAt(by)
  if (now < 0 || coversNow(s, by.crew.at, now, at, expenditure)) return plain
  return { ...plain, ca: arcToCover(s, by.crew.at, now, at, expenditure) }
}

/** What a hit shows on the IFT for this original DR, for the men whom it strikes worst; null where it strikes none. */
export function hitResultAt(s: AslskState, occasion: Occasion, declared: AimedFire, original: number): IftResult | null {
  const effect = hitEffect(s, occasion, declared)
  return effect && iftResult(effect.column, original + effect.drm)
}

/** The IFT column, by its index, and the DRM of a hit on men; null where there are none. */
export function hitEffect(
  s: AslskState,
  occasion: Occasion,
  declared: AimedFire,
): { readonly column: number; readonly drm: number } | null {
  const shot = shotOf(s, occasion, declared)
  const men = shot ? aimed(s, shot).groups.flatMap(({ units }) => units.filter(isInfantry)) : []
  if (!shot || men.length === 0) return null
  const [worst] = figureHit(s, shot, men, null)
    .groups.slice()
    .sort((a, b) => b.column - a.column || a.drm - b.drm)
  return { column: worst!.column, drm: total(worst!.modifiers) }
}

import { groundUnder } from '../air/helicopter.ts'
import { assaultModifiers } from '../assault/able.ts'
import type { FireContext } from '../fire/declaration.ts'
import { locationNamed, nameOf } from '../map/location.ts'
import { distance } from '../map/terrain.ts'
import { ordnanceCandidates } from '../ordnance/candidates.ts'
import { type OrdnanceDeclaration, shotFrom } from '../ordnance/declaration.ts'
import { type OrdnancePreview, ordnancePreview } from '../ordnance/preview.ts'
import { enemyOf, type LnltState, type Location, type Move, type Side, type Unit } from '../state.ts'
import type { ButtonDecision } from '../vehicles/button.ts'
import { inArc, lies } from '../vehicles/facing.ts'
import { pivotPoints } from '../vehicles/laying.ts'
import { lowestArmor, vehicleType } from '../vehicles/vehicle.ts'
import { batterValue } from './barricade-advice.ts'
import type { GroundValue } from './ground.ts'
import type { Plans } from './move-advice.ts'
import { WEIGHTS } from './weights.ts'
import { expectedLoss, helpOf, worthOf, worthWithWeapons } from './worth.ts'

/** 14.1: what a shot is expected to cost the enemy: by what it makes of a vehicle, or by its HE. */
function shotGain(s: LnltState, target: Unit | undefined, odds: OrdnancePreview): number {
  const { fate, he, hits, of } = odds
  if (fate && target) return worthOf(s, target) * (fate.destroyed + fate.abandoned + fate.shaken * WEIGHTS.shaken)
  let gain = 0
  for (const { unit: id, attack, defence } of he?.targets ?? []) {
    const unit = s.units[id]!
    gain += worthWithWeapons(s, unit) * expectedLoss(s, unit, attack - defence, helpOf(s, unit))
  }
  return (gain * hits) / of
}

/** A shot by the rule that resolves it, less what it costs to fire. */
export function ordnanceValue(s: LnltState, decision: OrdnanceDeclaration, odds: unknown, price: number): number {
  if (!isShot(odds)) return 0
  const target = decision.target === undefined ? undefined : s.units[decision.target]
  const turning = decision.facing === undefined ? 0 : WEIGHTS.holding
  if (decision.barricade !== undefined) {
    const at = locationNamed(s.setting, decision.at)
    return batterValue(s, s.units[decision.unit]!.side, at, decision.barricade, odds, price + turning)
  }
  return shotGain(s, target, odds) - price - turning
}

function isShot(odds: unknown): odds is OrdnancePreview {
  return typeof odds === 'object' && odds !== null && 'hits' in odds
}

/** The best shot that guns in a place could fire now. */
export function bestShot(s: LnltState, context: FireContext): number {
  let best = 0
  for (const declared of ordnanceCandidates(s, context)) {
    const odds = ordnancePreview(s, shotFrom(s, declared, context))
    best = Math.max(best, ordnanceValue(s, declared, odds, WEIGHTS.inertia))
  }
  return best
}

/** 15.1: worth what lies before it then, if it would rather go there; or what it could then fire at. */
export function pivotValue(s: LnltState, unit: Unit, facing: number, step: (to: string) => number): number {
  const { map } = s.setting
  let best = Number.NEGATIVE_INFINITY
  for (const hex of map.grid.neighbours(unit.at >> 3)) {
    const to = hex * 8
    if (hex >= 0 && lies(s, unit.at, facing, to) === 'ahead') best = Math.max(best, step(nameOf(s.setting, to)))
  }
  const faced = facedEnemies(s, unit, facing) - facedEnemies(s, unit, unit.laid!.facing)
  const ahead = Number.isFinite(best) ? best : 0
  return Math.max(ahead, 0) * 0.9 + faced * WEIGHTS.cover * 0.3 - pivotPoints(unit, unit.laid!.facing, facing) * 0.15 - WEIGHTS.inertia
}

/** How many enemies that matter lie in its front. */
function facedEnemies(s: LnltState, unit: Unit, facing: number): number {
  let faced = 0
  for (const enemy of s.units) if (enemy.side !== unit.side && enemy.at >= 0 && enemy.laid && inArc(s, unit.at, facing, enemy.at)) faced++
  return faced
}

export function pivotOf(s: LnltState, plans: Plans, move: Move, facing: number): number {
  const unit = s.units[move.units[0]!]!
  return pivotValue(s, unit, facing, (to) => plans.step(move, to))
}

/** So near small arms are a danger to open hatches. */
const NEAR = 5

/** 15.0.1: buttoned where enemies on foot are near, open where there are none. */
export function buttonValue(s: LnltState, side: Side, { unit: id, buttoned }: ButtonDecision): number {
  const unit = s.units[id]!
  const isNear = s.units.some((enemy) => enemy.side === enemyOf(side) && !enemy.vehicle && within(s, enemy.at, unit.at))
  return isNear === buttoned ? 0.2 : -0.5
}

function within({ setting }: LnltState, a: Location, b: Location): boolean {
  return a >= 0 && distance(setting, a, b) <= NEAR
}

/** 15.3, 17.1: those who stay put are driven out anyhow: they storm it if that is not hopeless. */
export function counterValue(s: LnltState, vehicle: Unit, units: readonly number[]): number {
  let chance = 0
  for (const id of units) chance = Math.max(chance, stormChance(s, s.units[id]!, vehicle))
  return units.length === 0 ? 0 : chance * worthOf(s, vehicle) - WEIGHTS.inertia
}

/** How often one unit destroys it, of 1. */
export function stormChance(s: LnltState, unit: Unit, vehicle: Unit): number {
  let margin = -lowestArmor(vehicleType(s, vehicle))
  for (const { value } of assaultModifiers(s, unit, null).modifiers) margin += value
  let ways = 0
  for (let attack = 1; attack <= 6; attack++) for (let defence = 1; defence <= 6; defence++) if (attack + margin > defence) ways++
  return ways / 36
}

/** 16.4: off where the enemy or the goal is near; along as long as it is far. */
export function unloadValue(s: LnltState, side: Side, vehicle: number, units: readonly number[], ground: GroundValue): number {
  const at = groundUnder(s.units[vehicle]!.at)
  const isNear = ground.distance(at) <= CLOSE || s.units.some((enemy) => enemy.side === enemyOf(side) && within(s, enemy.at, at))
  return isNear ? units.length * WEIGHTS.cover * 2 : -WEIGHTS.inertia
}

/** In halves of an MP on foot. */
const CLOSE = 8

import { total } from '@firegroup/kernel'
import { hullDownOdds } from '../fortifications/hull-down.ts'
import type { LnltState } from '../state.ts'
import { inArc } from '../vehicles/facing.ts'
import type { VehicleUnit } from '../vehicles/vehicle.ts'
import { WEIGHTS } from './weights.ts'

/** 15.10: worth the impulse where a gun is before it, and as often as it is found. */
export function hullDownValue(s: LnltState, unit: VehicleUnit): number {
  const isFaced = s.units.some(
    (enemy) => enemy.side !== unit.side && enemy.at >= 0 && enemy.laid && inArc(s, unit.at, unit.laid.facing, enemy.at),
  )
  if (!isFaced) return -WEIGHTS.inertia
  const { needed, modifiers } = hullDownOdds(s, unit, unit.at)
  const chance = Math.min(6, Math.max(0, needed - total(modifiers))) / 6
  return chance * WEIGHTS.cover * 2 - WEIGHTS.inertia / 2
}

import { canAssault } from '../assault/able.ts'
import { barricadesOf, odds } from '../assault/tear-down.ts'
import { barricadeAt } from '../fortifications/barricades.ts'
import { hexOf } from '../map/location.ts'
import { distance, isAloft } from '../map/terrain.ts'
import { isUnactivated } from '../operations/availability.ts'
import type { OrdnancePreview } from '../ordnance/preview.ts'
import type { LnltState, Location, Side, Unit } from '../state.ts'
import { hasMarker } from '../units/units.ts'
import { WEIGHTS } from './weights.ts'

/** 21.5: what it is worth to a side that a Barricade is gone: a way for its vehicles, and cover less for the enemy behind it; its own it leaves standing. */
function breachWorth(s: LnltState, side: Side, at: Location, facing: number): number {
  const marker = barricadeAt(s, at, facing)
  if (!marker || marker.side === side) return -WEIGHTS.cover
  const bars = s.units.some(
    (unit) => unit.side === side && unit.vehicle && unit.at >= 0 && !isAloft(unit.at) && distance(s.setting, unit.at, at) <= NEAR,
  )
  const covers = s.units.some((unit) => unit.side !== side && unit.at >= 0 && hexOf(unit.at) === hexOf(at))
  return (bars ? OPENS_THE_WAY : 0) + (covers ? WEIGHTS.cover : 0)
}

/** So far a vehicle will come to it soon. */
const NEAR = 6
const OPENS_THE_WAY = 1

/** 21.5: a shot at it, less what it costs to fire. */
export function batterValue(s: LnltState, side: Side, at: Location, facing: number, shot: OrdnancePreview, price: number): number {
  return (shot.fate?.destroyed ?? 0) * breachWorth(s, side, at, facing) - price
}

/** 21.5: to tear it down takes their whole turn. */
export function tearDownValue(s: LnltState, side: Side, at: Location, facing: number, units: readonly number[]): number {
  const { success, of } = odds(s, units)
  return (success / of) * breachWorth(s, side, at, facing) - WEIGHTS.inertia * units.length
}

/** What it promises to activate a place beside a Barricade for it. */
export function tearDownPromise(s: LnltState, side: Side, at: Location, units: readonly Unit[]): number {
  if (!hasMarker(s, 'barricade')) return 0
  const able = units.filter((unit) => isUnactivated(unit) && canAssault(s, unit)).map(({ id }) => id)
  let best = 0
  for (const bar of able.length === 0 ? [] : barricadesOf(s))
    if (bar.places.includes(at)) best = Math.max(best, tearDownValue(s, side, bar.at, bar.facing, able))
  return best
}

import { total } from '@firegroup/kernel'
import { isOpenCave, mayTunnel, openCaves } from '../caves/entrances.ts'
import { isMmc } from '../fire/attack.ts'
import { hullDownOdds } from '../fortifications/hull-down.ts'
import { lies } from '../fortifications/places.ts'
import { hexOf, locationNamed, nameOf } from '../map/location.ts'
import { isUnactivated } from '../operations/availability.ts'
import type { LnltState, Location, Unit } from '../state.ts'
import { typeOfWeapon } from '../units/units.ts'
import { inArc } from '../vehicles/facing.ts'
import type { VehicleUnit } from '../vehicles/vehicle.ts'
import type { GroundValue } from './ground.ts'
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

/** 10.7.1: as much as the other end is better than this; less if it takes more than one turn. */
export function tunnelValue(s: LnltState, ground: GroundValue, units: readonly number[], to: string): number {
  const place = locationNamed(s.setting, to)
  let gain = 0
  for (const id of units)
    gain += ground.of(s.units[id]!, place, units.length > 1) - ground.of(s.units[id]!, s.units[id]!.at, units.length > 1)
  return gain * 0.8 - WEIGHTS.inertia
}

/** What it promises to activate a Cave for the way that leads out of it below. */
export function tunnelPromise(s: LnltState, ground: GroundValue, at: Location, units: readonly Unit[]): number {
  if (s.markers.length === 0 || !isOpenCave(s, at) || units.length === 0 || !mayTunnel(s, units[0]!.side)) return 0
  const ids = units.filter(isUnactivated).map(({ id }) => id)
  let best = 0
  for (const to of openCaves(s)) if (to !== at) best = Math.max(best, tunnelValue(s, ground, ids, nameOf(s.setting, to)))
  return best
}

/** 23.2.1: who waits for the enemy is better off behind one; who must go leaves it behind. */
export function claymoreValue(ground: GroundValue): number {
  return ground.objectives.mustTake ? -WEIGHTS.inertia : LAYS_CLAYMORE
}

/** What it promises to activate a place where an MMC has one to lay. */
export function claymorePromise(s: LnltState, ground: GroundValue, at: Location, units: readonly Unit[]): number {
  if (s.setting.scenario.era !== 'modern' || lies(s, 'claymore', hexOf(at))) return 0
  const able = units.filter((unit) => isUnactivated(unit) && !unit.shaken && isMmc(s, unit))
  const has = s.weapons.some((weapon) => typeOfWeapon(s, weapon).kind === 'claymore' && able.some(({ id }) => id === weapon.owner))
  return has ? Math.max(0, claymoreValue(ground)) : 0
}

const LAYS_CLAYMORE = 0.3

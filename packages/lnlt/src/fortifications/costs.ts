import type { Modifier } from '@firegroup/kernel'
import {
  CRATERS_COST,
  CRATERS_ON_A_MOUNT,
  fortification,
  LIGHT_ROADBLOCK,
  OWN_MINES_COST,
  TOTAL_COST,
  TRENCH_TO_TRENCH,
} from '../data/fortifications.ts'
import { entryCost, isEntryCost } from '../map/costs.ts'
import { hexOf } from '../map/location.ts'
import { ridesWith, ridingCost } from '../mounted/mounted.ts'
import type { LnltState, Location, Unit } from '../state.ts'
import { typeOf } from '../units/units.ts'
import { hasOwnMines } from './own-mines.ts'
import { lies } from './places.ts'

/**
 * 21.3, 10.5.4, TEC: Wire, Roadblocks and Rubble cost what they cost, all told. 21.6: so does the way from Trench to Trench, but on a mount. Contribution to
 * `movementCosts`.
 */
export function worksCost(s: LnltState, unit: Unit, from: Location, to: Location, group: readonly number[]): Modifier | undefined {
  if (s.markers.length === 0 || unit.vehicle || (from >= 0 && hexOf(from) === hexOf(to))) return undefined
  const rides = ridesWith(s, unit, group)
  const [whole, name, rule] = totalOf(s, rides ? -1 : from, to)
  if (whole < 0) return undefined
  const cost = rides ? ridingCost(s.setting, from, to) : entryCost(s.setting, from, to, typeOf(s, unit).nation)
  return isEntryCost(cost) ? { rule, label: name, value: whole - cost.halves } : undefined
}

function totalOf(s: LnltState, from: Location, to: Location): readonly [number, string, string] {
  const hex = hexOf(to)
  let found: readonly [number, string, string] = NOTHING
  for (const { kind, at, value } of s.markers) {
    const total = kind === 'roadblock' && value === 1 ? LIGHT_ROADBLOCK : TOTAL_COST[kind]
    if (total === undefined || hexOf(at) !== hex || total <= found[0]) continue
    found = [total, fortification(kind).name, fortification(kind).rule]
  }
  if (found !== NOTHING || from < 0 || !lies(s, 'trench', hex) || !lies(s, 'trench', hexOf(from))) return found
  return [TRENCH_TO_TRENCH, 'from Trench to Trench', '21.6']
}

const NOTHING = [-1, '', ''] as const

/** 10.5.5: Craters cost more, 21.4: and so do Mines those who know where they lie. Contribution to `movementCosts`. */
export function groundCost(s: LnltState, unit: Unit, from: Location, to: Location, group: readonly number[]): Modifier | undefined {
  if ((s.markers.length === 0 && !s.hiddenMines) || unit.vehicle || (from >= 0 && hexOf(from) === hexOf(to))) return undefined
  const hex = hexOf(to)
  const craters = lies(s, 'craters', hex) !== undefined
  const mines = hasOwnMines(s, unit.side, hex)
  if (!craters && !mines) return undefined
  const label = [craters && 'Craters', mines && 'own Mines'].filter((word) => word !== false).join(', ')
  return {
    rule: craters ? '10.5.5' : '21.4',
    label,
    value: (craters ? (ridesWith(s, unit, group) ? CRATERS_ON_A_MOUNT : CRATERS_COST) : 0) + (mines ? OWN_MINES_COST : 0),
  }
}

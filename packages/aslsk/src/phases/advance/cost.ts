import { MF_PER_EXCESS_PP, type MovementRow, movementFactors } from '../../data/movement.ts'
import { canUseRoad, entryCost, isEntryCost } from '../../map/costs.ts'
import { ALL_MF, wholeMove } from '../../map/whole-move.ts'
import type { AslskState, Location, Unit } from '../../state.ts'
import { isLeader, isMmc, typeOf } from '../../units/units.ts'
import { portageCapacity, portagePoints } from '../../weapons/possession.ts'
import { terrainEntry } from '../rout/costs.ts'

/** What an advance into a hex would cost a unit, against what it has; in half MF. */
export interface AdvanceCost {
  readonly unit: number
  /** Null where it can't be entered at all. */
  readonly cost: number | null
  readonly mf: number
}

/** 3.7: what each of these units has and pays when they advance together. */
export function advanceCosts(s: AslskState, units: readonly Unit[], to: Location): AdvanceCost[] {
  const mfs = advanceMf(s, units)
  return units.map((unit, i) => ({ unit: unit.id, cost: advanceEntry(s, unit, to), mf: mfs[i]! }))
}

/** 3.7: whether the hex takes all that a unit has. */
export function becomesCx(cost: number | null, mf: number): boolean {
  return cost !== null && cost >= mf
}

/** 3.7: the MF of units that advance together: after portage, with the bonus of a leader among them and what he lends of his IPC (4.0). */
export function advanceMf(s: AslskState, units: readonly Unit[]): number[] {
  const led = units.length > 1 && units.some((unit) => isLeader(s, unit))
  const helped = led ? helpedToCarry(s, units) : []
  return units.map((unit) => {
    const points = portagePoints(s, unit)
    const excess = points === 0 ? 0 : Math.max(0, points - portageCapacity(s, s, unit, helped.includes(unit)))
    return movementFactors(rowOf(s, unit), led && isMmc(s, unit), false)! - excess * MF_PER_EXCESS_PP
  })
}

/** 3.7: the cost of the hex as in the MPh, by the terrain's rate or the road's, whichever is less; null where Infantry can't enter. */
export function advanceEntry(s: AslskState, unit: Unit, to: Location): number | null {
  const byTerrain = terrainEntry(s, unit, unit.at, to)
  if (byTerrain >= 0 && wholeMove(s, unit.at, to, 'terrain')) return ALL_MF
  if (canUseRoad(s, unit.at, to)) {
    const byRoad = entryCost(s, unit, unit.at, to, 'road')
    if (isEntryCost(byRoad) && (byTerrain < 0 || byRoad.mf < byTerrain)) return byRoad.mf
  }
  return byTerrain < 0 ? null : byTerrain
}

/** 4.0: a leader lends his IPC to one MMC, if he carries nothing himself and has any; those with the most to carry are helped. */
function helpedToCarry(s: AslskState, units: readonly Unit[]): readonly Unit[] {
  const lenders = units.filter((unit) => isLeader(s, unit) && portagePoints(s, unit) === 0 && portageCapacity(s, s, unit, false) > 0)
  const carriers = units.filter((unit) => isMmc(s, unit) && portagePoints(s, unit) > 0)
  const burden = (unit: Unit) => portagePoints(s, unit) - portageCapacity(s, s, unit, false)
  return carriers.sort((a, b) => burden(b) - burden(a) || a.id - b.id).slice(0, lenders.length)
}

/** 3.3.1: rows of the Unit Movement Factor Chart. */
function rowOf(s: AslskState, unit: Unit): MovementRow {
  const { kind, class: quality } = typeOf(s, unit)
  if (kind === 'leader') return unit.wounded ? 'woundedSmc' : 'smc'
  return quality === 'conscript' || quality === 'green' ? quality : 'regular'
}

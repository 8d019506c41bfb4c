import { MF_PER_EXCESS_PP, type MovementRow, movementFactors } from '../data/movement.ts'
import { entryCost } from '../map/costs.ts'
import type { AslskState, Place, Unit } from '../state.ts'
import { isLeader, isMmc, typeOf } from '../units/units.ts'
import { portageCapacity, portagePoints } from '../weapons/possession.ts'

/** What an advance into a hex would cost a unit, against what it has; in half MF. */
export interface AdvanceCost {
  readonly unit: number
  /** Null where it can't be entered at all. */
  readonly cost: number | null
  readonly mf: number
}

/** 3.7: for units that advance together: after portage, with the bonus of a leader among them and what he lends of his IPC (4.0). */
export function advanceCosts(s: AslskState, units: readonly Unit[], to: Place): AdvanceCost[] {
  const led = units.length > 1 && units.some(isLeader)
  const helped = led ? helpedToCarry(s, units) : []
  return units.map((unit) => {
    const excess = Math.max(0, portagePoints(s, unit) - portageCapacity(s, unit, helped.includes(unit)))
    const factors = movementFactors(rowOf(unit), led && isMmc(unit), false)!
    return { unit: unit.id, cost: cheapestEntry(s, unit, to), mf: factors - excess * MF_PER_EXCESS_PP }
  })
}

/** 4.0: a leader lends his IPC to one MMC, if he carries nothing himself and has any; those with the most to carry are helped. */
function helpedToCarry(s: AslskState, units: readonly Unit[]): readonly Unit[] {
  const lenders = units.filter((unit) => isLeader(unit) && portagePoints(s, unit) === 0 && portageCapacity(s, unit, false) > 0)
  const carriers = units.filter((unit) => isMmc(unit) && portagePoints(s, unit) > 0)
  const burden = (unit: Unit) => portagePoints(s, unit) - portageCapacity(s, unit, false)
  return carriers.sort((a, b) => burden(b) - burden(a) || a.id - b.id).slice(0, lenders.length)
}

/** 3.3.1: rows of the Unit Movement Factor Chart. */
function rowOf(unit: Unit): MovementRow {
  const { kind, class: quality } = typeOf(unit)
  if (kind === 'leader') return unit.wounded ? 'woundedSmc' : 'smc'
  return quality === 'conscript' || quality === 'green' ? quality : 'regular'
}

function cheapestEntry(s: AslskState, unit: Unit, to: Place): number | null {
  const byTerrain = entryCost(s, unit, unit.at, to, 'terrain')
  const byRoad = entryCost(s, unit, unit.at, to, 'road')
  const costs = [byTerrain, byRoad].flatMap((cost) => ('mf' in cost ? [cost.mf] : []))
  return costs.length > 0 ? Math.min(...costs) : null
}

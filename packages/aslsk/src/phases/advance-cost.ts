import { MF_PER_EXCESS_PP, type MovementRow, movementFactors } from '../data/movement.ts'
import { entryCost } from '../map/costs.ts'
import type { AslskState, Place, Unit } from '../state.ts'
import { isInexperienced, isLeader, isMmc, typeOf } from '../units/units.ts'
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
  const { helped, lenders } = led ? lending(s, units) : NOBODY
  return units.map((unit) => {
    const capacity = lenders.includes(unit) ? 0 : portageCapacity(s, unit, helped.includes(unit))
    const excess = Math.max(0, portagePoints(s, unit) - capacity)
    const factors = movementFactors(rowOf(s, unit), led && isMmc(unit), false)!
    return { unit: unit.id, cost: cheapestEntry(s, unit, to), mf: factors - excess * MF_PER_EXCESS_PP }
  })
}

interface Lending {
  readonly helped: readonly Unit[]
  readonly lenders: readonly Unit[]
}
const NOBODY: Lending = { helped: [], lenders: [] }

/** 4.0: every leader lends his IPC to one MMC: the least burdened leaders to the most burdened MMC. A wounded one has none. */
function lending(s: AslskState, units: readonly Unit[]): Lending {
  const excess = (unit: Unit) => portagePoints(s, unit) - portageCapacity(s, unit, false)
  const needy = units.filter((unit) => isMmc(unit) && excess(unit) > 0).sort((a, b) => excess(b) - excess(a) || a.id - b.id)
  if (needy.length === 0) return NOBODY
  const able = units.filter((unit) => isLeader(unit) && !unit.wounded).sort((a, b) => excess(a) - excess(b) || a.id - b.id)
  const count = Math.min(needy.length, able.length)
  return { helped: needy.slice(0, count), lenders: able.slice(0, count) }
}

function rowOf(s: AslskState, unit: Unit): MovementRow {
  if (isLeader(unit)) return unit.wounded ? 'woundedSmc' : 'smc'
  if (!isInexperienced(s, unit)) return 'regular'
  return typeOf(unit).class === 'conscript' ? 'conscript' : 'green'
}

function cheapestEntry(s: AslskState, unit: Unit, to: Place): number | null {
  const byTerrain = entryCost(s, unit, unit.at, to, 'terrain')
  const byRoad = entryCost(s, unit, unit.at, to, 'road')
  const costs = [byTerrain, byRoad].flatMap((cost) => ('mf' in cost ? [cost.mf] : []))
  return costs.length > 0 ? Math.min(...costs) : null
}

import type { Problem } from '@firegroup/kernel'
import { ROUT_MF } from '../../data/movement.ts'
import { entryCost, isEntryCost } from '../../map/costs.ts'
import { wholeMove } from '../../map/whole-move.ts'
import type { AslskState, Location, Unit } from '../../state.ts'

const NO_ENTRY = -1

/** 1.1.1: what entering a neighbouring hex by its terrain's own rate costs, in half MF, or -1 if it can't be entered so. */
export function terrainEntry(s: AslskState, unit: Unit, from: Location, to: Location): number {
  const cost = entryCost(s, unit, from, to, 'terrain')
  return isEntryCost(cost) ? cost.mf : NO_ENTRY
}

/** 3.6: the cost of a step of a rout, or why it can't be taken. It has the terrain's protection and pays its rate; a road only where it must. */
export function routCost(s: AslskState, unit: Unit, from: Location, to: Location): number | Problem {
  const byTerrain = terrainEntry(s, unit, from, to)
  if (byTerrain > 0) return wholeMove(s, from, to, 'terrain') ? (unit.wounded ? ROUT_MF.woundedSmc : ROUT_MF.unit) : byTerrain
  const byRoad = entryCost(s, unit, from, to, 'road')
  if (isEntryCost(byRoad)) return byRoad.mf
  const refused = entryCost(s, unit, from, to, 'terrain')
  return isEntryCost(refused) ? refused.mf : refused
}

import { STACKING } from '../data/movement.ts'
import type { Unit } from '../state.ts'
import { isLeader, sizeInHalfSquads } from '../units/units.ts'

/** 3.3.1: whether these units of one side may be in one hex together. */
export function fitsInOneHex(units: readonly Unit[]): boolean {
  let halfSquads = 0
  let leaders = 0
  for (const unit of units) {
    halfSquads += sizeInHalfSquads(unit)
    if (isLeader(unit)) leaders++
  }
  return halfSquads <= STACKING.halfSquads && leaders <= STACKING.smc
}

/** 3.3.1: how many hexes these units need at the least. */
export function hexesNeeded(units: readonly Unit[]): number {
  let halfSquads = 0
  let leaders = 0
  for (const unit of units) {
    halfSquads += sizeInHalfSquads(unit)
    if (isLeader(unit)) leaders++
  }
  return Math.max(Math.ceil(halfSquads / STACKING.halfSquads), Math.ceil(leaders / STACKING.smc))
}

import type { Aslsk } from '../context.ts'
import { terrainAt } from '../map/terrain.ts'
import type { AslskState, Hex, Location } from '../state.ts'
import { isInfantry } from '../units/units.ts'
import { forcePin } from './huts.ts'

/** 8.2.1: more MF than anybody has, in halves: what bamboo costs where only the sum counts. */
export const ALL_MF = 16

/** 8.2.1: for Defensive First Fire, whoever breaks through bamboo has spent this much more than all his MF, in halves. */
export const BEYOND_ALL_MF = 2

/** 8.2.1: entering it takes all that one has. */
export function takesAll(s: AslskState, place: Hex): boolean {
  return place >= 0 && terrainAt(s, place).takesAll
}

/** 8.2.1: when all fire at them is over, those who have entered bamboo are CX and pinned. */
export function exhaustInBamboo(g: Aslsk, at: Location, ids: readonly number[]): void {
  if (!takesAll(g.state, at)) return
  for (const id of ids) {
    const unit = g.state.units[id]!
    if (unit.at !== at || unit.broken || !isInfantry(unit)) continue
    if (!unit.cx) {
      unit.cx = true
      g.emit({ type: 'cx', rule: '3.3.1', unit: unit.id, on: true })
    }
    forcePin(g, unit)
  }
}

import type { Aslsk } from '../context.ts'
import type { EntryRate } from '../map/costs.ts'
import { terrainAt } from '../map/terrain.ts'
import type { WholeMove } from '../map/whole-move.ts'
import type { AslskState, Expenditure, Hex } from '../state.ts'
import { isInfantry } from '../units/units.ts'
import { forcePin } from './huts.ts'

const BAMBOO: WholeMove = { rule: '8.2.1', name: 'bamboo', beyond: 2, bogDrm: null }

/** 8.2.1: whoever breaks through bamboo has spent all his MF, and for Defensive First Fire one more. */
export function bamboo(s: AslskState, _from: Hex, to: Hex, by: EntryRate): WholeMove | undefined {
  return by === 'terrain' && isBamboo(s, to) ? BAMBOO : undefined
}

export function isBamboo(s: AslskState, place: Hex): boolean {
  return place >= 0 && terrainAt(s, place).takesAll
}

/** 8.2.1: when all fire at them is over, those who have entered bamboo are CX and pinned, and so are those who have tried and were stopped before it. */
export function exhaustInBamboo(g: Aslsk, { at, units, tried }: Pick<Expenditure, 'at' | 'units' | 'tried'>): void {
  if (!isBamboo(g.state, tried ?? at)) return
  for (const id of units) {
    const unit = g.state.units[id]!
    if (unit.at !== at || unit.broken || !isInfantry(unit)) continue
    if (!unit.cx) {
      unit.cx = true
      g.emit({ type: 'cx', rule: '3.3.1', unit: unit.id, on: true })
    }
    forcePin(g, unit)
  }
}

import type { Lnlt } from '../context.ts'
import type { Unit } from '../state.ts'
import { addMark, type Mark } from '../units/marks.ts'

/** 4.0: who has acted is marked, and does nothing more in this turn but what the marker allows. */
export function markActed(g: Lnlt, units: readonly Unit[], mark: Mark, rule: string): void {
  if (units.length === 0) return
  for (const unit of units) addMark(unit, mark)
  g.emit({ type: 'marked', rule, units: units.map(({ id }) => id), mark })
}

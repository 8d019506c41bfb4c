import { columnIndex, FP_UNIT, IFT_COLUMNS } from './ift.ts'
import { checkTable } from './table.ts'

/**
 * 3.3.5: Residual FP. Basis: the rulebook's text and examples (lines 892-900, 932-950, 1655), confidence high; that counters exist only in these
 * strengths is read from the 20 column leaving 8 (GAP-23).
 */

/** The counters, from the weakest. */
export const RESIDUAL_STEPS: readonly number[] = [1, 2, 4, 6, 8, 12]

/** By IFT column: half of it, taken down to a counter; 0 for nothing left. */
const BY_COLUMN: readonly number[] = [0, 1, 2, 2, 4, 6, 8, 8, 12, 12, 12]

/** 3.3.5: what an attack on an IFT column (by index) leaves, before anything shifts it; 0 for nothing. */
export function residualOf(column: number): number {
  return column < 0 ? 0 : BY_COLUMN[column]!
}

/** 3.3.5: a Residual counter some steps stronger, or weaker where negative: nothing below the first, never above the last. */
export function shiftResidual(fp: number, steps: number): number {
  if (fp === 0) return 0
  const step = RESIDUAL_STEPS.indexOf(fp) + steps
  return step < 0 ? 0 : RESIDUAL_STEPS[Math.min(step, RESIDUAL_STEPS.length - 1)]!
}

checkTable(BY_COLUMN.length === IFT_COLUMNS.length, 'residual', '', 'columns', 'must be those of the IFT.')
BY_COLUMN.forEach((fp, column) => {
  checkTable(fp === 0 || RESIDUAL_STEPS.includes(fp), 'residual', IFT_COLUMNS[column]!, 'fp', `there is no counter of ${fp}.`)
  checkTable(fp * 2 <= IFT_COLUMNS[column]!, 'residual', IFT_COLUMNS[column]!, 'fp', 'is more than half the column.')
})
for (const fp of RESIDUAL_STEPS) checkTable(IFT_COLUMNS[columnIndex(fp * FP_UNIT)] === fp, 'residual', fp, 'step', 'is no IFT column.')

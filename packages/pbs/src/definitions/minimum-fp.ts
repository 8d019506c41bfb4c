import { IFT_COLUMNS } from '@firegroup/aslsk/queries'
import type { IftTables } from '../data/tables.ts'
import type { IftShot } from '../engine/questions.ts'
import type { PbsOptions } from '../options.ts'

/** The tables of fire on the IFT. */
export interface WithTables {
  readonly tables: IftTables
}

type Rulings = WithTables & Pick<PbsOptions, 'switches'>
type Numbers = Pick<IftShot, 'column' | 'drm'>

/** PBS-DEF-14: the 2 FP column at a DRM of 0, as an index. */
function baseColumn({ tables }: WithTables): number {
  return IFT_COLUMNS.indexOf(tables['minimum-fp'].baseColumn)
}

/** PBS-DEF-15, PBS-DEF-16: the column from which an attack with this final DRM is made, as an index: one higher for each +1, one lower for each -1. */
export function minimumColumn(rulings: WithTables, drm: number): number {
  return baseColumn(rulings) + drm
}

/** PBS-DEF-17: an attack that can't reach its Minimum FP is never made. Off the table there is no attack at all. */
export function reachesMinimum(rulings: WithTables, shot: Numbers | null): boolean {
  return shot !== null && shot.column >= 0 && shot.column >= minimumColumn(rulings, shot.drm)
}

/** How many columns an attack has to spare. */
export function columnsToSpare(rulings: WithTables, { column, drm }: Numbers): number {
  return column - minimumColumn(rulings, drm)
}

/** PBS-DEF-18: each column above the base counts as a DRM of -1; which column is the base is a ruling (GAPS B5). */
export function effectiveDrm(rulings: Rulings, { column, drm }: Numbers): number {
  const base = rulings.switches.drmEquivalent === 'A' ? baseColumn(rulings) : Math.max(0, minimumColumn(rulings, drm))
  return drm - Math.max(0, column - base)
}

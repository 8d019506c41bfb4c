import type { AslskState, Side } from '@firegroup/aslsk'
import { placeOf } from '@firegroup/aslsk/queries'
import { type Modifier, total } from '@firegroup/kernel'
import { refereeTables } from '../data/referee-tables.ts'
import { memoryOf } from '../kept.ts'
import { shiftDrm } from './shift-drm.ts'

/** What would come of something that the owner tries: rolls out of 36 that do it, and what modifies them. */
export interface TryPreview {
  readonly succeeds: number
  readonly of: 36
  readonly modifiers: readonly Modifier[]
  /** PBS-DUM-15: rolls with which both stacks lose their counters' colour for good. */
  readonly loses?: number
}

/** Rolls of two dice out of 36 whose sum is one of those. */
function rolls(holds: (sum: number) => boolean): number {
  let count = 0
  for (let a = 1; a <= 6; a++) for (let b = 1; b <= 6; b++) if (holds(a + b)) count++
  return count
}

/** PBS-DUM-11 to PBS-DUM-15 */
export function shiftOdds(s: AslskState, side: Side, { from, to }: { readonly from: string; readonly to: string }): TryPreview {
  const modifiers = shiftDrm(s, memoryOf(s).dummies!, side, placeOf(s, from), placeOf(s, to))
  const drm = total(modifiers)
  const row = (sum: number) => refereeTables.shift.rows.find(({ max }) => sum + drm <= max)!
  return { succeeds: rolls((sum) => row(sum).swaps), of: 36, modifiers, loses: rolls((sum) => row(sum).lost) }
}

/** PBS-HIP-45, PBS-HIP-52: 4 or less with its Labor. */
export function laborOdds(labor: number): TryPreview {
  const { need } = refereeTables['hip-voluntary-reveal']
  const modifiers = labor === 0 ? [] : [{ rule: 'PBS-HIP-45', label: 'the Labor of failed tries', value: labor }]
  return { succeeds: rolls((sum) => sum + labor <= need), of: 36, modifiers }
}

/** PBS-HIP-47 */
export function exactOdds(): TryPreview {
  return { succeeds: rolls((sum) => sum === refereeTables['hip-voluntary-reveal'].exactly), of: 36, modifiers: [] }
}

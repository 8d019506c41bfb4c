import type { AslskState, Hex } from '../state.ts'
import type { EntryRate } from './costs.ts'

/** Something that takes all the MF or MP of whoever enters or crosses it. */
export interface WholeMove {
  readonly rule: string
  /** As within a sentence: 'bamboo'. */
  readonly name: string
  /** For Defensive First Fire it counts for this much more than all, in halves. */
  readonly beyond: number
  /** DRM of the Bog Check that it asks of a vehicle; null where vehicles pay another price. */
  readonly bogDrm: number | null
}

/** 8.2.1: more MF than anybody has, in halves: what such a step costs where only the sum counts. */
export const ALL_MF = 16

/** What makes this step take all that a unit has; nothing where it has its price. */
export function wholeMove(s: AslskState, from: Hex, to: Hex, by: EntryRate): WholeMove | undefined {
  for (const candidate of s.setting.hooks.wholeMoves) {
    const found = candidate(s, from, to, by)
    if (found) return found
  }
  return undefined
}

import type { Hex } from '../../state.ts'

/** What happens in the Advance Phase. */
export type AdvanceEvent = {
  readonly type: 'advances'
  readonly rule: '3.7'
  readonly units: readonly number[]
  /** A hex, or OFFBOARD. */
  readonly from: Hex
  readonly to: Hex
  /** Those of them whom it cost all their MF. */
  readonly exhausted: readonly number[]
}

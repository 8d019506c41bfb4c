import type { Place } from '../../state.ts'

/** What happens in the Advance Phase. */
export type AdvanceEvent = {
  readonly type: 'advances'
  readonly rule: '3.7'
  readonly units: readonly number[]
  /** A hex, or OFFBOARD. */
  readonly from: Place
  readonly to: Place
  /** Those of them whom it cost all their MF. */
  readonly exhausted: readonly number[]
}

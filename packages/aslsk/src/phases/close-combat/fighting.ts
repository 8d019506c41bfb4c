import type { CombatInProgress, Side } from '../../state.ts'

/** A side in the Close Combat of a hex. */
export interface Fighting {
  readonly side: Side
  readonly combat: CombatInProgress
}

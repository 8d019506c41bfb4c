import type { Rules } from '@firegroup/kernel'
import type { Upfront } from '../context.ts'
import type { Phase } from '../state.ts'

/** One step of the sequence of play. It returns when it is finished; called again from a checkpoint inside it, it goes on from the state. */
export interface Step {
  /** Stable name, `phase.step`: what the state remembers. */
  readonly key: string
  readonly phase: Phase
  /** Sort key within the phase. */
  readonly order: number
  /** Steps that ask nobody return nothing. */
  readonly run: (g: Upfront) => Rules<void> | undefined
}

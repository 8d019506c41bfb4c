import type { Rules } from '@firegroup/kernel'
import type { Lnlt } from '../context.ts'
import type { Phase } from '../state.ts'

/** One step of the sequence of play. It returns when it is finished; called again from a checkpoint inside it, it goes on from the state. */
export interface Step {
  /** Stable name, `phase.step`: what the state remembers. Modules put theirs between by `order`. */
  readonly key: string
  readonly phase: Phase
  readonly order: number
  /** Steps that ask nobody return nothing. */
  readonly run: (g: Lnlt) => Rules<void> | undefined
}

/** What the table asks the worker about a game of Lock 'n Load, besides its decisions. */
import type { Move } from '@firegroup/lnlt'

/** How dangerous each location within reach of a move is; answered one by one, as `StepRisk`. */
export interface AskRisk {
  readonly move: Move
}

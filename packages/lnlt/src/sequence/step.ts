import type { Step as StepOf } from '@firegroup/kernel'
import type { Lnlt } from '../context.ts'
import type { Phase } from '../state.ts'

/** One step of the sequence of play. */
export type Step = StepOf<Lnlt, Phase>

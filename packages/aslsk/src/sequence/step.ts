import type { Step as StepOf } from '@firegroup/kernel'
import type { Aslsk } from '../context.ts'
import type { Phase } from '../state.ts'

/** One step of the sequence of play. */
export type Step = StepOf<Aslsk, Phase>

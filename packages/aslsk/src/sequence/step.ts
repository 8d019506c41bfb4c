import type { Step as StepOf } from '@firegroup/kernel'
import type { Aslsk } from '../context.ts'
import { fullStep } from '../data/full-sequence.ts'
import type { Phase } from '../state.ts'

/** One step of the sequence of play. */
export type Step = StepOf<Aslsk, Phase>

/** Where a step of the full sequence stands: its phase, and its place in it. Of several with one number the base game's come first. */
export function at(number: string): Pick<Step, 'phase' | 'order'> {
  const { phase, order } = fullStep(number)
  return { phase, order }
}

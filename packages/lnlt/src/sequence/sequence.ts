import { inSequence } from '@firegroup/kernel'
import type { Module } from '../hooks.ts'
import { meleeSteps } from '../melee/aftermath.ts'
import { administrativeSteps } from '../operations/administrative.ts'
import { operationsSteps } from '../operations/impulse.ts'
import { rallySteps } from '../rally/phase.ts'
import { arrivalSteps } from '../scenario/arrival-steps.ts'
import { setupSteps } from '../scenario/setup.ts'
import { PHASES, type Phase } from '../state.ts'
import type { Step } from './step.ts'
import { turnSteps } from './turn.ts'

/** 2.0: the steps of the base game; every phase names its own, and `order` puts them in a row. */
const BASE_STEPS: readonly Step[] = [
  ...setupSteps,
  ...arrivalSteps,
  ...rallySteps,
  ...operationsSteps,
  ...administrativeSteps,
  ...meleeSteps,
  ...turnSteps,
]

const PHASE_ORDER: readonly Phase[] = ['setup', ...PHASES]

/** 2.0: the sequence of play: set-up, then Rally, Operations and Administrative Phase of each turn, with the steps that modules add. */
export function sequenceOf(modules: readonly Module[]): readonly Step[] {
  return inSequence([...BASE_STEPS, ...modules.flatMap((module) => module.steps ?? [])], PHASE_ORDER)
}

import { inSequence } from '@firegroup/kernel'
import { concealmentSteps } from '../concealment/gain.ts'
import { fullStep } from '../data/full-sequence.ts'
import type { Module } from '../hooks.ts'
import { marineSteps } from '../pacific/marines.ts'
import { advanceSteps } from '../phases/advance/phase.ts'
import { closeCombatSteps } from '../phases/close-combat/phase.ts'
import { advancingFireSteps, defensiveFireSteps, prepFireSteps } from '../phases/fire/phase.ts'
import { movementSteps } from '../phases/movement/phase.ts'
import { rallySteps } from '../phases/rally/phase.ts'
import { routSteps } from '../phases/rout/phase.ts'
import { reinforcementSteps } from '../scenario/reinforcements.ts'
import { setupSteps } from '../scenario/setup.ts'
import { PHASES, type Phase } from '../state.ts'
import { demolitionSteps } from '../weapons/demolition.ts'
import { smokeLifeSteps } from '../weapons/smoke-life.ts'
import type { Step } from './step.ts'
import { turnSteps } from './turn.ts'

/** 3.0: the steps of the base game; every phase names its own, and `order` puts them in a row. */
const BASE_STEPS: readonly Step[] = [
  ...setupSteps,
  ...reinforcementSteps,
  ...rallySteps,
  ...marineSteps,
  ...smokeLifeSteps,
  ...prepFireSteps,
  ...movementSteps,
  ...defensiveFireSteps,
  ...demolitionSteps,
  ...advancingFireSteps,
  ...routSteps,
  ...advanceSteps,
  ...closeCombatSteps,
  ...concealmentSteps,
  ...turnSteps,
]

const PHASE_ORDER: readonly Phase[] = ['setup', ...PHASES]

/** 3.0: the sequence of play, from the set-up through the eight phases of a Player Turn, with the steps that modules add. */
export function sequenceOf(modules: readonly Module[]): readonly Step[] {
  for (const { fills = [] } of modules) for (const number of fills) fullStep(number)
  return inSequence([...BASE_STEPS, ...modules.flatMap((module) => module.steps ?? [])], PHASE_ORDER)
}

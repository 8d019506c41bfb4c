import type { Outcome, Rules } from '@firegroup/kernel'
import type { Upfront } from '../context.ts'
import { isDecided } from '../scenario/victory.ts'
import type { UpfrontState } from '../state.ts'
import type { Step } from './step.ts'

/** The whole game: one step of the sequence of play after the other, until somebody has won or the time is up. */
export function* play(g: Upfront): Rules<Outcome> {
  for (;;) {
    g.checkpoint()
    if (g.state.winner !== null) return outcomeOf(g.state)
    yield* runStep(g, currentStep(g.state))
    if (g.state.winner === null) goToNextStep(g.state)
  }
}

/** Runs a step, and looks before each of its questions whether it is still needed: the game may have been won, or its time be up. */
function* runStep(g: Upfront, step: Step): Rules<void> {
  const rules = step.run(g)
  let next = rules?.next([])
  while (next && !next.done) {
    if (isDecided(g)) return
    next = rules?.next(yield next.value)
  }
  isDecided(g)
}

/** 4: on to the next step; after the last of a turn to the first of the next one. */
function goToNextStep(s: UpfrontState): void {
  const { steps } = s.setting
  const at = steps.indexOf(currentStep(s)) + 1
  const next = at < steps.length ? steps[at]! : steps.find(({ phase }) => phase === 'turn')!
  s.step = next.key
  s.phase = next.phase
}

function currentStep(s: UpfrontState): Step {
  const step = s.setting.steps.find(({ key }) => key === s.step)
  if (!step) throw new Error(`The sequence of play has no step '${s.step}'.`)
  return step
}

function outcomeOf(s: UpfrontState): Outcome {
  return { winner: s.winner === 'draw' ? null : s.winner, reason: s.winReason }
}

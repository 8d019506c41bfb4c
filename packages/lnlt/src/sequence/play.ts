import type { Outcome, Rules } from '@firegroup/kernel'
import type { Lnlt } from '../context.ts'
import { updateControl } from '../scenario/control.ts'
import { sightEvents } from '../scenario/triggers.ts'
import { checkImmediateVictory } from '../scenario/victory.ts'
import type { LnltState, Phase } from '../state.ts'
import type { Step } from './step.ts'

/** The whole game: one step of the sequence of play after the other, until somebody has won. */
export function* play(g: Lnlt): Rules<Outcome> {
  for (;;) {
    g.checkpoint()
    if (g.state.winner !== null) return outcomeOf(g.state)
    yield* runStep(g, currentStep(g.state))
    if (g.state.winner === null) goToNextStep(g)
  }
}

/** Runs a step, and looks before each of its questions at what may have changed: Events in sight (1.8), Control, a game that is won. */
function* runStep(g: Lnlt, step: Step): Rules<void> {
  const rules = step.run(g)
  let next = rules?.next([])
  while (next && !next.done) {
    if (g.state.events.length > 0) yield* sightEvents(g)
    if (isDecided(g)) return
    next = rules?.next(yield next.value)
  }
  isDecided(g)
}

function isDecided(g: Lnlt): boolean {
  updateControl(g)
  checkImmediateVictory(g)
  return g.state.winner !== null
}

/** 2.0: on to the next step; after the last of a turn to the first of the next one. */
function goToNextStep(g: Lnlt): void {
  const s = g.state
  const { steps } = s.setting
  const at = steps.indexOf(currentStep(s)) + 1
  const next = at < steps.length ? steps[at]! : firstStepOfTurn(s)
  const before = s.phase
  s.step = next.key
  if (s.passed.length > 0) s.passed = []
  if (next.phase === before && at < steps.length) return
  if (next.phase === 'rally') g.emit({ type: 'turn', rule: '2.0', turn: s.turn })
  s.phase = next.phase
  g.emit({ type: 'phase', rule: '2.0', phase: next.phase })
}

function currentStep(s: LnltState): Step {
  for (const step of s.setting.steps) if (step.key === s.step) return step
  throw new Error(`The sequence of play has no step '${s.step}'.`)
}

function firstStepOfTurn(s: LnltState): Step {
  return s.setting.steps.find(({ phase }) => phase !== 'setup')!
}

/** Where a phase begins; the steps of a phase that has none yet are those of the next that has. */
export function firstStepOf(steps: readonly Step[], phases: readonly Phase[], phase: Phase): Step | undefined {
  const from = phases.indexOf(phase)
  return steps.find((step) => phases.indexOf(step.phase) >= from)
}

function outcomeOf(s: LnltState): Outcome {
  return { winner: s.winner === 'draw' ? null : s.winner, reason: s.winReason }
}

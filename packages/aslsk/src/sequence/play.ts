import type { Outcome, Rules } from '@firegroup/kernel'
import type { Aslsk } from '../context.ts'
import { updateControl } from '../scenario/control.ts'
import { checkImmediateVictory } from '../scenario/victory.ts'
import type { AslskState, Phase } from '../state.ts'
import type { Step } from './step.ts'

/** The whole game: one step of the sequence of play after the other, until somebody has won. */
export function* play(g: Aslsk): Rules<Outcome> {
  for (;;) {
    g.checkpoint()
    if (g.state.winner !== null) return outcomeOf(g.state)
    yield* runStep(g, currentStep(g.state))
    if (g.state.winner === null) goToNextStep(g)
  }
}

/** Runs a step, and looks before each of its questions whether it is still needed: Control may have changed hands and the game be won. */
function* runStep(g: Aslsk, step: Step): Rules<void> {
  const rules = step.run(g)
  let next = rules?.next([])
  while (next && !next.done) {
    if (positionIsDecided(g)) return
    next = rules?.next(yield next.value)
  }
  positionIsDecided(g)
}

function positionIsDecided(g: Aslsk): boolean {
  updateControl(g)
  checkImmediateVictory(g)
  return g.state.winner !== null
}

/** 3.0: on to the next step; after the last of a Player Turn to the first of the next one. */
function goToNextStep(g: Aslsk): void {
  const s = g.state
  const { steps } = s.setting
  const at = steps.indexOf(currentStep(s)) + 1
  const next = at < steps.length ? steps[at]! : firstStepOfTurn(s)
  const before = s.phase
  s.step = next.key
  s.passed = []
  if (next.phase === before && at < steps.length) return
  if (before === 'setup') g.emit({ type: 'turn', rule: '3.9', turn: s.turn, attacker: s.attacker })
  s.phase = next.phase
  g.emit({ type: 'phase', rule: '3.0', phase: next.phase })
}

function currentStep(s: AslskState): Step {
  const step = s.setting.steps.find(({ key }) => key === s.step)
  if (!step) throw new Error(`The sequence of play has no step '${s.step}'.`)
  return step
}

function firstStepOfTurn(s: AslskState): Step {
  return s.setting.steps.find(({ phase }) => phase !== 'setup')!
}

/** Where a phase begins; the steps of a phase that has none yet are those of the next that has. */
export function firstStepOf(steps: readonly Step[], phases: readonly Phase[], phase: Phase): Step | undefined {
  const from = phases.indexOf(phase)
  return steps.find((step) => phases.indexOf(step.phase) >= from)
}

function outcomeOf(s: AslskState): Outcome {
  return { winner: s.winner === 'draw' ? null : s.winner, reason: s.winReason }
}

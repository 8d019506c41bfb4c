import { FULL_SEQUENCE, type FullStep } from '../data/full-sequence.ts'
import { type Reminder, remindersOf } from '../data/reminders.ts'
import type { Setting } from '../setting.ts'
import type { AslskState } from '../state.ts'

/** A step of the full sequence that is played in a game, and the modules that have put something into it. */
export interface StepInForce extends FullStep {
  readonly modules: readonly string[]
}

const found = new WeakMap<Setting, readonly StepInForce[]>()

/** 3.0: the steps of the full sequence that are in force: those of the base game and those that modules fill, with steps of their own or otherwise (`fills`). */
export function stepsInForce(setting: Setting): readonly StepInForce[] {
  const made = found.get(setting) ?? FULL_SEQUENCE.flatMap((step) => inForce(setting, step))
  found.set(setting, made)
  return made
}

function inForce({ modules }: Setting, step: FullStep): StepInForce[] {
  const fillers = modules.filter(
    ({ steps, fills }) => fills?.includes(step.number) || steps?.some(({ phase, order }) => phase === step.phase && order === step.order),
  )
  return step.base || fillers.length > 0 ? [{ ...step, modules: fillers.map(({ id }) => id) }] : []
}

/** Where play stands among the steps in force: those that the running step of the engine plays. A phase that goes its own way round plays several at once. */
export function stepsNow(s: AslskState): readonly StepInForce[] {
  const running = s.setting.steps.find(({ key }) => key === s.step)
  if (!running) return []
  const inPhase = s.setting.steps.filter(({ phase }) => phase === running.phase)
  const next = inPhase.find(({ order }) => order > running.order)?.order ?? Number.POSITIVE_INFINITY
  const ofPhase = stepsInForce(s.setting).filter(({ phase }) => phase === running.phase)
  const now = ofPhase.filter(({ order }) => order >= running.order && order < next)
  // what comes between two of them belongs to the one that follows
  return now.length > 0 ? now : ofPhase.filter(({ order }) => order >= running.order).slice(0, 1)
}

/** What is easily forgotten in the phase that is being played, of all that is in force. */
export function remindersNow(s: AslskState): readonly Reminder[] {
  const inForce = new Set(stepsInForce(s.setting).map(({ number }) => number))
  return remindersOf(s.phase).filter(({ step }) => inForce.has(step))
}

/** The sequence of play for the strip under the bar, in games with modules. */
import { type AslskState, PHASES, type Phase, remindersNow, type StepInForce, stepsInForce, stepsNow } from '@firegroup/aslsk'
import type { ShownStep, StepsShown } from '../../game.ts'
import { PHASE_NAMES } from '../phase-names.ts'

/** So many steps of the next phase are shown. */
const AHEAD = 3

export function stepsShown(s: AslskState): StepsShown | null {
  if ((s.setting.scenario.modules ?? []).length === 0) return null
  const now = stepsNow(s).map(({ number }) => number)
  const first = stepsNow(s)[0]?.order ?? 0
  const all = stepsInForce(s.setting)
  const titles = new Map(s.setting.modules.map(({ id, title }) => [id, title]))
  const order: readonly Phase[] = ['setup', ...PHASES]
  const at = order.indexOf(s.phase)
  const show = (step: StepInForce): ShownStep => ({
    number: step.number,
    name: step.name,
    where: now.includes(step.number)
      ? 'here'
      : order.indexOf(step.phase) < at || (step.phase === s.phase && step.order < first)
        ? 'done'
        : 'later',
    modules: step.modules.map((id) => titles.get(id) ?? id),
  })
  const of = (phase: Phase) => all.filter((step) => step.phase === phase).map(show)
  const next = order[at + 1]
  return {
    phase: PHASE_NAMES[s.phase],
    steps: of(s.phase),
    next: next ? { phase: PHASE_NAMES[next], steps: of(next).slice(0, AHEAD) } : null,
    whole: order.map((phase) => ({ phase: PHASE_NAMES[phase], steps: of(phase) })),
    reminders: remindersNow(s),
  }
}

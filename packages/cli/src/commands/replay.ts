import { decisionFor, eventFor, type GameEvent, type LoggedDecision, type RecordedEvent, restoreGame, type Viewer } from '@firegroup/kernel'
import pc from 'picocolors'
import { describeEvent, describeFields } from '../describe.ts'
import { badInput } from '../errors.ts'
import { readSave } from '../save-file.ts'
import { type ViewerOptions, viewerOf } from '../viewer.ts'

export interface ReplayOptions extends ViewerOptions {
  readonly to?: number
  readonly json?: boolean
}

/** What happened in answer to one decision; the first step is what happened before any. */
interface Step {
  readonly decision: number
  readonly made?: LoggedDecision | { readonly seat: string }
  readonly events: readonly GameEvent[]
}

/** A game decision by decision, as a viewer may see it. */
export function replay(file: string, options: ReplayOptions): string {
  const { save, system } = readSave(file)
  const viewer = viewerOf(options, system)
  const to = options.to ?? save.decisions.length
  const game = system.with((rules) => {
    const restored = restoreGame(rules, save, { whole: true, decisions: to })
    if (!restored.ok) throw badInput(`${file}: ${restored.problems[0]!.message}`)
    const { log, events, outcome } = restored.value
    return { log, events: events as readonly RecordedEvent<GameEvent>[], outcome }
  })
  const steps = stepsOf(game.log, game.events, viewer, save.base?.decisions ?? 0)
  const { outcome } = game
  if (options.json) return JSON.stringify({ system: system.id, rules: save.rules, viewer, decisions: to, steps, outcome }, null, 2)
  const end = outcome ? [pc.bold(`${outcome.winner ? `${outcome.winner} won` : 'A draw'}: ${outcome.reason}.`)] : []
  return [...steps.flatMap(linesOf), ...end].join('\n')
}

function stepsOf(log: readonly LoggedDecision[], events: readonly RecordedEvent<GameEvent>[], viewer: Viewer | null, from: number): Step[] {
  const byDecision = new Map<number, GameEvent[]>()
  for (const recorded of events) {
    const event = viewer === null ? recorded.event : eventFor(recorded, viewer)
    if (!event) continue
    const list = byDecision.get(recorded.decision) ?? []
    list.push(event)
    byDecision.set(recorded.decision, list)
  }
  const steps: Step[] = [{ decision: from, events: byDecision.get(from) ?? [] }]
  for (let i = from; i < log.length; i++) {
    const entry = log[i]!
    steps.push({ decision: i + 1, made: viewer === null ? entry : decisionFor(entry, viewer), events: byDecision.get(i + 1) ?? [] })
  }
  return steps
}

function linesOf({ decision, made, events }: Step): string[] {
  const told = events.map((event) => `      ${describeEvent(event)}`)
  if (!made) return told.length > 0 ? [pc.bold('Setting up'), ...told] : []
  const what = 'kind' in made ? `${made.kind}: ${describeDecision(made.decision)}` : 'decides'
  return [`${pc.dim(String(decision).padStart(4))}  ${pc.bold(made.seat)} ${what}`, ...told]
}

function describeDecision(decision: unknown): string {
  return typeof decision === 'object' && decision !== null ? describeFields(decision) : String(decision)
}

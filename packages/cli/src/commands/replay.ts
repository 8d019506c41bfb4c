import {
  decisionFor,
  eventFor,
  type GameEvent,
  type LoggedDecision,
  restoreGame,
  type Save,
  type System,
  type Viewer,
} from '@firegroup/kernel'
import pc from 'picocolors'
import { describeEvent, describeFields } from '../describe.ts'
import { badInput } from '../errors.ts'
import { readSave } from '../save-file.ts'
import { jsonText, plainText } from '../shell.ts'
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
  /** The decision and the events in the system's own words, where it has them. */
  readonly told?: { readonly decision?: string; readonly events: readonly string[] }
}

/** A game decision by decision, as a viewer may see it. */
export function replay(file: string, options: ReplayOptions): string {
  const { save, system } = readSave(file)
  const viewer = viewerOf(options, system)
  const to = options.to ?? save.decisions.length
  const { steps, outcome } = system.with((rules) => stepsOf(rules, save, viewer, to, file))
  if (options.json) return jsonText({ system: system.id, rules: save.rules, viewer, decisions: to, steps, outcome })
  const end = outcome ? [pc.bold(plainText(`${outcome.winner ? `${outcome.winner} won` : 'A draw'}: ${outcome.reason}.`))] : []
  return [...steps.flatMap(linesOf), ...end].join('\n')
}

/** Verified as a whole first, then played again step by step, so that everything is told in the state in which it happened. */
function stepsOf<S, E extends GameEvent>(rules: System<S, E>, save: Save, viewer: Viewer | null, to: number, file: string) {
  const open = (decisions: number) => {
    const restored = restoreGame(rules, save, { whole: true, decisions })
    if (!restored.ok) throw badInput(`${file}: ${restored.problems[0]!.message}`)
    return restored.value
  }
  open(to)
  const from = save.base?.decisions ?? 0
  const game = open(from)
  let seen = 0
  const news = (): E[] => {
    const events = game.events.slice(seen).flatMap((recorded) => (viewer === null ? recorded.event : eventFor(recorded, viewer)) ?? [])
    seen = game.events.length
    return events
  }
  const { words } = rules
  const tell = (events: readonly E[]) => words?.events(game.state, events).map(({ text }) => text) ?? []
  const first = news()
  const steps: Step[] = [{ decision: from, events: first, ...(words ? { told: { events: tell(first) } } : {}) }]
  for (const [i, entry] of save.decisions.slice(from, to).entries()) {
    const mayKnow = viewer === null || viewer === entry.seat
    const told = words && mayKnow ? { decision: words.decision(game.state, entry.kind, entry.decision) } : {}
    game.take(entry.seat, entry.decision)
    const made = game.log.at(-1)!
    const events = news()
    steps.push({
      decision: from + i + 1,
      made: viewer === null ? made : decisionFor(made, viewer),
      events,
      ...(words ? { told: { ...told, events: tell(events) } } : {}),
    })
  }
  return { steps, outcome: game.outcome }
}

function linesOf({ decision, made, events, told }: Step): string[] {
  const happened = (told?.events ?? events.map(describeEvent)).map((line) => `      ${plainText(line)}`)
  if (!made) return happened.length > 0 ? [pc.bold('Setting up'), ...happened] : []
  const what = told?.decision ?? ('kind' in made ? `${made.kind}: ${describeDecision(made.decision)}` : 'decides')
  return [`${pc.dim(String(decision).padStart(4))}  ${pc.bold(made.seat)} ${plainText(what)}`, ...happened]
}

function describeDecision(decision: unknown): string {
  return typeof decision === 'object' && decision !== null ? describeFields(decision) : String(decision)
}

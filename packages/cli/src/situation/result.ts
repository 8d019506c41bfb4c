import { eventFor, type GameEvent, type Outcome, type ScriptEntry, type Viewer, withoutSetting } from '@firegroup/kernel'
import type { Answer } from './answers.ts'
import type { Played, Refusal } from './play.ts'

const CANDIDATES_SHOWN = 5

/** What came of a situation, as it is printed. */
export interface SituationResult {
  readonly system: string
  readonly viewer: Viewer | null
  readonly events: readonly unknown[]
  /** The events in the system's own words, where it has them. */
  readonly told?: readonly string[]
  readonly position: unknown
  readonly asked: readonly AskedNow[]
  /** What the file asked on the way. */
  readonly answers?: readonly Answer[]
  /** Play came to what it was to stop at. */
  readonly stopped?: true
  readonly refused: readonly Refusal[]
  readonly outcome: Outcome | null
  readonly unusedDice: readonly ScriptEntry[]
  /** Only where everything is shown: it depends on what a viewer may not know. */
  readonly hash?: string
}

interface AskedNow {
  readonly seat: string
  readonly kind: string
  readonly title: string
  readonly rule: string
  readonly about?: unknown
  /** The first few things that could be decided, to show what a decision looks like. */
  readonly candidates: readonly unknown[]
}

export function resultOf<S, E extends GameEvent>(
  { game, refused, answers, stopped, unusedDice }: Played<S, E>,
  viewer: Viewer | null,
): SituationResult {
  const { words } = game.system
  const events = game.events.flatMap((recorded) => (viewer === null ? recorded.event : eventFor(recorded, viewer)) ?? [])
  return {
    system: game.system.id,
    viewer,
    events: words?.named ? events.map((event) => words.named!(game.state, event)) : events,
    ...(words ? { told: words.events(game.state, events).map(({ text, detail }) => (detail ? `${text} ${detail}` : text)) } : {}),
    position: viewer === null ? (words?.position(game.state) ?? withoutSetting(game.state)) : game.view(viewer),
    asked: viewer === null ? askedOf(game.open) : askedOf(game.open.filter((open) => open.seat === viewer)),
    ...(answers.length > 0 ? { answers: answers.filter(({ seat }) => viewer === null || seat === viewer) } : {}),
    ...(stopped ? { stopped } : {}),
    refused,
    outcome: stopped ? null : game.outcome,
    unusedDice,
    ...(viewer === null ? { hash: game.hash() } : {}),
  }
}

function askedOf(open: Played<unknown, GameEvent>['game']['open']): AskedNow[] {
  return open.map(({ seat, question }) => {
    const candidates: unknown[] = []
    for (const candidate of question.candidates()) {
      candidates.push(candidate)
      if (candidates.length === CANDIDATES_SHOWN) break
    }
    const { kind, title, rule, about } = question
    return { seat, kind, title, rule, ...(about === undefined ? {} : { about }), candidates }
  })
}

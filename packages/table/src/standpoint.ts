/** What a seat, or an observer, may know of a game: the one form in which a game leaves the table. */
import {
  type Game,
  type GameEvent,
  KeyedChance,
  keyFromSeed,
  type OpenQuestion,
  type Outcome,
  type RuleRef,
  type Seat,
  type System,
  type Viewer,
} from '@firegroup/kernel'
import { type Ending, outcomeOf } from './ending.ts'
import type { OwnOrders } from './orders/own.ts'

/** A question as it is asked of a seat: plain data. What it would say to other decisions is asked for at the chair. */
export interface AskedQuestion {
  readonly kind: string
  readonly title: string
  readonly rule: RuleRef
  readonly about: unknown
  readonly candidates: readonly unknown[]
}

/**
 * The game as it looks from one chair. Two games that differ only in what the viewer can't know look the same from it, byte for byte:
 * that holds for every system, and is tested for every one.
 */
export interface Standpoint<S, E extends GameEvent> {
  readonly viewer: Viewer
  /** The number of decisions made, but for secret answers that others wait for: what everything that is asked or answered refers to. */
  readonly version: number
  /** In the state's own shape; what the viewer can't know is exchanged for something that fits what he does know. */
  readonly state: S
  /** Everything that has happened, as far as the viewer may know. */
  readonly events: readonly E[]
  /** Who is asked something, as far as everyone may know: nobody while others may be about to react. */
  readonly asked: readonly Seat[]
  /** What the viewer himself is asked. */
  readonly question: AskedQuestion | null
  /** A moment in which somebody may react. It is as long whether anybody can or not. */
  readonly pause: boolean
  readonly outcome: Outcome | null
  /** How it ended, where the rules did not end it. */
  readonly ending: Ending | null
  /** Why the viewer can't take his last decision back; null if he can. */
  readonly undoProblem: string | null
  /** Why he can't go back past dice either; null if he can, as practice. */
  readonly goBackProblem: string | null
  /** The viewer's standing orders and what they have answered for him; null for none. */
  readonly orders: OwnOrders | null
}

export function standpointOf<S, E extends GameEvent>(
  game: Game<S, E>,
  viewer: Viewer,
  pause: boolean,
  goBackProblem: string | null,
  orders: OwnOrders | null = null,
  ending: Ending | null = null,
): Standpoint<S, E> {
  const isOpen = !pause && ending === null
  const open = isOpen ? game.questionFor(viewer) : undefined
  return {
    viewer,
    version: versionOf(game),
    state: knownState(game.system, game.state, viewer),
    events: game.eventsFor(viewer),
    asked: isOpen ? game.open.map(({ seat }) => seat) : [],
    question: open ? asPlain(open) : null,
    pause: pause && ending === null,
    outcome: ending ? outcomeOf(ending) : game.outcome,
    ending,
    undoProblem: ending ? OVER : game.undoProblem(viewer),
    goBackProblem: ending ? OVER : goBackProblem,
    orders,
  }
}

const OVER = 'The match is over.'

/** Whoever still chooses in secret is not disturbed by what others have chosen meanwhile. */
export function versionOf<S, E extends GameEvent>(game: Game<S, E>): number {
  return game.decisionCount - game.secretAnswers
}

/** A copy of the state as a viewer may know it. The luck with which it is filled up comes from his name alone, so that it tells nothing. */
export function knownState<S, E extends GameEvent>(system: System<S, E>, state: S, viewer: Viewer): S {
  const known = system.clone(state)
  if (system.known) return system.known(known, viewer)
  system.resample(known, viewer, new KeyedChance(keyFromSeed(`what ${viewer} can't know`)))
  return known
}

function asPlain({ question }: OpenQuestion): AskedQuestion {
  const { kind, title, rule, about } = question
  return { kind, title, rule, about: plainOf(about) ?? null, candidates: [...question.candidates()].map(plainOf) }
}

/** A copy of something that a rule made, as plain data: what is worked out only when it is read is worked out now. */
export function plainOf(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map(plainOf)
  const copy: Record<string, unknown> = {}
  for (const [key, field] of Object.entries(value)) if (field !== undefined) copy[key] = plainOf(field)
  return copy
}

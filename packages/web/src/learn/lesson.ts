/** A lesson as data: short steps, each a moment of a real game and something to do in it. */
import type { GameEvent, LoggedDecision } from '@firegroup/kernel'
import type { AnyState } from '../games/game.ts'
import type { Draft } from '../play/controller/draft.ts'

/** All that a step can look at to see whether it is done. */
export interface LessonMoment<S, E extends GameEvent> {
  readonly s: S
  /** What has happened since the step's situation began. */
  readonly events: readonly E[]
  readonly decisions: readonly LoggedDecision[]
  /** The decision that the player has in the making. */
  readonly draft: Draft | null
}

/** What the other side does, in this order: each as soon as it is asked such a question and may. What it can't do any more is left out; besides that it does nothing. */
export interface ScriptedAct {
  readonly kind: string
  readonly decision: unknown
}

/** How the step is solved, as the player's hands would do it. Tests play it. */
export type Act =
  | { readonly hex: string }
  /** On a table without hexes. */
  | { readonly place: number }
  | { readonly card: number }
  /** What the dock offers, by how its words begin. */
  | { readonly offer: string }
  | { readonly mode: string }
  | { readonly decide: unknown }
  | 'confirm'
  | 'end'

export interface Step<S, E extends GameEvent> {
  /** A new position; without it the game of the step before goes on. */
  readonly situation?: object
  /** The hexes to have in sight; without them, those with units. */
  readonly look?: readonly string[]
  /** Decides the dice of the situation: the same every time, whatever the player tries. */
  readonly seed?: string
  readonly opponent?: readonly ScriptedAct[]
  /** At most 45 words. */
  readonly text: string
  readonly goal: (moment: LessonMoment<S, E>) => boolean
  readonly hint: string
  /** What came of it. With it the player goes on when he likes; without it the lesson goes on at once. */
  readonly after?: string | ((moment: LessonMoment<S, E>) => string)
  /** The phases in which the goal can be reached, if not in the situation's alone. */
  readonly during?: readonly string[]
  readonly solution: readonly Act[]
}

export interface Lesson<S, E extends GameEvent> {
  /** Its address: '#/learn/<id>'. Unique over all games. */
  readonly id: string
  readonly title: string
  /** The one idea. */
  readonly idea: string
  readonly minutes: number
  readonly steps: readonly Step<S, E>[]
  readonly learned: readonly string[]
  /** Glossary entries to read on in. */
  readonly terms: readonly string[]
}

export type AnyLesson = Lesson<AnyState, GameEvent>

import type { OpenQuestion, Question, Seat } from './rules.ts'

/*
 * Typed questions. A system has one map of its questions:
 *
 *   interface ChessQuestions {
 *     move: { decision: Move; about: { inCheck: boolean }; preview: Captures }
 *     promote: { decision: { piece: Piece } }
 *   }
 *
 * Rules make a `QuestionOf<ChessQuestions, 'move'>` and ask it with a `Runtime<State, Event, ChessQuestions>`, which lets no other question pass. Whoever
 * answers, tells or draws questions gets the union `QuestionIn<ChessQuestions>`, told apart by `kind`, or writes a record over its kinds, in which
 * the compiler misses whatever is missing. Between the two stands a game that knows no system: `typed` is the one place where the type comes back.
 */

/** What there is to know of a kind of question: what is decided, what the interface is told of it, what a preview says. */
export interface QuestionType {
  readonly decision: unknown
  readonly about?: unknown
  readonly preview?: unknown
}
export type QuestionMap<Q> = { readonly [K in keyof Q]: QuestionType }

type KindIn<Q> = keyof Q & string
export type DecisionIn<Q extends QuestionMap<Q>, K extends keyof Q = keyof Q> = Q[K]['decision']
export type AboutIn<Q extends QuestionMap<Q>, K extends keyof Q> = Q[K] extends { readonly about: infer About } ? About : undefined
export type PreviewIn<Q extends QuestionMap<Q>, K extends keyof Q> = Q[K] extends { readonly preview: infer Preview } ? Preview : unknown

/** A question of this kind. One whose map tells what it is about has that, and one whose map has previews gives them. */
export type QuestionOf<Q extends QuestionMap<Q>, K extends KindIn<Q>> = Question<Q[K]['decision'], AboutIn<Q, K>, PreviewIn<Q, K>> & {
  readonly kind: K
} & (Q[K] extends { readonly about: infer About } ? { readonly about: About } : unknown) &
  (Q[K] extends { readonly preview: infer Preview } ? { preview(decision: Q[K]['decision']): Preview } : unknown)

/** Any question of the system: a union that `kind` tells apart. */
export type QuestionIn<Q extends QuestionMap<Q>> = { [K in KindIn<Q>]: QuestionOf<Q, K> }[KindIn<Q>]

/** The same, with whom it is put to. */
export type OpenIn<Q extends QuestionMap<Q>> = { readonly seat: Seat; readonly question: QuestionIn<Q> }

/** Something for every kind of question: `ByKind<Q, Panel>` where each is the same; for what differs by kind write the mapped type. */
export type ByKind<Q, T> = { readonly [K in KindIn<Q>]: T }

/** What is decided, in words, by the kind of question. */
export type DecisionWords<S, Q extends QuestionMap<Q>> = { readonly [K in KindIn<Q>]: (s: S, decision: Q[K]['decision']) => string }

/** An open decision as it is put to a seat, without its answers: plain data. */
export interface PutQuestion {
  readonly kind: string
  readonly title: string
  readonly about?: unknown
}

/**
 * An open decision in one sentence, by its kind: who does what where, and what there is to choose. `who` is whoever sits opposite. It may be read on a locked
 * screen: nothing of a hand, of odds or of what the seat hides. A kind that is not here is told by its title.
 */
export type SentenceWords<S, Q extends QuestionMap<Q>> = {
  readonly [K in KindIn<Q>]?: (s: S, asked: { readonly title: string; readonly about: AboutIn<Q, K> }, who: string) => string
}

/** What to do with a question, by its kind. */
export type QuestionTable<Q extends QuestionMap<Q>, T> = { readonly [K in KindIn<Q>]: (question: QuestionOf<Q, K>) => T }

/** What a question expects. */
export type AnswerTo<A> = A extends { candidates(): Iterable<infer D> } ? D : never

/** The questions that a runtime lets pass: those of the system's map, or any where it has none. */
export type Askable<Q> = unknown extends Q ? Question<unknown> : Q extends QuestionMap<Q> ? QuestionIn<Q> : never

/** An open question of a game as its system knows it. The game keeps all systems' questions alike; that it is one of this map, its system's `ask` has seen to. */
export function typed<Q extends QuestionMap<Q>>(open: OpenQuestion): OpenIn<Q> {
  return open as OpenQuestion as OpenIn<Q>
}

/** Does with a question what the table has for its kind. */
export function byKind<Q extends QuestionMap<Q>, T>(table: QuestionTable<Q, T>, question: QuestionIn<Q>): T {
  const row = table[question.kind as KindIn<Q>] as (question: QuestionIn<Q>) => T
  return row(question)
}

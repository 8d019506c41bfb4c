/**
 * A chair at a table: all that whoever sits on it can see and do. Everything that shows or plays a match is written against this and holds nothing
 * else of the game: `seatedAt` is a chair in the same program, `RemoteChair` one at the other end of a message port, and a socket will be a third.
 */
import type { GameEvent, Problem, Viewer } from '@firegroup/kernel'
import type { Occasion } from './orders/adapter.ts'
import type { Orders } from './orders/vocabulary.ts'
import type { Standpoint } from './standpoint.ts'

/** What came of something that was to change the match, and where it stands now. */
export type Ruling =
  | { readonly ok: true; readonly version: number }
  | { readonly ok: false; readonly version: number; readonly problems: readonly Problem[]; readonly stale?: boolean }

/** Answers to several questions about decisions, in their order, and the version for which they hold; none where the match has gone on since. */
export interface Answers<T> {
  readonly version: number
  readonly answers: readonly T[] | null
}

export interface Chair<S, E extends GameEvent> {
  readonly viewer: Viewer
  readonly standpoint: Standpoint<S, E>
  /** Told of every new standpoint. */
  subscribe(listener: () => void): () => void
  /** Decides, if the match still stands where the decision was made for. Answered when it is stored. `key` names it where it may have to be sent again. */
  decide(version: number, decision: unknown, key?: string): Promise<Ruling>
  undo(version: number): Promise<Ruling>
  /** Back to where whoever sits here decided last, past dice: against computers, as practice. */
  goBack(version: number): Promise<Ruling>
  /** What the rules have against each of these. */
  problems(version: number, decisions: readonly unknown[]): Promise<Answers<readonly Problem[]>>
  /** What would come of each of these; null where it can't be told. */
  previews(version: number, decisions: readonly unknown[]): Promise<Answers<unknown>>
  /** Leaves standing orders for the enemy's next phase; null takes them back. */
  leaveOrders(orders: Orders | null): Promise<Ruling>
  /** What was asked here in the enemy's last phase: what orders are tried on. */
  pastOccasions(): Promise<readonly Occasion[]>
  /** Nobody sits here any more, and what was known here is forgotten. */
  leave(): void
}

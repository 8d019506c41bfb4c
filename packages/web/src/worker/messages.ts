/** What the page and the computer's worker say to each other. */
import type { LoggedDecision, Save, Seat } from '@firegroup/kernel'

/** A game to think about, as it stands. Its save names the system. */
interface Open {
  readonly type: 'open'
  readonly save: Save
  /** Only as far as this many decisions: for looking back. */
  readonly decisions?: number
}

/** What has been decided since the worker last heard of it; `from` is how many decisions it must know already. */
interface News {
  readonly from: number
  readonly decisions: readonly LoggedDecision[]
}

interface Choose {
  readonly type: 'choose'
  readonly id: number
  readonly news: News
  readonly seat: Seat
  readonly level: string
}

/** What a seat should do, and why: answered by `Thoughts`, with `progress` before it. */
interface Think {
  readonly type: 'think'
  readonly id: number
  readonly news: News
  readonly seat: Seat
  /** Who would decide; null for advice to a person. */
  readonly level: string | null
  /** What was really decided there, when looking back. */
  readonly played?: unknown
}

/** Something about the game as a seat knows it that takes time, answered bit by bit until it is stopped or the next such question comes. What can be asked, its own game knows. */
interface Trickle {
  readonly type: 'trickle'
  readonly id: number
  readonly news: News
  readonly seat: Seat
  readonly query: unknown
}

interface Stop {
  readonly type: 'stop'
}

export type ToWorker = Open | Choose | Think | Trickle | Stop

export type FromWorker =
  | { readonly type: 'chosen'; readonly id: number; readonly decision: unknown }
  | { readonly type: 'answer'; readonly id: number; readonly answer: unknown }
  | { readonly type: 'progress'; readonly id: number; readonly share: number }
  | { readonly type: 'part'; readonly id: number; readonly part: unknown }
  | { readonly type: 'failed'; readonly id: number; readonly message: string }

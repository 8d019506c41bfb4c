import type { GameRecord } from '@firegroup/ai'

/** A game to be played: everything that decides how it goes. */
export interface Task {
  readonly seed: string
  /** Which of the crew's scenarios. */
  readonly scenario: number
  /** By name, in the order of the seats. */
  readonly players: readonly string[]
}

/** What every worker knows from the start. */
export interface Orders {
  readonly system: string
  readonly scenarios: readonly object[]
}

/** A worker is given games by their numbers, a few at a time. */
export interface Batch {
  readonly games: readonly { readonly number: number; readonly task: Task }[]
}

export type FromWorker =
  | { readonly type: 'played'; readonly number: number; readonly record: GameRecord }
  | { readonly type: 'failed'; readonly seed: string; readonly message: string }
  | { readonly type: 'idle' }

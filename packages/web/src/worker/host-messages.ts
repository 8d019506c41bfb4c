/** What the page and the worker that has its game say to each other, besides what a chair and its table do. */
import type { GameEvent, Origin } from '@firegroup/kernel'
import type { FromTable, MatchSetup, SeatPlayer, Tempo, ToTable } from '@firegroup/table'
import type { StoreAnswer, StoreCall } from './page-store.ts'

/** What is asked for the seat that the page sits at. The computer's worker answers. */
export type Inquiry =
  /** What the computer would do: answered by `Thoughts`, with `progress` before it. */
  | { readonly type: 'advise'; readonly id: number }
  /** Whatever the game's own thinking answers, bit by bit, until the next one or until it is stopped. */
  | { readonly type: 'trickle'; readonly id: number; readonly query: unknown }
  | { readonly type: 'stop' }

export type ToHost = ToTable | Inquiry | StoreAnswer | { readonly type: 'open'; readonly match: string; readonly tempo: Tempo }

/** Who sits somewhere, as the page sees it: somebody here, a computer, or somebody at another screen. */
export type PagePlayer = SeatPlayer | { readonly type: 'remote'; readonly name: string }

export interface PageSetup extends Omit<MatchSetup, 'players'> {
  readonly players: { readonly [seat: string]: PagePlayer }
}

/** What everybody at the table may know from the start. */
export interface Opened {
  readonly type: 'opened'
  readonly system: string
  readonly origin: Origin
  readonly setup: PageSetup
}

export type FromHost<E extends GameEvent = GameEvent> =
  | FromTable<E>
  | Opened
  | StoreCall
  | { readonly type: 'shut'; readonly problem: string }
  /** How the table is: what has stopped it, whether it is played at another window, whether the computer thinks, whether dice were taken back. */
  | {
      readonly type: 'table'
      readonly problem: string | null
      readonly following: boolean
      readonly thinking: boolean
      readonly practice: boolean
    }
  | { readonly type: 'progress'; readonly id: number; readonly share: number }
  | { readonly type: 'answer'; readonly id: number; readonly answer: unknown }
  | { readonly type: 'part'; readonly id: number; readonly part: unknown }
  | { readonly type: 'failed'; readonly id: number; readonly message: string }

/** The page's end of whatever has the game. */
export interface HostPort {
  postMessage(message: ToHost): void
  onmessage: ((event: { readonly data: FromHost }) => void) | null
  terminate(): void
}

/** What a page and a server say to each other at an online table, in both directions. What comes from pages is checked against this before it is heard. */
import { type Described, type Origin, type Problem, plain, type Schema, text, variants } from '@firegroup/kernel'
import type { FromTable } from './wire.ts'

const part: Schema<string> = text({ pattern: /^[0-9a-f]{64}$/, what: '64 hexadecimal digits' })

/** The longest line of chat. */
const LONGEST_LINE = 500

export const frameSchema = variants({
  /** What a chair says to its table: checked there. */
  chair: { say: plain() },
  /** Ready, and bound to a part of the key. */
  ready: { commitment: part },
  notReady: {},
  /** That part, once all are bound. */
  tell: { nonce: part },
  chat: { text: text({ max: LONGEST_LINE, pattern: /\S/, what: 'a line of text' }) },
})

/** What a page says. */
export type Frame = Described<typeof frameSchema>

/** What a server tells. */
export type Told =
  | { readonly type: 'table'; readonly table: OnlineTable }
  | { readonly type: 'match'; readonly system: string; readonly origin: Origin; readonly seats: readonly string[] }
  | { readonly type: 'chair'; readonly message: FromTable }
  | { readonly type: 'chat'; readonly number: number; readonly from: string; readonly text: string; readonly said: string }
  | { readonly type: 'refused'; readonly problems: readonly Problem[] }

/** How far a table is: people come together, play, and have played. */
export type Stage = 'gathering' | 'playing' | 'over'

/** A table as somebody may see it: who sits where and how far everybody is. Nothing of what is hidden in the match. */
export interface OnlineTable {
  readonly id: string
  /** What can be said aloud of its link. */
  readonly words: string
  readonly name: string
  readonly system: string
  readonly scenario: string
  readonly stage: Stage
  /** Listed for everybody. */
  readonly open: boolean
  /** Whoever sees it has opened it. */
  readonly host: boolean
  readonly seats: readonly SeatAtTable[]
  /** What the server bound itself to, for the dice. */
  readonly commitment: string
  /** Whoever is asked something, as far as everybody may know; nobody but while it is played. */
  readonly waiting: readonly string[]
}

export interface SeatAtTable {
  readonly seat: string
  readonly name: string | null
  /** The level of the computer that plays here. */
  readonly computer: string | null
  readonly you: boolean
  readonly ready: boolean
  readonly commitment: string | null
}

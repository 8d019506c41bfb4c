/** What a page and a server say to each other at an online table, in both directions. What comes from pages is checked against this before it is heard. */
import {
  type Described,
  flag,
  integer,
  type Origin,
  oneOf,
  optional,
  type Problem,
  plain,
  record,
  type Schema,
  text,
  variants,
} from '@firegroup/kernel'
import type { ClockTerms } from './clock.ts'
import { OFFER_KINDS, type OfferKind } from './offers.ts'
import { type Terms, termsSchema } from './terms.ts'
import type { FromTable } from './wire.ts'

const part: Schema<string> = text({ pattern: /^[0-9a-f]{64}$/, what: '64 hexadecimal digits' })

/** The longest line of chat. */
const LONGEST_LINE = 500
const kind = oneOf(...OFFER_KINDS)
/** Somebody at the table: by his seat, or by a line of chat that he has written. */
const whom = { seat: optional(text({ max: 40 })), line: optional(integer(0)) }
/** Text that somebody may read: something to be seen, on one line, in the order in which it is written. Nothing in it steers a screen or a database. */
const LINE = /^(?=.*\S)[^\p{Cc}\p{Cs}\u2028\u2029\u200e\u200f\u202a-\u202e\u2066-\u2069]+$/u

export const frameSchema = variants({
  /** What a chair says to its table: checked there. */
  chair: { say: plain() },
  /** Ready, and bound to a part of the key. */
  ready: { commitment: part },
  notReady: {},
  /** That part, once all are bound. */
  tell: { nonce: part },
  chat: { text: text({ max: LONGEST_LINE, pattern: LINE, what: 'a line of text' }) },
  /** Before the match: another scenario, another seat for whoever opened the table, other terms, listed or not. */
  settle: {
    change: record({
      system: optional(text({ max: 40 })),
      scenario: optional(text({ max: 80 })),
      agreed: optional(plain()),
      seat: optional(text({ max: 40 })),
      open: optional(flag()),
      terms: optional(termsSchema),
    }),
  },
  /** The table is closed before anything was played. */
  close: {},
  offer: { kind },
  answer: { kind, yes: flag() },
  withdraw: { kind },
  resign: {},
  /** Claims the win, once somebody's time is up. */
  claim: {},
  /** Whether the page is looked at. */
  attention: { here: flag() },
  /** Whether others see that, and the other way round. */
  presence: { shown: flag() },
  block: { ...whom },
  report: { ...whom, text: text({ max: 1000, pattern: /\S/, what: 'what has happened' }) },
})

/** What a page says. */
export type Frame = Described<typeof frameSchema>
export type Settling = Extract<Frame, { type: 'settle' }>['change']

/** What a server tells. */
export type Told =
  | { readonly type: 'table'; readonly table: OnlineTable }
  | { readonly type: 'match'; readonly system: string; readonly origin: Origin; readonly seats: readonly string[] }
  | { readonly type: 'chair'; readonly message: FromTable }
  | ({ readonly type: 'chat' } & ChatLine)
  | { readonly type: 'refused'; readonly problems: readonly Problem[] }
  | ({ readonly type: 'affairs' } & AffairsSeen)
  | { readonly type: 'company'; readonly seats: readonly PresenceSeen[]; readonly watchers: number; readonly shown: boolean }
  /** The same person has decided at another screen. */
  | { readonly type: 'elsewhere' }
  /** Something was done that was asked for. */
  | { readonly type: 'done'; readonly words: string }

/** A line of chat: among those who play, or among those who look on. */
export interface ChatLine {
  readonly number: number
  readonly from: string
  readonly you: boolean
  readonly among: 'seats' | 'watchers'
  readonly text: string
  readonly said: string
}

/** Clocks and offers as somebody may see them. */
export interface AffairsSeen {
  readonly clock: ClockTerms
  readonly clocks: readonly ClockSeen[]
  readonly offers: readonly OfferSeen[]
  /** Why an offer can't be made now, by its kind. */
  readonly closed: { readonly [kind in OfferKind]?: string }
  /** Whose time is up. */
  readonly out: readonly string[]
  /** Whoever sees this may claim the win. */
  readonly claim: boolean
  /** The table at which it is played once more. */
  readonly rematch: string | null
}

export interface ClockSeen {
  readonly seat: string
  /** In milliseconds, when this was told; it runs on from there. */
  readonly left: number
  readonly away: number
  readonly running: boolean
}

export interface OfferSeen {
  readonly kind: OfferKind
  readonly seat: string
  readonly you: boolean
  readonly made: string
}

/** Whether somebody is at the table; null where he or whoever looks does not want to show it. */
export interface PresenceSeen {
  readonly seat: string
  readonly state: 'here' | 'away' | 'gone' | null
  /** Since when. */
  readonly since: string | null
}

/** How far a table is: people come together, play, and have played; or it was closed before. */
export type Stage = 'gathering' | 'playing' | 'over' | 'closed'

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
  readonly terms: Terms
  readonly created: string
  /** What was changed last, and by whom; why it was closed. */
  readonly change: string | null
  /** When somebody opened the link last who has not sat down; never who. */
  readonly linkOpened: string | null
  /** Everybody is ready: so many milliseconds from now the match begins. */
  readonly beginsIn: number | null
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

/** What a server pushes to a browser that is away: one notice for each open question, and that it was answered elsewhere. */
export type PushPayload =
  | {
      readonly kind: 'show'
      readonly tag: string
      readonly title: string
      readonly body: string
      readonly to: string
      readonly choices: boolean
    }
  | { readonly kind: 'withdraw'; readonly tag: string }

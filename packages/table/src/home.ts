/** What the list of somebody's tables says, and a look at one of them: made for one person, from his own seat. */
import type { GameEvent, Origin, Outcome, Seat, Viewer } from '@firegroup/kernel'
import type { OnlineTable } from './online.ts'
import type { Patch } from './patch.ts'
import type { SealedSetUp } from './seal.ts'
import type { AskedQuestion } from './standpoint.ts'

/** A table in the list of somebody who sits at it. */
export interface ListedTable extends OnlineTable {
  /** What he is asked, in one sentence, and since when; absent where nothing waits for him. */
  readonly asked?: { readonly version: number; readonly sentence: string; readonly since: string }
  /** The turn that is being played. */
  readonly turn?: number
  /** How much has happened that he has not seen. */
  readonly news?: number
  /** How long he has left to answer, in milliseconds, when this was told; absent without a clock. */
  readonly left?: number
  /** Whether those opposite are there; absent where that is not shown. */
  readonly company?: readonly Company[]
  /** When something was last decided. */
  readonly played?: string
  readonly ended?: { readonly won: Seat | null; readonly told: string }
}

/** Somebody opposite: here, away from the page, or gone since then. */
export interface Company {
  readonly name: string
  readonly state: 'here' | 'away' | 'gone'
  readonly since: string | null
}

export interface Home {
  readonly own: readonly ListedTable[]
  readonly open: readonly OnlineTable[]
  /** Matches that anybody may watch. */
  readonly watch: readonly ListedTable[]
}

/** A match as it looks from a seat, without sitting down: for the picture of a card. */
export interface Glimpse {
  readonly system: string
  readonly origin: Origin
  readonly viewer: Viewer
  readonly version: number
  /** Without its setting, which is made of the origin. */
  readonly state: unknown
  readonly question: AskedQuestion | null
  /** What has happened since he looked last, as far as he may know. */
  readonly events: readonly GameEvent[]
  readonly outcome: Outcome | null
}

/** What a match is bound by while it is played: seals, and nothing of what they seal. */
export interface Seals {
  readonly server: string
  readonly seats: { readonly [seat: Seat]: string }
  readonly setUps: readonly SealedSetUp[]
}

/** What has happened at a table since somebody looked last, decision by decision, as his seat could know it then. */
export interface Since {
  /** When he looked last; null where he never did. */
  readonly at: string | null
  /** Something that he had seen was taken back. */
  readonly takenBack: boolean
  /** How much happened before what is told here: of a long absence only the end is. */
  readonly before: number
  readonly moments: readonly SinceMoment[]
}

export interface SinceMoment {
  readonly events: readonly GameEvent[]
  /** The state after it, by what has changed since the moment before; the first one whole. */
  readonly patch: Patch
}

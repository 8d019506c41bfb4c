/** What a chair and its table say to each other where they are apart: plain data, checked by the table before it is heard. */
import {
  type Described,
  type GameEvent,
  integer,
  listOf,
  type Outcome,
  optional,
  type Problem,
  plain,
  text,
  type Viewer,
  variants,
} from '@firegroup/kernel'
import type { Ruling } from './chair.ts'
import type { Ending } from './ending.ts'
import type { Occasion } from './orders/adapter.ts'
import type { OwnOrders } from './orders/own.ts'
import type { AskedQuestion } from './standpoint.ts'

const id = integer(0)
const version = integer(0)
/** So many decisions are asked about at once at most. */
export const MOST_AT_ONCE = 1000
const decisions = listOf(plain(), { max: MOST_AT_ONCE })

export const toTableSchema = variants({
  /** Takes a chair; the one before it is left. */
  sit: { id, viewer: text({ max: 80 }) },
  decide: { id, version, decision: plain(), key: optional(text({ max: 60 })) },
  undo: { id, version },
  goBack: { id, version },
  problems: { id, version, decisions },
  previews: { id, version, decisions },
  /** Standing orders; none takes them back. */
  orders: { id, version, orders: optional(plain()) },
  past: { id },
})

export type ToTable = Described<typeof toTableSchema>

/** A standpoint as it travels: without the setting, which the other end makes of the game's origin, and with only those events that are new. */
export interface StandpointMessage<E extends GameEvent = GameEvent> {
  readonly type: 'standpoint'
  /** The chair from which it is seen, by the message that took it. */
  readonly chair: number
  readonly viewer: Viewer
  readonly version: number
  readonly state: unknown
  readonly question: AskedQuestion | null
  readonly asked: readonly string[]
  readonly pause: boolean
  readonly outcome: Outcome | null
  readonly ending: Ending | null
  readonly undoProblem: string | null
  readonly goBackProblem: string | null
  readonly orders: OwnOrders | null
  /** So many of the events before still hold; after them come these. */
  readonly from: number
  readonly events: readonly E[]
}

export type FromTable<E extends GameEvent = GameEvent> =
  | StandpointMessage<E>
  | { readonly type: 'ruling'; readonly id: number; readonly ruling: Ruling }
  | { readonly type: 'problems'; readonly id: number; readonly version: number; readonly answers: readonly (readonly Problem[])[] | null }
  | { readonly type: 'previews'; readonly id: number; readonly version: number; readonly answers: readonly unknown[] | null }
  | { readonly type: 'past'; readonly id: number; readonly occasions: readonly Occasion[] }

export type Send<M> = (message: M) => void

/** What the database holds, by table and column. Times are ISO 8601 texts, truths are 0 and 1, everything structured is JSON text: the same on SQLite and PostgreSQL. */
import type { Stage } from '@firegroup/table'
import type { ColumnType, Generated, Selectable } from 'kysely'
import type { AccountTables } from './account-schema.ts'
import type { InboxTables } from './inbox-schema.ts'
import type { NoticeTables } from './notice-schema.ts'
import type { OrdersTables } from './orders-schema.ts'
import type { SeriesTables } from './series-schema.ts'
import type { TokenTables } from './token-schema.ts'

/** Somebody who plays: a guest of this browser until he takes a name. */
export interface PersonRow {
  id: string
  name: string
  /** The name in small letters, which nobody else may have; null for a guest. */
  taken_name: string | null
  password: string | null
  created: string
  seen: string
  banned: number
}

/** Somebody who does not show whether he is there, and does not see it of others. */
export interface UnseenRow {
  person: string
}

/** A signed-in browser: only the hash of what it holds is kept. */
export interface VisitRow {
  token_hash: string
  person: string
  created: string
  /** 'Firefox on Linux'. Visits of older versions don't say, nor when they were seen. */
  device: string | null
  seen: string | null
  /** When somebody has last shown here who he is, by password, passkey or code. */
  proved: string | null
}

/** A table to which people are invited: what will be played, and how far everybody is. */
interface TableColumns {
  id: string
  /** What can be said aloud of its link; the secret part is kept as a hash. */
  words: string
  invitation_hash: string
  watch_hash: string
  host: string
  system: string
  /** The scenario by its id, for lists. */
  scenario: string
  /** What the game begins from, as the save will have it. */
  origin: string
  name: string
  /** Listed for everybody. */
  open: number
  stage: Stage
  /** The server's part of the dice: 64 hexadecimal digits, told at the end. */
  secret: string
  created: string
  /** What was agreed on, as JSON; the usual where there is none. */
  terms: ColumnType<string | null, string | null | undefined, string | null>
  /** What was changed last, in words. */
  news: ColumnType<string | null, string | null | undefined, string | null>
  /** When its link was opened last. */
  link_opened: ColumnType<string | null, string | null | undefined, string | null>
  /** When the match begins, once everybody is ready. */
  begins: ColumnType<string | null, string | null | undefined, string | null>
}

export type TableRow = Selectable<TableColumns>

export interface SeatRow {
  table_id: string
  seat: string
  person: string | null
  /** The level of the computer that plays here. */
  computer: string | null
  ready: number
  /** SHA-256 of the seat's part of the dice, and the part itself once all have bound themselves. */
  commitment: string | null
  nonce: string | null
}

export interface MatchRow {
  id: string
  /** The match record without its decisions, as JSON. */
  record: string
  decisions: number
  last_hash: string | null
  summary: string
  over: number
  played: string
}

/** A process of the server, and until when it has said that it lives, in seconds of the database's clock. */
export interface ProcessRow {
  id: string
  until: number
}

/** The process that has a table; `fence` is another one each time that it is taken. */
export interface LeaseRow {
  id: string
  process: string
  fence: string
}

export interface DecisionRow {
  match_id: string
  number: number
  seat: string
  /** The logged decision, as JSON. */
  logged: string
  /** The sender's own name for it, by which a repeat is known. */
  key: string | null
}

/** What a match told up to a checkpoint, from an event on: so that it need not be played again to be told. */
export interface ToldRow {
  match_id: string
  /** Of the first of the events. */
  number: number
  /** Of the checkpoint. */
  decisions: number
  events: string
}

export interface ChatRow {
  number: Generated<number>
  table_id: string
  person: string
  text: string
  said: string
  /** Among whom it was said: those who play, or those who look on. */
  among: Generated<'seats' | 'watchers'>
}

/** Clocks and offers of a match. */
export interface AffairsRow {
  match_id: string
  /** As JSON. */
  kept: string
  /** When the first clock runs out. */
  deadline: string | null
}

/** Somebody who does not want to meet somebody else again. */
export interface BlockRow {
  person: string
  blocked: string
  created: string
}

/** What somebody has to say about somebody else, for whoever runs the server. */
export interface ReportRow {
  number: Generated<number>
  person: string
  reported: string
  table_id: string
  /** The line of chat that it is about. */
  line: string | null
  text: string
  created: string
  settled: ColumnType<string | null, string | null | undefined, string | null>
}

export interface Tables extends AccountTables, InboxTables, NoticeTables, OrdersTables, TokenTables, SeriesTables {
  people: PersonRow
  visits: VisitRow
  tables: TableColumns
  seats: SeatRow
  matches: MatchRow
  decisions: DecisionRow
  chat: ChatRow
  processes: ProcessRow
  leases: LeaseRow
  told: ToldRow
  affairs: AffairsRow
  unseen: UnseenRow
  blocks: BlockRow
  reports: ReportRow
}

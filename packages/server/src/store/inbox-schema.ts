/** What waits for whom, and how much of it he has seen. */
import type { Kysely } from 'kysely'

/** A seat of a match when that last came to rest. */
export interface AskRow {
  match_id: string
  seat: string
  /** How many decisions had been made by then, and what whoever sits there calls it. */
  decisions: number
  version: number
  turn: number | null
  /** The open decision; null where this seat is not asked. */
  sentence: string | null
  /** How many events there are for this seat. */
  events: number
  since: string
}

/** How far somebody has looked at a table. */
export interface SeenRow {
  person: string
  table_id: string
  version: number
  events: number
  at: string
}

export interface InboxTables {
  asks: AskRow
  seen: SeenRow
}

export async function inboxTables({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createTable('asks')
    .addColumn('match_id', 'text', (column) => column.notNull().references('matches.id').onDelete('cascade'))
    .addColumn('seat', 'text', (column) => column.notNull())
    .addColumn('decisions', 'integer', (column) => column.notNull())
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('turn', 'integer')
    .addColumn('sentence', 'text')
    .addColumn('events', 'integer', (column) => column.notNull())
    .addColumn('since', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('asks_key', ['match_id', 'seat'])
    .execute()
  await schema
    .createTable('seen')
    .addColumn('person', 'text', (column) => column.notNull().references('people.id').onDelete('cascade'))
    .addColumn('table_id', 'text', (column) => column.notNull().references('tables.id').onDelete('cascade'))
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('events', 'integer', (column) => column.notNull())
    .addColumn('at', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('seen_key', ['person', 'table_id'])
    .execute()
}

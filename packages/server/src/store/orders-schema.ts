/** Standing orders beside their match: what a seat has left, and what it has answered by that. */
import type { Kysely } from 'kysely'

export interface OrdersRow {
  match_id: string
  seat: string
  /** As JSON. */
  kept: string
}

export interface OrdersTables {
  orders: OrdersRow
}

export async function ordersTables({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createTable('orders')
    .addColumn('match_id', 'text', (column) => column.notNull().references('matches.id').onDelete('cascade'))
    .addColumn('seat', 'text', (column) => column.notNull())
    .addColumn('kept', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('orders_key', ['match_id', 'seat'])
    .execute()
}

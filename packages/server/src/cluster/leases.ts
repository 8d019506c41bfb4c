/** Whose a table is. Where several processes share a database, each table and its match are played by one of them at a time. */
import type { Transaction } from 'kysely'
import type { Tables } from '../store/schema.ts'

/** A table is ours until nobody here needs it any more. */
export interface Lease {
  leave(): void
}

export interface Leases {
  /** Takes a table for somebody here; where another process has it, says which. */
  take(table: string): Promise<Lease | string>
  /** Inside the transaction of a write: the table stays ours until it is over, or `LeaseLost` is thrown and nothing is written. */
  hold(trx: Transaction<Tables>, table: string): Promise<void>
}

/** Another process has taken the table: this one was silent for too long. */
export class LeaseLost extends Error {
  override readonly name = 'LeaseLost'

  constructor() {
    super('The table has moved to another server.')
  }
}

/** A process that has its database for itself has all tables. */
export const ALONE: Leases = {
  take: async () => ({ leave: () => undefined }),
  hold: async () => undefined,
}

/** How a table is changed: as it stands, by one at a time. */
import type { Problem } from '@firegroup/kernel'
import type { Transaction } from 'kysely'
import type { Database } from '../store/database.ts'
import type { Tables as Schema, SeatRow, TableRow } from '../store/schema.ts'

export type Done = { readonly ok: true } | { readonly ok: false; readonly problem: Problem }

export const DONE: Done = { ok: true }
export const refused = (message: string): Done => ({ ok: false, problem: { message } })

type Change = (trx: Transaction<Schema>, table: TableRow, seats: readonly SeatRow[]) => Promise<Done>

export function changeTable(db: Database, id: string, change: Change): Promise<Done> {
  return db.transaction().execute(async (trx) => {
    // nobody else changes it until this is done, at whatever process
    await trx
      .updateTable('tables')
      .set((is) => ({ stage: is.ref('stage') }))
      .where('id', '=', id)
      .execute()
    const table = await trx.selectFrom('tables').selectAll().where('id', '=', id).executeTakeFirst()
    return table ? change(trx, table, await seatsOf(trx, id)) : refused('There is no such table.')
  })
}

export function seatsOf(db: Database | Transaction<Schema>, id: string): Promise<SeatRow[]> {
  return db.selectFrom('seats').selectAll().where('table_id', '=', id).orderBy('seat').execute()
}

/** Not ready, and bound to nothing. */
export const UNBOUND = { ready: 0, commitment: null, nonce: null } as const

/** Something has changed: nobody is ready for it yet. */
export async function unready(trx: Transaction<Schema>, id: string): Promise<void> {
  await trx.updateTable('seats').set(UNBOUND).where('table_id', '=', id).execute()
  await trx.updateTable('tables').set({ begins: null }).where('id', '=', id).execute()
}

/** Every seat has somebody, and all people have bound themselves to their parts. */
export function allBound(seats: readonly SeatRow[]): boolean {
  return seats.every(({ person, computer, commitment }) => computer !== null || (person !== null && commitment !== null))
}

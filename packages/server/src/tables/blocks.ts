/** People who do not want to meet: whoever is blocked does not come to the other's tables, and is not heard by him. */
import type { Transaction } from 'kysely'
import type { Person } from '../people/people.ts'
import type { Database } from '../store/database.ts'
import type { Tables as Schema, SeatRow } from '../store/schema.ts'

export async function block(db: Database, person: string, blocked: string, now: string): Promise<void> {
  if ((await blockedBy(db, person)).has(blocked)) return
  await db.insertInto('blocks').values({ person, blocked, created: now }).execute()
}

/** Those whom somebody has blocked. */
export async function blockedBy(db: Database, person: string): Promise<ReadonlySet<string>> {
  const rows = await db.selectFrom('blocks').select('blocked').where('person', '=', person).execute()
  return new Set(rows.map(({ blocked }) => blocked))
}

/** Whether somebody at this table has blocked him, or he somebody there. */
export async function isKeptOut(
  db: Database | Transaction<Schema>,
  host: string,
  seats: readonly SeatRow[],
  { id }: Person,
): Promise<boolean> {
  const others = [...new Set([host, ...seats.flatMap(({ person }) => person ?? [])])]
  const row = await db
    .selectFrom('blocks')
    .select('person')
    .where((is) =>
      is.or([is.and([is('person', 'in', others), is('blocked', '=', id)]), is.and([is('person', '=', id), is('blocked', 'in', others)])]),
    )
    .executeTakeFirst()
  return row !== undefined
}

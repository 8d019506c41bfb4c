/**
 * Where the database speaks of a person, in one list: what becomes of it when a guest signs in to his name, when somebody is forgotten, and what he is
 * given when he asks what is kept of him. A test holds that no such column is missing.
 */
import { sql, type Transaction } from 'kysely'
import type { Database } from '../store/database.ts'
import type { Tables } from '../store/schema.ts'

interface Belonging {
  readonly table: keyof Tables
  readonly column: string
  /** A guest signs in to a name: it moves there, or goes with the guest. */
  readonly merging: 'moves' | 'goes'
  /** Somebody is forgotten: it goes, or stays under nobody's name. */
  readonly forgetting: 'goes' | 'stays'
  /** What is told when it is asked for: no digest, no secret. */
  readonly told: readonly string[]
  /** Of these one person has but one for each of this: what the name has already stays. */
  readonly one?: string
}

export const BELONGINGS: readonly Belonging[] = [
  { table: 'visits', column: 'person', merging: 'goes', forgetting: 'goes', told: ['device', 'created', 'seen'] },
  { table: 'passkeys', column: 'person', merging: 'goes', forgetting: 'goes', told: ['label', 'created', 'used'] },
  { table: 'recovery_codes', column: 'person', merging: 'goes', forgetting: 'goes', told: ['used'] },
  { table: 'tokens', column: 'person', merging: 'goes', forgetting: 'goes', told: ['label', 'created', 'used'] },
  { table: 'challenges', column: 'person', merging: 'goes', forgetting: 'goes', told: [] },
  { table: 'tables', column: 'host', merging: 'moves', forgetting: 'stays', told: ['id', 'words', 'name', 'created'] },
  { table: 'seats', column: 'person', merging: 'moves', forgetting: 'stays', told: ['table_id', 'seat'] },
  { table: 'seen', column: 'person', merging: 'moves', forgetting: 'goes', told: ['table_id', 'at'], one: 'table_id' },
  { table: 'chat', column: 'person', merging: 'moves', forgetting: 'goes', told: ['table_id', 'text', 'said'] },
  { table: 'blocks', column: 'person', merging: 'moves', forgetting: 'goes', told: ['created'] },
  { table: 'blocks', column: 'blocked', merging: 'moves', forgetting: 'goes', told: [] },
  { table: 'reports', column: 'person', merging: 'moves', forgetting: 'goes', told: ['text', 'created'] },
  { table: 'reports', column: 'reported', merging: 'moves', forgetting: 'stays', told: [] },
  { table: 'series', column: 'person', merging: 'moves', forgetting: 'goes', told: ['id', 'created'] },
  { table: 'unseen', column: 'person', merging: 'goes', forgetting: 'goes', told: ['person'] },
  {
    table: 'notice_wishes',
    column: 'person',
    merging: 'goes',
    forgetting: 'goes',
    told: ['turns', 'reminders', 'quiet_from', 'quiet_to', 'zone', 'address', 'confirmed'],
  },
  { table: 'notice_devices', column: 'person', merging: 'moves', forgetting: 'goes', told: ['device', 'wording', 'created'] },
  { table: 'notices', column: 'person', merging: 'goes', forgetting: 'goes', told: ['kind', 'channel', 'match_id', 'due', 'state'] },
]

type Told = { readonly [table: string]: readonly unknown[] }

/** All that is kept of somebody but for secrets, by table. */
export async function belongingsOf(db: Database, person: string): Promise<Told> {
  const told: { [table: string]: readonly unknown[] } = {}
  for (const { table, column, told: columns } of BELONGINGS) {
    if (columns.length === 0) continue
    const refs = sql.join(columns.map((each) => sql.ref(each)))
    const { rows } = await sql`SELECT ${refs} FROM ${sql.table(table)} WHERE ${sql.ref(column)} = ${person}`.execute(db)
    told[table] = rows
  }
  return told
}

/** Everything that goes when somebody is forgotten. */
export async function forget(trx: Transaction<Tables>, person: string): Promise<void> {
  for (const { table, column, forgetting } of BELONGINGS)
    if (forgetting === 'goes') await sql`DELETE FROM ${sql.table(table)} WHERE ${sql.ref(column)} = ${person}`.execute(trx)
}

/** What a guest had becomes that of the name to which he has signed in; the guest is gone. */
export async function merge(trx: Transaction<Tables>, guest: string, into: string): Promise<void> {
  await standUpTwice(trx, guest, into)
  for (const { table, column, merging, one } of BELONGINGS) {
    const [from, where] = [sql.table(table), sql.ref(column)]
    if (one !== undefined) {
      const had = sql`SELECT ${sql.ref(one)} FROM ${from} WHERE ${where} = ${into}`
      await sql`DELETE FROM ${from} WHERE ${where} = ${guest} AND ${sql.ref(one)} IN (${had})`.execute(trx)
    }
    if (merging === 'moves') await sql`UPDATE ${from} SET ${where} = ${into} WHERE ${where} = ${guest}`.execute(trx)
    else await sql`DELETE FROM ${from} WHERE ${where} = ${guest}`.execute(trx)
  }
  await trx.deleteFrom('people').where('id', '=', guest).execute()
}

/** At a table where the match has not begun nobody sits twice: the guest's seat is free again. */
async function standUpTwice(trx: Transaction<Tables>, guest: string, into: string): Promise<void> {
  await trx
    .updateTable('seats')
    .set({ person: null, ready: 0, commitment: null, nonce: null })
    .where('person', '=', guest)
    .where('table_id', 'in', (query) => query.selectFrom('tables').select('id').where('stage', '=', 'gathering'))
    .where('table_id', 'in', (query) => query.selectFrom('seats as own').select('own.table_id').where('own.person', '=', into))
    .execute()
}

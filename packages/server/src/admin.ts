/** What whoever runs the server does to people and data. Each says in a sentence what was done. */
import { existsSync } from 'node:fs'
import { sql } from 'kysely'
import { belongingsOf, forget } from './people/belongings.ts'
import { keyOfName } from './people/names.ts'
import type { Database, OpenDatabase } from './store/database.ts'
import type { PersonRow } from './store/schema.ts'

const FORGOTTEN = 'somebody'

/** By the name that somebody has taken, or by his id. */
async function find(db: Database, name: string): Promise<PersonRow> {
  const row = await db
    .selectFrom('people')
    .selectAll()
    .where((is) => is.or([is('taken_name', '=', keyOfName(name)), is('id', '=', name)]))
    .executeTakeFirst()
  if (!row) throw new Error(`Nobody is called '${name}' here.`)
  return row
}

export async function ban(db: Database, name: string): Promise<string> {
  const person = await find(db, name)
  await db.updateTable('people').set({ banned: 1 }).where('id', '=', person.id).execute()
  await db.deleteFrom('visits').where('person', '=', person.id).execute()
  await db.deleteFrom('tokens').where('person', '=', person.id).execute()
  return `${person.name} is signed out everywhere and can't come back.`
}

export async function exportPerson(db: Database, name: string): Promise<object> {
  const { password: _, ...person } = await find(db, name)
  return { person, ...(await belongingsOf(db, person.id)) }
}

export async function deletePerson(db: Database, name: string): Promise<string> {
  const person = await find(db, name)
  await db.transaction().execute(async (trx) => {
    await forget(trx, person.id)
    await trx
      .updateTable('people')
      .set({ name: FORGOTTEN, taken_name: null, password: null, banned: 1 })
      .where('id', '=', person.id)
      .execute()
  })
  return `${person.name} is forgotten: the name, how it was kept and what was said are gone. Matches stay, with '${FORGOTTEN}' at the seat.`
}

/** What people have reported of each other, the latest first; what was settled only if it is asked for. */
export async function reports(db: Database, all: boolean): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('reports')
    .leftJoin('people as by', 'by.id', 'reports.person')
    .leftJoin('people as of', 'of.id', 'reports.reported')
    .select(['reports.number', 'reports.created', 'reports.settled', 'reports.table_id', 'reports.line', 'reports.text'])
    .select(['reports.reported', 'by.name as byName', 'of.name as ofName'])
    .orderBy('reports.number', 'desc')
    .execute()
  return rows
    .filter(({ settled }) => all || settled === null)
    .map(({ number, created, settled, table_id, line, text, reported, byName, ofName }) =>
      [
        `${number}  ${created.slice(0, 16)}  ${ofName ?? FORGOTTEN} (${reported}), reported by ${byName ?? FORGOTTEN} at table ${table_id}${settled ? ', settled' : ''}`,
        ...(line === null ? [] : [`    said: ${line}`]),
        `    ${text}`,
      ].join('\n'),
    )
}

export async function settleReport(db: Database, number: number, now: string): Promise<string> {
  const { numUpdatedRows } = await db.updateTable('reports').set({ settled: now }).where('number', '=', number).executeTakeFirst()
  if (numUpdatedRows === 0n) throw new Error(`There is no report ${number}.`)
  return `Report ${number} is settled.`
}

export async function backUp({ db, dialect }: OpenDatabase, file: string): Promise<string> {
  if (dialect !== 'sqlite') throw new Error('PostgreSQL has tools of its own: pg_dump --format=custom --file=FILE DATABASE_URL.')
  if (existsSync(file)) throw new Error(`${file} is there already. Name another file.`)
  await sql`VACUUM INTO ${file}`.execute(db)
  return `The database is copied to ${file}.`
}

import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { depth } from '@firegroup/testkit'
import { sql } from 'kysely'
import { test } from 'vitest'
import { migrate, type OpenDatabase, openInMemory, openPostgres, openSqlite } from '../src/store/database.ts'

type Opened = OpenDatabase & AsyncDisposable
type Opening = () => Promise<Opened>

/** The PostgreSQL that the test run has started, if it has. */
const server = process.env['FIREGROUP_TEST_POSTGRES'] || null

/** For tests that need PostgreSQL: `test.skipIf(isWithoutPostgres)`, with its name in the title, so that a run says what it left out. */
export const isWithoutPostgres = server === null

/** Every kind of database that there is here, empty: PostgreSQL only where a test run has started one. */
export function databases(): [name: string, open: Opening][] {
  const all: [string, Opening][] = [['SQLite', () => fresh(openInMemory())]]
  if (!isWithoutPostgres) all.push(['PostgreSQL', freshPostgres])
  else test.skipIf(isWithoutPostgres)('the same on PostgreSQL', () => undefined) // so that the run can say so
  return all
}

async function fresh(base: OpenDatabase): Promise<Opened> {
  await migrate(base)
  return Object.assign(base, { [Symbol.asyncDispose]: () => base.db.destroy() })
}

let made = 0

/** The address of an empty database inside the server, gone afterwards with all who use it. */
export async function postgresDatabase(): Promise<{ readonly url: string } & AsyncDisposable> {
  const name = `firegroup_test_${process.pid}_${made++}_${Date.now() % 1e6}`
  const { db } = openPostgres(server!)
  await sql.raw(`CREATE DATABASE ${name}`).execute(db)
  const own = new URL(server!)
  own.pathname = `/${name}`
  const end = async (): Promise<void> => {
    await sql.raw(`DROP DATABASE ${name} WITH (FORCE)`).execute(db)
    await db.destroy()
  }
  return { url: own.href, [Symbol.asyncDispose]: end }
}

async function freshPostgres(): Promise<Opened> {
  const own = await postgresDatabase()
  const base = openPostgres(own.url)
  await migrate(base)
  const end = async (): Promise<void> => {
    await base.db.destroy()
    await own[Symbol.asyncDispose]()
  }
  return Object.assign(base, { [Symbol.asyncDispose]: end })
}

/** Where a server keeps what it has, from one start to the next. */
export interface Ground {
  open(): OpenDatabase
  end(): Promise<void>
}

type Kind = 'SQLite' | 'PostgreSQL'

/** What whole servers are tried on: `describe.each(GROUNDS)`. PostgreSQL in a deep run. */
export const GROUNDS: readonly (readonly [Kind])[] = depth.isDeep && !isWithoutPostgres ? [['SQLite'], ['PostgreSQL']] : [['SQLite']]

export async function groundOf(kind: Kind): Promise<Ground> {
  if (kind === 'PostgreSQL') {
    const own = await postgresDatabase()
    return { open: () => openPostgres(own.url), end: async () => own[Symbol.asyncDispose]() }
  }
  const folder = mkdtempSync(join(tmpdir(), 'firegroup-ground-'))
  return { open: () => openSqlite(folder), end: async () => rmSync(folder, { recursive: true, force: true }) }
}

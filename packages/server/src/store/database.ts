/** One database behind one interface: SQLite in a file beside the server, or PostgreSQL where several servers share the work. */
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { Kysely, PostgresDialect } from 'kysely'
import { Migrator } from 'kysely/migration'
import pg from 'pg'
import { groupedSqlite } from './grouped-sqlite.ts'
import { migrationsFor } from './migrations.ts'
import type { Tables } from './schema.ts'

export type Dialect = 'sqlite' | 'postgres'
export type Database = Kysely<Tables>

export interface OpenDatabase {
  readonly db: Database
  readonly dialect: Dialect
  /** Where PostgreSQL is to be had, which other processes may use as well. */
  readonly url?: string
}

/** A file in a folder; the folder is made if it is not there. Everything is on the disk before a write is answered. */
export function openSqlite(folder: string): OpenDatabase {
  mkdirSync(folder, { recursive: true })
  return sqliteAt(databaseFile(folder))
}

export const databaseFile = (folder: string): string => join(folder, 'firegroup.sqlite')

/** A database that is gone with the program: for tests. */
export function openInMemory(): OpenDatabase {
  return sqliteAt(':memory:', false)
}

export function openPostgres(url: string): OpenDatabase {
  const pool = new pg.Pool({ connectionString: url, max: 10 })
  pool.on('error', () => undefined) // a connection that nobody uses was cut: the next query opens another, or says what is wrong
  return { db: new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) }), dialect: 'postgres', url }
}

/** Brings the database to what this version of the program expects; one that a later version has changed is refused. */
export async function migrate({ db, dialect }: OpenDatabase): Promise<readonly string[]> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrationsFor(dialect) } })
  const { error, results = [] } = await migrator.migrateToLatest()
  if (error) throw error instanceof Error ? error : new Error(String(error))
  return results.map(({ migrationName }) => migrationName)
}

/** Why the database can't be worked with before it is brought up to date; null if it can. */
export async function versionProblem({ db, dialect }: OpenDatabase): Promise<string | null> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrationsFor(dialect) } })
  const waiting = (await migrator.getMigrations()).some(({ executedAt }) => executedAt === undefined)
  return waiting ? 'The database is of an older version. Bring it up to date first: firegroup-server migrate.' : null
}

function sqliteAt(file: string, isKept = true): OpenDatabase {
  const database = new DatabaseSync(file)
  database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON; PRAGMA busy_timeout = 5000')
  return { db: new Kysely<Tables>({ dialect: groupedSqlite(database, isKept) }), dialect: 'sqlite' }
}

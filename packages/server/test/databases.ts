import { migrate, type OpenDatabase, openInMemory, openPostgres } from '../src/store/database.ts'

type Opened = OpenDatabase & AsyncDisposable
type Opening = () => Promise<Opened>

/** Every kind of database that there is here, empty: PostgreSQL only where a test run has started one. */
export function databases(): [name: string, open: Opening][] {
  const url = process.env['FIREGROUP_TEST_POSTGRES']
  const all: [string, Opening][] = [['SQLite', () => fresh(openInMemory())]]
  if (url) all.push(['PostgreSQL', () => freshPostgres(url)])
  return all
}

async function fresh(base: OpenDatabase): Promise<Opened> {
  await migrate(base)
  return Object.assign(base, { [Symbol.asyncDispose]: () => base.db.destroy() })
}

let made = 0

/** A database of its own inside the server, gone afterwards. */
async function freshPostgres(url: string): Promise<Opened> {
  const name = `firegroup_test_${process.pid}_${made++}`
  const { sql } = await import('kysely')
  const server = openPostgres(url)
  await sql.raw(`CREATE DATABASE ${name}`).execute(server.db)
  const own = new URL(url)
  own.pathname = `/${name}`
  const base = openPostgres(own.href)
  await migrate(base)
  const end = async (): Promise<void> => {
    await base.db.destroy()
    await sql.raw(`DROP DATABASE ${name} WITH (FORCE)`).execute(server.db)
    await server.db.destroy()
  }
  return Object.assign(base, { [Symbol.asyncDispose]: end })
}

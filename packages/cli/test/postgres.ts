import pg from 'pg'

/** The PostgreSQL that the test run has started, if it has. */
const server = process.env['FIREGROUP_TEST_POSTGRES'] || null

/** For tests that need it, with its name in the title: a run says what it left out. */
export const isWithoutPostgres = server === null

/** The address of an empty database, gone afterwards. */
export async function postgresDatabase(): Promise<{ readonly url: string; query(sql: string): Promise<void> } & AsyncDisposable> {
  const name = `firegroup_cli_${process.pid}_${Date.now() % 1e6}`
  const client = new pg.Client({ connectionString: server! })
  await client.connect()
  await client.query(`CREATE DATABASE ${name}`)
  const own = new URL(server!)
  own.pathname = `/${name}`
  return {
    url: own.href,
    async query(sql) {
      const inside = new pg.Client({ connectionString: own.href })
      await inside.connect()
      await inside.query(sql)
      await inside.end()
    },
    async [Symbol.asyncDispose]() {
      await client.query(`DROP DATABASE ${name} WITH (FORCE)`)
      await client.end()
    },
  }
}

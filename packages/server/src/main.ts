/** `firegroup-server`: the server by itself, and what whoever runs it has to do now and then. */
import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { Command, Option } from 'commander'
import { backUp, ban, deletePerson, exportPerson, reports, settleReport } from './admin.ts'
import { fileHandler } from './http/files.ts'
import { noticeOptionsFrom } from './notices/from-env.ts'
import { restore } from './restore.ts'
import { startServer } from './server.ts'
import { databaseFile, migrate, type OpenDatabase, openPostgres, openSqlite, versionProblem } from './store/database.ts'

const USUAL_FOLDER = 'data'
const LEVELS = ['silent', 'error', 'warn', 'info', 'debug'] as const

interface ServeOptions {
  readonly host: string
  readonly port: string
  readonly origin: string[]
  readonly secure: boolean
  readonly app?: string
  readonly log: (typeof LEVELS)[number]
  readonly metricsToken?: string
}

export async function main(argv: readonly string[]): Promise<void> {
  const program = new Command('firegroup-server')
    .description('Firegroup online: tables, people and matches behind one port.')
    .option('--data <folder>', 'where the embedded database lies', USUAL_FOLDER)
    .option('--database <url>', 'postgres://… in place of it (or DATABASE_URL)', process.env['DATABASE_URL'])
  const open = (): OpenDatabase => {
    const { data, database } = program.opts<{ data: string; database?: string }>()
    return database ? openPostgres(database) : openSqlite(resolve(data))
  }
  /** A database that is there and up to date: whatever is done to people is done to what the server has. */
  const existing = async (): Promise<OpenDatabase> => {
    const { data, database } = program.opts<{ data: string; database?: string }>()
    if (!database && !existsSync(databaseFile(resolve(data))))
      throw new Error(`There is no database in ${resolve(data)}. Name its folder with --data.`)
    const base = open()
    const problem = await versionProblem(base)
    if (problem === null) return base
    await base.db.destroy()
    throw new Error(problem)
  }
  program
    .command('serve', { isDefault: true })
    .description('answers on a port until it is stopped')
    .option('--host <name>', 'who may reach it: 127.0.0.1 is this computer, 0.0.0.0 everybody', '127.0.0.1')
    .option('--port <number>', 'the first port that is tried', '4173')
    .option('--origin <url...>', 'pages of other addresses that may use it: that of a proxy in front of it', [])
    .option('--app <folder>', 'the built app, which is served with it')
    .option('--secure', 'it is reached over TLS: cookies go nowhere else', false)
    .addOption(new Option('--log <level>', 'what is written to standard error, a line of JSON each').choices(LEVELS).default('info'))
    .option(
      '--metrics-token <text>',
      'opens /metrics to whoever sends it (or FIREGROUP_METRICS_TOKEN)',
      process.env['FIREGROUP_METRICS_TOKEN'],
    )
    .action(async ({ host, port, origin, secure, app, log, metricsToken }: ServeOptions) => {
      const page = app === undefined ? {} : { page: fileHandler(resolve(app)) }
      const logging = { level: log }
      const server = await startServer({
        database: open(),
        host,
        port: Number(port),
        origins: origin,
        secure,
        logging,
        metricsToken,
        notices: noticeOptionsFrom(process.env, origin),
        ...page,
      })
      console.log(`Firegroup answers at ${server.address}. Ctrl-C ends it.`)
      for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => void server.stop().then(() => process.exit(0)))
    })
  program
    .command('migrate')
    .description('brings the database to what this version expects')
    .action(() => using(open(), async (base) => say(await migrate(base), 'The database is up to date.')))
  program
    .command('ban <name>')
    .description('signs somebody out for good, by his name or his id')
    .action(async (name: string) => using(await existing(), async ({ db }) => say([await ban(db, name)])))
  program
    .command('export-person <name>')
    .description('all that is kept of somebody, as JSON')
    .action(async (name: string) => using(await existing(), async ({ db }) => say([JSON.stringify(await exportPerson(db, name), null, 2)])))
  program
    .command('delete-person <name>')
    .description('forgets somebody; the matches stay, without the name')
    .action(async (name: string) => using(await existing(), async ({ db }) => say([await deletePerson(db, name)])))
  program
    .command('reports')
    .description('what people have reported of each other, the latest first')
    .option('--all', 'those that are settled too', false)
    .option('--settle <number>', 'one of them is dealt with')
    .action(async ({ all, settle }: { all: boolean; settle?: string }) =>
      using(await existing(), async ({ db }) =>
        settle === undefined
          ? say(await reports(db, all), 'There is no report.')
          : say([await settleReport(db, numberOf(settle), new Date().toISOString())]),
      ),
    )
  program
    .command('backup <file>')
    .description('a copy of the embedded database, also while the server runs')
    .action(async (file: string) => using(await existing(), async (base) => say([await backUp(base, resolve(file))])))
  program
    .command('restore <file>')
    .description('back from a copy, while no server runs; what was there before is kept beside it')
    .action(async (file: string) => {
      const { data, database } = program.opts<{ data: string; database?: string }>()
      if (database) throw new Error('PostgreSQL has tools of its own: pg_restore --clean --dbname=DATABASE_URL FILE.')
      say([await restore(resolve(data), resolve(file), () => new Date().toISOString())])
    })
  try {
    await program.parseAsync([...argv])
  } catch (error) {
    console.error(`firegroup-server: ${(error as Error).message}`)
    process.exitCode = 1
  }
}

async function using(base: OpenDatabase, work: (base: OpenDatabase) => Promise<void>): Promise<void> {
  try {
    await work(base)
  } finally {
    await base.db.destroy()
  }
}

function say(lines: readonly string[], otherwise = ''): void {
  for (const line of lines.length > 0 ? lines : [otherwise]) console.log(line)
}

function numberOf(text: string): number {
  if (!/^\d{1,15}$/.test(text)) throw new Error(`'${text}' is no number of a report.`)
  return Number(text)
}

/**
 * Node's own SQLite for Kysely, with writes that share their way to the disk. Reaching it takes milliseconds in which nothing else can be done, and one way is as
 * long for many as for one: what is written meanwhile waits together, and nobody is answered before all of it is there.
 */
import type { DatabaseSync, SQLInputValue, StatementSync } from 'node:sqlite'
import {
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type Kysely,
  type QueryResult,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely'

/** `isKept`: there is a disk to wait for. */
export function groupedSqlite(database: DatabaseSync, isKept = true): Dialect {
  return {
    createAdapter: () => new GroupedAdapter(),
    createDriver: () => new GroupedDriver(database, isKept),
    createIntrospector: (db: Kysely<unknown>) => new SqliteIntrospector(db),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  }
}

/** Who may use it next is for the driver to say, which lets others on while somebody waits for the disk. */
class GroupedAdapter extends SqliteAdapter {
  override get supportsMultipleConnections(): boolean {
    return true
  }
}

/** The disk is busy for one part of the time at most, and free for so many. */
const FREE_PARTS = 4
/** But nobody waits longer than this to be taken there, in milliseconds. */
const LONGEST = 30
/** So many statements are kept ready. */
const MOST_STATEMENTS = 400
const SAVEPOINT = 'one_of_the_group'

/** Writes that reach the disk together, or not at all. */
interface Group {
  readonly done: Promise<void>
  readonly settle: (error?: Error) => void
}

class Connection implements DatabaseConnection {
  readonly #driver: GroupedDriver
  /** That what was written here is on the disk. */
  group: Group | null = null
  inTransaction = false

  constructor(driver: GroupedDriver) {
    this.#driver = driver
  }

  async executeQuery<R>({ sql, parameters }: CompiledQuery): Promise<QueryResult<R>> {
    return this.#driver.run<R>(this, sql, parameters as readonly SQLInputValue[])
  }

  streamQuery<R>(): AsyncIterableIterator<QueryResult<R>> {
    throw new Error('Nothing is streamed from this database.')
  }
}

interface Ready {
  readonly statement: StatementSync
  readonly isReader: boolean
}

class GroupedDriver implements Driver {
  readonly #database: DatabaseSync
  readonly #isKept: boolean
  readonly #statements = new Map<string, Ready>()
  #group: Group | null = null
  /** Whose turn it is: one after the other. */
  #turn: Promise<void> = Promise.resolve()
  #pass: () => void = () => undefined
  #freeAt = 0

  constructor(database: DatabaseSync, isKept: boolean) {
    this.#database = database
    this.#isKept = isKept
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<DatabaseConnection> {
    await this.#take()
    return new Connection(this)
  }

  async beginTransaction(connection: Connection): Promise<void> {
    connection.group = this.#join()
    this.#database.exec(`SAVEPOINT ${SAVEPOINT}`)
    connection.inTransaction = true
  }

  async commitTransaction(connection: Connection): Promise<void> {
    this.#database.exec(`RELEASE ${SAVEPOINT}`)
    connection.inTransaction = false
  }

  async rollbackTransaction(connection: Connection): Promise<void> {
    if (!connection.inTransaction) return
    connection.inTransaction = false
    connection.group = null
    this.#database.exec(`ROLLBACK TO ${SAVEPOINT}; RELEASE ${SAVEPOINT}`)
  }

  /** Others are let on; whoever has written waits until it is on the disk. */
  async releaseConnection({ group }: Connection): Promise<void> {
    this.#pass()
    await group?.done
  }

  async destroy(): Promise<void> {
    await this.#take()
    this.#commit()
    this.#database.close()
    this.#pass()
  }

  run<R>(connection: Connection, sql: string, parameters: readonly SQLInputValue[]): QueryResult<R> {
    const kind = kindOf(sql)
    if (kind === 'alone') this.#commit()
    else if (kind === 'write' && !connection.inTransaction) connection.group = this.#join()
    const { statement, isReader } = this.#ready(sql)
    if (isReader) return { rows: statement.all(...parameters) as R[] }
    const { changes, lastInsertRowid } = statement.run(...parameters)
    return { insertId: BigInt(lastInsertRowid), numAffectedRows: BigInt(changes), rows: [] }
  }

  #ready(sql: string): Ready {
    let ready = this.#statements.get(sql)
    if (!ready) {
      if (this.#statements.size >= MOST_STATEMENTS) this.#statements.clear()
      const statement = this.#database.prepare(sql)
      ready = { statement, isReader: statement.columns().length > 0 }
      this.#statements.set(sql, ready)
    }
    return ready
  }

  /** The group that goes to the disk next; the first of it begins it. */
  #join(): Group {
    if (this.#group) return this.#group
    this.#database.exec('BEGIN IMMEDIATE')
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    promise.catch(() => undefined) // whoever has written hears of it
    this.#group = { done: promise, settle: (error) => (error ? reject(error) : resolve()) }
    const wait = Math.min(LONGEST, this.#freeAt - performance.now())
    const goes = (): void =>
      void this.#take().then(() => {
        this.#commit()
        this.#pass()
      })
    if (!this.#isKept) queueMicrotask(goes)
    else if (wait > 1) setTimeout(goes, wait)
    else setImmediate(goes)
    return this.#group
  }

  #commit(): void {
    const group = this.#group
    if (!group) return
    this.#group = null
    const began = performance.now()
    try {
      this.#database.exec('COMMIT')
      group.settle()
    } catch (error) {
      this.#database.exec('ROLLBACK')
      group.settle(error as Error)
    }
    const now = performance.now()
    this.#freeAt = now + FREE_PARTS * (now - began)
  }

  async #take(): Promise<void> {
    const before = this.#turn
    const { promise, resolve } = Promise.withResolvers<void>()
    this.#turn = promise
    await before
    this.#pass = resolve
  }
}

/** What only reads; what changes something; and what can't be done together with anything else. */
function kindOf(sql: string): 'read' | 'write' | 'alone' {
  const [word] = /^\s*\w+/.exec(sql) ?? ['']
  const first = word.trim().toLowerCase()
  if (first === 'select' || first === 'explain') return 'read'
  return first === 'vacuum' || first === 'pragma' || first === 'attach' ? 'alone' : 'write'
}

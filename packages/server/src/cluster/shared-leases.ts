/** Leases of processes that share a PostgreSQL. A process says every moment that it lives; what belongs to one that has fallen silent is anybody's. */
import { randomBytes } from 'node:crypto'
import { sql, type Transaction } from 'kysely'
import { newId } from '../secrets.ts'
import type { Database } from '../store/database.ts'
import type { Tables } from '../store/schema.ts'
import { type Lease, LeaseLost, type Leases } from './leases.ts'

/** So long a process counts as living after it last said so, in seconds, and so often it does, in milliseconds. */
const LIFE = 3.5
const BEAT = 500
/** Processes that have been silent for so long are forgotten. */
const FORGOTTEN = 600

/** The database's clock is the only one that counts: those of the machines may differ. */
const NOW = sql<number>`extract(epoch from clock_timestamp())`

/**
 * Those who live: they have said so a moment ago, and their post's connection stands. The database notices at once that a program was killed; that a
 * machine has lost its network only time tells.
 */
const LIVING = sql<string>`(SELECT processes.id FROM processes JOIN pg_stat_activity ON application_name = 'firegroup_' || processes.id WHERE until > ${NOW})`

interface Held {
  readonly fence: string
  users: number
  /** Whose it is, once that is settled. */
  readonly owner: Promise<string>
}

export class SharedLeases implements Leases {
  /** This process, as the others know it. */
  readonly self: string = randomBytes(8).toString('hex')
  readonly #db: Database
  readonly #held = new Map<string, Held>()
  readonly #beats = new Set<(living: ReadonlySet<string>) => void>()
  readonly #losses = new Set<(table: string) => void>()
  #timer: NodeJS.Timeout | null = null
  #beating: Promise<void> = Promise.resolve()
  #last = 0
  #closed = false

  constructor(db: Database) {
    this.#db = db
  }

  /** Told after every beat of those who live. */
  onBeat(listener: (living: ReadonlySet<string>) => void): void {
    this.#beats.add(listener)
  }

  /** Told of every table that another process has taken from us. */
  onLost(listener: (table: string) => void): void {
    this.#losses.add(listener)
  }

  async start(): Promise<void> {
    await this.#beat()
    this.#next()
  }

  async take(table: string): Promise<Lease | string> {
    let held = this.#held.get(table)
    if (!held) {
      const fence = newId()
      held = { fence, users: 0, owner: this.#claim(table, fence) }
      this.#held.set(table, held)
    }
    const here = held
    here.users++
    const owner = await here.owner.catch((error: Error) => {
      this.#forget(table, here)
      throw error
    })
    if (owner !== this.self) {
      this.#forget(table, here)
      return owner
    }
    let used = true
    return {
      leave: () => {
        if (used) this.#leave(table, here)
        used = false
      },
    }
  }

  async hold(trx: Transaction<Tables>, table: string): Promise<void> {
    const fence = this.#held.get(table)?.fence
    // whoever wants to take it over waits for this lock, and so for our transaction
    const ours =
      fence !== undefined &&
      (await trx
        .selectFrom('leases')
        .select('id')
        .where('id', '=', table)
        .where('process', '=', this.self)
        .where('fence', '=', fence)
        .forShare()
        .executeTakeFirst())
    if (ours) return
    this.#lose(table)
    throw new LeaseLost()
  }

  /** Tables whose process has died, a few at a time. */
  async orphans(most: number): Promise<readonly string[]> {
    const rows = await this.#db.selectFrom('leases').select('id').where('process', 'not in', LIVING).limit(most).execute()
    return rows.map(({ id }) => id)
  }

  /** Nothing is ours any more: others need not wait. */
  async close(): Promise<void> {
    this.#closed = true
    if (this.#timer) clearTimeout(this.#timer)
    await this.#beating
    this.#held.clear()
    await this.#db.deleteFrom('leases').where('process', '=', this.self).execute()
    await this.#db.deleteFrom('processes').where('id', '=', this.self).execute()
  }

  /** Takes the table if nobody has it, or nobody who lives; whose it is then. */
  async #claim(table: string, fence: string): Promise<string> {
    for (;;) {
      const taken = await this.#db
        .insertInto('leases')
        .values({ id: table, process: this.self, fence })
        .onConflict((conflict) =>
          conflict
            .column('id')
            .doUpdateSet({ process: this.self, fence })
            .where((is) => is.or([is('leases.process', '=', this.self), is('leases.process', 'not in', LIVING)])),
        )
        .returning('process')
        .executeTakeFirst()
      if (taken) return taken.process
      const other = await this.#db.selectFrom('leases').select('process').where('id', '=', table).executeTakeFirst()
      if (other) return other.process
    }
  }

  #leave(table: string, held: Held): void {
    held.users--
    if (held.users > 0 || this.#held.get(table) !== held) return
    this.#held.delete(table)
    // one that is not given back is anybody's as soon as this process ends
    void this.#db
      .deleteFrom('leases')
      .where('id', '=', table)
      .where('fence', '=', held.fence)
      .execute()
      .catch(() => undefined)
  }

  #forget(table: string, held: Held): void {
    if (this.#held.get(table) === held) this.#held.delete(table)
  }

  #lose(table: string): void {
    if (!this.#held.delete(table)) return
    for (const listener of this.#losses) listener(table)
  }

  #next(): void {
    if (this.#closed) return
    this.#timer = setTimeout(() => {
      this.#beating = this.#beat().catch(() => undefined)
      void this.#beating.then(() => this.#next())
    }, BEAT)
    this.#timer.unref()
  }

  async #beat(): Promise<void> {
    const wasSilent = performance.now() - this.#last > LIFE * 1000
    const until = sql<number>`${NOW} + ${LIFE}`
    await this.#db
      .insertInto('processes')
      .values({ id: this.self, until })
      .onConflict((conflict) => conflict.column('id').doUpdateSet({ until }))
      .execute()
    this.#last = performance.now()
    if (wasSilent) await this.#look()
    await this.#db.deleteFrom('processes').where('until', '<', sql<number>`${NOW} - ${FORGOTTEN}`).execute()
    const living = await this.#db.selectFrom('processes').select('id').where('id', 'in', LIVING).execute()
    const ids = new Set(living.map(({ id }) => id))
    for (const listener of this.#beats) listener(ids)
  }

  /** We were silent for so long that others may have taken what was ours. */
  async #look(): Promise<void> {
    const rows = await this.#db.selectFrom('leases').select('fence').where('process', '=', this.self).execute()
    const ours = new Set(rows.map(({ fence }) => fence))
    for (const [table, { fence, owner }] of [...this.#held])
      if ((await owner.catch(() => '')) === this.self && !ours.has(fence)) this.#lose(table)
  }
}

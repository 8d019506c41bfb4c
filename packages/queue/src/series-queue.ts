import { randomUUID } from 'node:crypto'
import type { Orders, Task } from '@firegroup/lab'
import type pg from 'pg'
import { type Base, type Job, openBase, QUEUE } from './base.ts'
import { codeDigest } from './code.ts'
import { takenOver } from './taken-over.ts'

/** What is done with each game: it is played to its end, or it is also told what comes of the ways to decide some of its questions. */
export type SeriesKind = 'play' | 'branch'

/** A series to be played by whoever works for the queue. */
export interface OrderedSeries {
  readonly kind: SeriesKind
  /** The version of the system's rules: workers with others leave it alone. */
  readonly rules: number
  /** What all decides how games go, in a digest; that of this program unless given. */
  readonly code?: string
  readonly orders: Orders
  readonly tasks: readonly Task[]
  /** What whoever ordered it wants to know of it later. */
  readonly about?: unknown
}

export interface SeriesState {
  readonly id: string
  readonly games: number
  readonly done: number
  /** Why it can't be played; null while all is well. */
  readonly problem: string | null
  readonly cancelled: boolean
  readonly about: unknown
  readonly made: string
}

/** A series is cut into about so many jobs, of so many games at most. */
const JOBS = 400
const LARGEST_JOB = 25
/** What was ordered so many days ago is forgotten. */
const KEPT_DAYS = 30
/** A worker that has not been heard of for so many seconds does not count. */
const SILENT = 15

const STATE = `
  SELECT id, games, problem, cancelled, about, made,
    (SELECT count(*)::integer FROM firegroup_series.records WHERE series = series.id) AS done
  FROM firegroup_series.series`

interface StateRow extends Omit<SeriesState, 'about' | 'made'> {
  readonly about: string | null
  readonly made: Date
}

/** Series of games on a queue in PostgreSQL, as whoever orders them sees it. */
export class SeriesQueue {
  readonly #base: Base

  private constructor(base: Base) {
    this.#base = base
  }

  static async open(url: string): Promise<SeriesQueue> {
    return new SeriesQueue(await openBase(url))
  }

  /** Cuts a series into jobs; whoever works plays them. Games that were played here before, in whatever series, are not played again. Its id. */
  async order({ kind, rules, code = codeDigest(), orders, tasks, about }: OrderedSeries): Promise<string> {
    const id = randomUUID()
    const { pool, boss } = this.#base
    await pool.query(`DELETE FROM firegroup_series.series WHERE made < now() - interval '${KEPT_DAYS} days'`)
    await pool.query(`DELETE FROM firegroup_series.workers WHERE seen < now() - interval '1 day'`)
    const client = await pool.connect()
    try {
      // all of it or nothing: a series without its jobs would never be played
      await client.query('BEGIN')
      await client.query(
        'INSERT INTO firegroup_series.series (id, kind, rules, code, orders, tasks, games, about) VALUES ($1, $2, $3, $4, $5, $6, $7, $8)',
        [id, kind, rules, code, JSON.stringify(orders), JSON.stringify(tasks), tasks.length, JSON.stringify(about ?? null)],
      )
      const done = await takenOver(client, id, tasks)
      await boss.insert(QUEUE, jobsOf(id, tasks.length, done), { db: asDatabase(client) })
      await client.query('COMMIT')
    } catch (error) {
      await client.query('ROLLBACK')
      throw error
    } finally {
      client.release()
    }
    return id
  }

  async state(id: string): Promise<SeriesState | null> {
    return (await this.states([id]))[0] ?? null
  }

  /** Of those that there are, the latest first. */
  async states(ids: readonly string[]): Promise<readonly SeriesState[]> {
    const { rows } = await this.#base.pool.query<StateRow>(`${STATE} WHERE id = ANY ($1) ORDER BY made DESC`, [ids])
    return rows.map(stateOf)
  }

  /** What came of the games, in their order, up to the first that is not played: what a shorter series would have given. */
  async records<R>(id: string): Promise<readonly R[]> {
    return (await this.recordTexts(id)).map((record) => JSON.parse(record) as R)
  }

  /** The same as the texts that they are kept as, so many from one on. */
  async recordTexts(id: string, from = 0, most: number | null = null): Promise<readonly string[]> {
    const { rows } = await this.#base.pool.query<{ number: number; record: string }>(
      'SELECT number, record FROM firegroup_series.records WHERE series = $1 AND number >= $2 ORDER BY number LIMIT $3',
      [id, from, most],
    )
    const missing = rows.findIndex(({ number }, i) => number !== from + i)
    return rows.slice(0, missing < 0 ? rows.length : missing).map(({ record }) => record)
  }

  /** How many programs work for it now. */
  async workers(): Promise<number> {
    const { rows } = await this.#base.pool.query<{ count: number }>(
      `SELECT count(*)::integer AS count FROM firegroup_series.workers WHERE seen > now() - interval '${SILENT} seconds'`,
    )
    return rows[0]?.count ?? 0
  }

  /** Nobody begins with what is left of it; what is played stays. */
  async cancel(id: string): Promise<void> {
    await this.#base.pool.query('UPDATE firegroup_series.series SET cancelled = true WHERE id = $1', [id])
  }

  async forget(id: string): Promise<void> {
    await this.#base.pool.query('DELETE FROM firegroup_series.series WHERE id = $1', [id])
  }

  close(): Promise<void> {
    return this.#base.close()
  }
}

/** Those that are not done, in jobs of games that follow each other. */
function jobsOf(series: string, games: number, done: ReadonlySet<number>): { data: Job }[] {
  const size = Math.max(1, Math.min(LARGEST_JOB, Math.ceil((games - done.size) / JOBS)))
  const jobs: { data: Job }[] = []
  for (let from = 0; from < games; from++) {
    if (done.has(from)) continue
    let to = from + 1
    while (to < games && to - from < size && !done.has(to)) to++
    jobs.push({ data: { series, from, games: to - from } })
    from = to - 1
  }
  return jobs
}

const asDatabase = (client: pg.PoolClient) => ({
  executeSql: (text: string, values?: unknown[]) => client.query(text, values),
})

function stateOf({ about, made, ...rest }: StateRow): SeriesState {
  return { ...rest, about: about === null ? null : (JSON.parse(about) as unknown), made: made.toISOString() }
}

import { randomUUID } from 'node:crypto'
import type { Orders, Task } from '@firegroup/lab'
import { type Base, type Job, openBase, QUEUE } from './base.ts'

/** What is done with each game: it is played to its end, or the positions that it goes through are gathered. */
export type SeriesKind = 'play' | 'gather'

/** A series to be played by whoever works for the queue. */
export interface OrderedSeries {
  readonly kind: SeriesKind
  /** The version of the system's rules: workers with others leave it alone. */
  readonly rules: number
  readonly orders: Orders
  readonly tasks: readonly Task[]
  /** Whose it is, and what he wants to know of it later. */
  readonly owner?: string
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
/** What nobody has asked for in so many days is forgotten. */
const KEPT_DAYS = 30

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

  /** Cuts a series into jobs; whoever works plays them. Its id. */
  async order({ kind, rules, orders, tasks, owner, about }: OrderedSeries): Promise<string> {
    const id = randomUUID()
    const { pool, boss } = this.#base
    await pool.query(`DELETE FROM firegroup_series.series WHERE made < now() - interval '${KEPT_DAYS} days'`)
    await pool.query(
      'INSERT INTO firegroup_series.series (id, kind, rules, orders, tasks, games, owner, about) VALUES ($1, $2, $3, $4, $5, $6, $7, $8)',
      [id, kind, rules, JSON.stringify(orders), JSON.stringify(tasks), tasks.length, owner ?? null, JSON.stringify(about ?? null)],
    )
    const size = Math.max(1, Math.min(LARGEST_JOB, Math.ceil(tasks.length / JOBS)))
    const jobs = Array.from({ length: Math.ceil(tasks.length / size) }, (_, i): { data: Job } => ({
      data: { series: id, from: i * size, games: Math.min(size, tasks.length - i * size) },
    }))
    await boss.insert(QUEUE, jobs)
    return id
  }

  async state(id: string): Promise<SeriesState | null> {
    const { rows } = await this.#base.pool.query<StateRow>(`${STATE} WHERE id = $1`, [id])
    return rows[0] ? stateOf(rows[0]) : null
  }

  /** Those of somebody, the latest first. */
  async of(owner: string): Promise<readonly SeriesState[]> {
    const { rows } = await this.#base.pool.query<StateRow>(`${STATE} WHERE owner = $1 ORDER BY made DESC LIMIT 50`, [owner])
    return rows.map(stateOf)
  }

  /** Whether a series is somebody's. */
  async isOf(id: string, owner: string): Promise<boolean> {
    const { rowCount } = await this.#base.pool.query('SELECT 1 FROM firegroup_series.series WHERE id = $1 AND owner = $2', [id, owner])
    return rowCount === 1
  }

  /** What came of the games, in their order, up to the first that is not played: what a shorter series would have given. */
  async records<R>(id: string): Promise<readonly R[]> {
    const { rows } = await this.#base.pool.query<{ number: number; record: string }>(
      'SELECT number, record FROM firegroup_series.records WHERE series = $1 ORDER BY number',
      [id],
    )
    const missing = rows.findIndex(({ number }, i) => number !== i)
    return rows.slice(0, missing < 0 ? rows.length : missing).map(({ record }) => JSON.parse(record) as R)
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

function stateOf({ about, made, ...rest }: StateRow): SeriesState {
  return { ...rest, about: about === null ? null : (JSON.parse(about) as unknown), made: made.toISOString() }
}

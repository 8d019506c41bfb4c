import { randomUUID } from 'node:crypto'
import type { Batch, Orders, Task } from '@firegroup/lab'
import { type Base, type Job, openBase, QUEUE } from './base.ts'
import { codeDigest } from './code.ts'
import type { SeriesKind } from './series-queue.ts'

/** Plays games of one series, a batch after the other, somewhere: on a thread. */
export interface BatchPlayer {
  /** What came of each, in order; throws a `GameFailed` where a game itself fails, which no other worker would do better. */
  play(batch: Batch): Promise<readonly unknown[]>
  close(): Promise<void>
}

/** A game itself failed: it would do so at every worker. */
export class GameFailed extends Error {
  override readonly name = 'GameFailed'
}

interface Loaded {
  readonly kind: SeriesKind
  readonly orders: Orders
  readonly tasks: readonly Task[]
}

/** A slot plays one series after the other. */
interface Playing {
  readonly series: string
  readonly tasks: readonly Task[]
  readonly player: BatchPlayer
}

interface WorkerParts {
  /** How many jobs at a time. */
  readonly jobs: number
  readonly player: (kind: SeriesKind, orders: Orders) => BatchPlayer
  /** The version of a system's rules here; null for one that is not known. */
  readonly rules: (system: string) => number | null
  /** What all decides how games go, in a digest; that of this program unless given. */
  readonly code?: string
  readonly onPlayed?: (games: number) => void
}

/** So long there is nothing to do before the queue is asked again, in milliseconds; and so often a worker says that it still plays. */
const ASK_AGAIN = 400
const TOUCH = 2_500
/** And so often that it is there at all. */
const BEAT = 4_000

/** One of any number of programs, on any number of machines, that play what is on the queue. */
export class SeriesWorker {
  readonly #parts: WorkerParts
  readonly #base: Base
  readonly #slots: Promise<void>[]
  readonly #busy = new Set<string>()
  readonly #id = randomUUID()
  readonly #beating: NodeJS.Timeout
  #closed = false
  #ending: Promise<void> | null = null

  private constructor(base: Base, parts: WorkerParts) {
    this.#base = base
    this.#parts = parts
    void this.#beat()
    this.#beating = setInterval(() => void this.#beat(), BEAT)
    this.#slots = Array.from({ length: parts.jobs }, () => this.#work())
  }

  static async start(url: string, parts: WorkerParts): Promise<SeriesWorker> {
    return new SeriesWorker(await openBase(url), parts)
  }

  /** Resolves when it has ended. */
  async ended(): Promise<void> {
    await Promise.all(this.#slots)
  }

  /** Gives back what it plays, so that others need not wait, and ends. */
  close(): Promise<void> {
    this.#ending ??= this.#end()
    return this.#ending
  }

  async #end(): Promise<void> {
    this.#closed = true
    clearInterval(this.#beating)
    if (this.#busy.size > 0) await this.#base.boss.fail(QUEUE, [...this.#busy]).catch(() => undefined)
    await Promise.allSettled(this.#slots)
    await this.#base.pool.query('DELETE FROM firegroup_series.workers WHERE id = $1', [this.#id]).catch(() => undefined)
    await this.#base.close()
  }

  async #beat(): Promise<void> {
    const text = 'INSERT INTO firegroup_series.workers (id, seen) VALUES ($1, now()) ON CONFLICT (id) DO UPDATE SET seen = now()'
    await this.#base.pool.query(text, [this.#id]).catch(() => undefined)
  }

  async #work(): Promise<void> {
    let at = null as Playing | null
    while (!this.#closed) {
      // a database that is away for a while comes back
      const job = await this.#next().catch(() => null)
      if (!job) {
        await new Promise((resolve) => setTimeout(resolve, ASK_AGAIN))
        continue
      }
      const { series } = job.data
      if (at?.series !== series) {
        await at?.player.close()
        at = { series, tasks: job.loaded.tasks, player: this.#parts.player(job.loaded.kind, job.loaded.orders) }
      }
      const isWell = await this.#play(job.id, job.data, at).catch(() => false)
      if (isWell) continue
      await at.player.close()
      at = null
    }
    await at?.player.close()
  }

  /** A job with the series that it belongs to; null where there is nothing to do. */
  async #next(): Promise<{ readonly id: string; readonly data: Job; readonly loaded: Loaded } | null> {
    const { boss } = this.#base
    const [job] = await boss.fetch<Job>(QUEUE, { batchSize: 1 })
    if (!job) return null
    const { id, data } = job
    const loaded = await this.#load(data.series)
    if (loaded) return { id, data, loaded }
    await boss.complete(QUEUE, id)
    return this.#next()
  }

  async #play(id: string, { series, from, games }: Job, { tasks, player }: Playing): Promise<boolean> {
    const { boss } = this.#base
    this.#busy.add(id)
    const touching = setInterval(() => void boss.touch(QUEUE, id).catch(() => undefined), TOUCH)
    try {
      const batch: Batch = { games: tasks.slice(from, from + games).map((task, i) => ({ number: from + i, task })) }
      const records = await Promise.race([player.play(batch), this.#closing()])
      if (records === null) return true
      await this.#keep(series, from, records)
      await boss.complete(QUEUE, id)
      this.#parts.onPlayed?.(records.length)
      return true
    } catch (error) {
      // what a thread or the network did may go better another time
      if (!(error instanceof GameFailed)) {
        await boss.fail(QUEUE, id, { message: (error as Error).message }).catch(() => undefined)
        return false
      }
      await this.#base.pool.query('UPDATE firegroup_series.series SET problem = $2 WHERE id = $1', [series, (error as Error).message])
      await boss.complete(QUEUE, id)
      return true
    } finally {
      clearInterval(touching)
      this.#busy.delete(id)
    }
  }

  async #closing(): Promise<null> {
    while (!this.#closed) await new Promise((resolve) => setTimeout(resolve, 50).unref())
    return null
  }

  /** A game that was played twice, because a worker was taken for dead, came out the same. */
  async #keep(series: string, from: number, records: readonly unknown[]): Promise<void> {
    await this.#base.pool.query(
      `INSERT INTO firegroup_series.records (series, number, record)
       SELECT $1, $2::integer + ordinality - 1, record FROM unnest($3::text[]) WITH ORDINALITY AS played(record, ordinality)
       WHERE EXISTS (SELECT 1 FROM firegroup_series.series WHERE id = $1)
       ON CONFLICT DO NOTHING`,
      [series, from, records.map((record) => JSON.stringify(record))],
    )
  }

  /** Null for a series that nobody waits for any more. */
  async #load(id: string): Promise<Loaded | null> {
    const { rows } = await this.#base.pool.query<{ kind: SeriesKind; rules: number; code: string; orders: string; tasks: string }>(
      'SELECT kind, rules, code, orders, tasks FROM firegroup_series.series WHERE id = $1 AND NOT cancelled AND problem IS NULL',
      [id],
    )
    const [row] = rows
    if (!row) return null
    const orders = JSON.parse(row.orders) as Orders
    const here = this.#parts.rules(orders.system)
    const isOther = here !== row.rules
    if (isOther || row.code !== (this.#parts.code ?? codeDigest())) {
      const problem = isOther
        ? `A worker has version ${here ?? 'none'} of the rules of '${orders.system}', and the series was ordered with version ${row.rules}. Bring all to the same version.`
        : 'A worker has other rules, players or boards than those that the series was ordered with. Bring all to the same version.'
      await this.#base.pool.query('UPDATE firegroup_series.series SET problem = $2 WHERE id = $1', [id, problem])
      return null
    }
    return { kind: row.kind, orders, tasks: JSON.parse(row.tasks) as Task[] }
  }
}

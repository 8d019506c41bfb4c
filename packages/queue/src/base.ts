/** What series on a queue need of PostgreSQL: the queue itself, which is pg-boss's, and tables beside it for what is played, what came of it and who works. */
import pg from 'pg'
import { PgBoss } from 'pg-boss'

export const QUEUE = 'games'
/** A worker that has not been heard of for so many seconds is dead: others play its games. */
const HEARTBEAT = 10
/** A job is tried so often: with a worker that dies at each of them, something is wrong with the games. */
const TRIES = 50
const LONGEST_JOB = 6 * 3600

/** A part of a series: so many games from this one on. */
export interface Job {
  readonly series: string
  readonly from: number
  readonly games: number
}

export interface Base {
  readonly boss: PgBoss
  readonly pool: pg.Pool
  close(): Promise<void>
}

export async function openBase(url: string): Promise<Base> {
  const pool = new pg.Pool({ connectionString: url, max: 4 })
  pool.on('error', () => undefined) // the next query opens another connection, or says what is wrong
  const boss = new PgBoss({
    connectionString: url,
    max: 4,
    schema: 'firegroup_queue',
    schedule: false,
    superviseIntervalSeconds: 1,
    monitorIntervalSeconds: 1,
    useListenNotify: false,
  })
  boss.on('error', () => undefined)
  try {
    await makeTables(pool)
    await boss.start()
    await boss.createQueue(QUEUE, { retryLimit: TRIES, retryDelay: 0, heartbeatSeconds: HEARTBEAT, expireInSeconds: LONGEST_JOB })
  } catch (error) {
    await boss.stop({ graceful: false }).catch(() => undefined)
    await pool.end()
    throw error
  }
  return {
    boss,
    pool,
    async close() {
      await boss.stop({ graceful: false })
      await pool.end()
    },
  }
}

/** Records are texts, so that they come back to the byte as they were written. */
const TABLES = `
  SELECT pg_advisory_xact_lock(hashtext('firegroup series'));
  CREATE SCHEMA IF NOT EXISTS firegroup_series;
  CREATE TABLE IF NOT EXISTS firegroup_series.series (
    id text PRIMARY KEY,
    kind text NOT NULL,
    rules integer NOT NULL,
    code text NOT NULL DEFAULT '',
    orders text NOT NULL,
    tasks text NOT NULL,
    games integer NOT NULL,
    about text,
    problem text,
    cancelled boolean NOT NULL DEFAULT false,
    made timestamptz NOT NULL DEFAULT now()
  );
  ALTER TABLE firegroup_series.series ADD COLUMN IF NOT EXISTS code text NOT NULL DEFAULT '';
  CREATE TABLE IF NOT EXISTS firegroup_series.workers (
    id text PRIMARY KEY,
    seen timestamptz NOT NULL
  );
  CREATE TABLE IF NOT EXISTS firegroup_series.records (
    series text NOT NULL REFERENCES firegroup_series.series (id) ON DELETE CASCADE,
    number integer NOT NULL,
    record text NOT NULL,
    PRIMARY KEY (series, number)
  );
`

async function makeTables(pool: pg.Pool): Promise<void> {
  const client = await pool.connect()
  try {
    await client.query(`BEGIN; ${TABLES} COMMIT`)
  } finally {
    client.release()
  }
}

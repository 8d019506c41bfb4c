import type { Task } from '@firegroup/lab'
import type pg from 'pg'

/** So many series that were played before are looked through. */
const MOST_BEFORE = 20

/**
 * Gives a series what others have left that played the same: a game depends on the rules, the players and its task alone. So one that goes on
 * with more games, or again after it was cancelled, plays only what is missing. The numbers of what it has now.
 */
export async function takenOver(client: pg.PoolClient, id: string, tasks: readonly Task[]): Promise<ReadonlySet<number>> {
  const { rows: before } = await client.query<{ id: string; tasks: string }>(
    `SELECT other.id, other.tasks FROM firegroup_series.series AS other, firegroup_series.series AS own
     WHERE own.id = $1 AND other.id <> own.id AND other.kind = own.kind AND other.rules = own.rules AND other.code = own.code
       AND md5(other.orders) = md5(own.orders)
     ORDER BY other.made DESC LIMIT ${MOST_BEFORE}`,
    [id],
  )
  const wanted = new Map(tasks.map((task, number) => [JSON.stringify(task), number]))
  for (const other of before) {
    const from: number[] = []
    const to: number[] = []
    for (const [number, task] of (JSON.parse(other.tasks) as readonly Task[]).entries()) {
      const own = wanted.get(JSON.stringify(task))
      if (own === undefined) continue
      from.push(number)
      to.push(own)
    }
    await client.query(
      `INSERT INTO firegroup_series.records (series, number, record)
       SELECT $1, same.own, record FROM firegroup_series.records
       JOIN unnest($3::integer[], $4::integer[]) AS same (other, own) ON number = same.other WHERE series = $2
       ON CONFLICT DO NOTHING`,
      [id, other.id, from, to],
    )
  }
  const { rows } = await client.query<{ number: number }>('SELECT number FROM firegroup_series.records WHERE series = $1', [id])
  return new Set(rows.map(({ number }) => number))
}

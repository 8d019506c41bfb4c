/** Matches in the database: one row each and one a decision, so that going on costs what was added and no more. */
import type { LoggedDecision } from '@firegroup/kernel'
import {
  type Continuation,
  type KeptEvents,
  type KeptOrders,
  type MatchRecord,
  type MatchStore,
  type MatchSummary,
  refuseStale,
  StaleWrite,
  standOf,
} from '@firegroup/table'
import type { Transaction } from 'kysely'
import { ALONE, type Leases } from '../cluster/leases.ts'
import type { Database } from './database.ts'
import type { Tables } from './schema.ts'

/** So many rows go into one statement at most: SQLite binds only so many values. */
const AT_ONCE = 500

const USED = 'Another decision was sent under this name before. Give every decision a name of its own.'

export class KeptMatches implements MatchStore {
  readonly #db: Database
  readonly #leases: Leases

  constructor(db: Database, leases: Leases = ALONE) {
    this.#db = db
    this.#leases = leases
  }

  async list(): Promise<readonly MatchSummary[]> {
    const rows = await this.#db.selectFrom('matches').select('summary').orderBy('played', 'desc').execute()
    return rows.map(({ summary }) => JSON.parse(summary) as MatchSummary)
  }

  async load(id: string): Promise<unknown> {
    const kept = await this.#db.selectFrom('matches').select('record').where('id', '=', id).executeTakeFirst()
    if (!kept) return null
    const rows = await this.#db.selectFrom('decisions').select('logged').where('match_id', '=', id).orderBy('number').execute()
    const record = JSON.parse(kept.record) as MatchRecord
    return { ...record, save: { ...record.save, decisions: rows.map(({ logged }) => JSON.parse(logged) as LoggedDecision) } }
  }

  async save(record: MatchRecord, summary: MatchSummary): Promise<void> {
    const { id } = record
    const { decisions } = record.save
    const { hash } = standOf(decisions)
    const row = { ...this.#row(record, summary), decisions: decisions.length, last_hash: hash ?? null }
    await this.#db.transaction().execute(async (trx) => {
      await this.#leases.hold(trx, id)
      await trx.deleteFrom('matches').where('id', '=', id).execute()
      await trx
        .insertInto('matches')
        .values({ id, ...row })
        .execute()
      await addDecisions(trx, id, 0, decisions)
    })
  }

  async append(id: string, { after, keep, decisions, checkpoint, told, practice, ended, summary, key }: Continuation): Promise<void> {
    await this.#db.transaction().execute(async (trx) => {
      await this.#leases.hold(trx, id)
      const kept = await trx.selectFrom('matches').select(['decisions', 'last_hash']).where('id', '=', id).executeTakeFirst()
      if (!kept) throw new StaleWrite()
      refuseStale({ decisions: kept.decisions, hash: kept.last_hash ?? undefined }, after)
      if (key !== undefined && (await this.#sentIn(trx, id, decisions.at(-1)?.seat ?? '', key)) !== undefined) throw new Error(USED)
      if (keep < kept.decisions) await trx.deleteFrom('decisions').where('match_id', '=', id).where('number', '>=', keep).execute()
      await addDecisions(trx, id, keep, decisions, key)
      const count = keep + decisions.length
      const { changes, ...row } = await this.#continued(trx, id, { keep, decisions, checkpoint, practice, ended, summary })
      const { numUpdatedRows } = await trx
        .updateTable('matches')
        .set({ ...row, decisions: count, ...(changes ? { record: changes } : {}) })
        .where('id', '=', id)
        .where('decisions', '=', kept.decisions)
        .where('last_hash', kept.last_hash === null ? 'is' : '=', kept.last_hash)
        .executeTakeFirst()
      if (checkpoint && told) await keepTold(trx, id, checkpoint.decisions, told)
      if (numUpdatedRows !== 1n) throw new StaleWrite() // somebody was quicker, between our look and now
    })
  }

  async remove(id: string): Promise<void> {
    await this.#db.deleteFrom('matches').where('id', '=', id).execute()
  }

  /** What a match told up to its checkpoint. */
  async told(id: string): Promise<KeptEvents> {
    const rows = await this.#db.selectFrom('told').select(['decisions', 'events']).where('match_id', '=', id).orderBy('number').execute()
    return {
      decisions: rows.at(-1)?.decisions ?? 0,
      events: rows.flatMap(({ events }) => JSON.parse(events) as KeptEvents['events']),
    }
  }

  /** The number of the decision that this seat has sent under this name before, if it has. */
  sent(id: string, seat: string, key: string): Promise<number | undefined> {
    return this.#sentIn(this.#db, id, seat, key)
  }

  async #sentIn(db: Database | Transaction<Tables>, id: string, seat: string, key: string): Promise<number | undefined> {
    const row = await db
      .selectFrom('decisions')
      .select('number')
      .where('match_id', '=', id)
      .where('seat', '=', seat)
      .where('key', '=', key)
      .executeTakeFirst()
    return row?.number
  }

  /** What is kept of standing orders, by seat. */
  async orders(id: string): Promise<{ readonly [seat: string]: unknown }> {
    const rows = await this.#db.selectFrom('orders').select(['seat', 'kept']).where('match_id', '=', id).execute()
    return Object.fromEntries(rows.map(({ seat, kept }) => [seat, JSON.parse(kept) as unknown]))
  }

  async keepOrders(id: string, seat: string, orders: KeptOrders): Promise<void> {
    const kept = JSON.stringify(orders)
    await this.#db
      .insertInto('orders')
      .values({ match_id: id, seat, kept })
      .onConflict((conflict) => conflict.columns(['match_id', 'seat']).doUpdateSet({ kept }))
      .execute()
  }

  #row(record: MatchRecord, summary: MatchSummary) {
    const bare = { ...record, save: { ...record.save, decisions: [] } }
    return { record: JSON.stringify(bare), summary: JSON.stringify(summary), over: summary.over ? 1 : 0, played: summary.played }
  }

  /** What changes of the row besides the number of decisions: the record itself only where something new stands in it. */
  async #continued(
    trx: Transaction<Tables>,
    id: string,
    { keep, decisions, checkpoint, practice, ended, summary }: Omit<Continuation, 'after' | 'key'>,
  ) {
    const last = decisions.at(-1)?.hash ?? (await hashBefore(trx, id, keep))
    const row = { last_hash: last ?? null, summary: JSON.stringify(summary), over: summary.over ? 1 : 0, played: summary.played }
    if (!checkpoint && !practice && !ended) return { ...row, changes: null }
    const kept = await trx.selectFrom('matches').select('record').where('id', '=', id).executeTakeFirstOrThrow()
    const record = JSON.parse(kept.record) as MatchRecord
    const changed = {
      ...record,
      ...(practice ? { practice } : {}),
      ...(ended ? { ended } : {}),
      played: summary.played,
      save: { ...record.save, checkpoint: checkpoint ?? record.save.checkpoint },
    }
    return { ...row, changes: JSON.stringify(changed) }
  }
}

async function addDecisions(
  trx: Transaction<Tables>,
  id: string,
  from: number,
  decisions: readonly LoggedDecision[],
  key?: string,
): Promise<void> {
  const last = decisions.length - 1
  const rows = decisions.map((logged, i) => ({
    match_id: id,
    number: from + i,
    seat: logged.seat,
    logged: JSON.stringify(logged),
    key: i === last ? (key ?? null) : null,
  }))
  for (let i = 0; i < rows.length; i += AT_ONCE)
    await trx
      .insertInto('decisions')
      .values(rows.slice(i, i + AT_ONCE))
      .execute()
}

/** What the last of the first `count` decisions led to. */
async function hashBefore(trx: Transaction<Tables>, id: string, count: number): Promise<string | undefined> {
  const row = await trx
    .selectFrom('decisions')
    .select('logged')
    .where('match_id', '=', id)
    .where('number', '=', count - 1)
    .executeTakeFirst()
  return row ? (JSON.parse(row.logged) as LoggedDecision).hash : undefined
}

async function keepTold(
  trx: Transaction<Tables>,
  id: string,
  decisions: number,
  { from, events }: NonNullable<Continuation['told']>,
): Promise<void> {
  await trx.deleteFrom('told').where('match_id', '=', id).where('number', '>=', from).execute()
  await trx
    .insertInto('told')
    .values({ match_id: id, number: from, decisions, events: JSON.stringify(events) })
    .execute()
}

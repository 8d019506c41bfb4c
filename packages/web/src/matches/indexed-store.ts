/** Matches in the browser's database: each as the record it was begun or brought in with, and every decision since as a row of its own. */
import type { LoggedDecision, Save } from '@firegroup/kernel'
import {
  type Continuation,
  type KeptOrders,
  type MatchRecord,
  type MatchStore,
  type MatchSummary,
  readSummary,
  refuseStale,
  StaleWrite,
  standOf,
} from '@firegroup/table'
import { NO_ROOM } from './no-room.ts'

const DATABASE = 'firegroup'
const VERSION = 3
const RECORDS = 'matches'
const SUMMARIES = 'summaries'
const DECISIONS = 'decisions'
const HEADS = 'heads'
const ORDERS = 'orders'
const ALL = [RECORDS, SUMMARIES, DECISIONS, HEADS, ORDERS] as const

/** Where a match stands, once it was gone on with since its record was kept. */
interface Head {
  readonly id: string
  readonly after: Continuation['after']
  readonly played: string
  /** The latest that is kept; none while it is the record's own. */
  readonly checkpoint?: Save['checkpoint'] | undefined
  readonly practice?: MatchRecord['practice'] | undefined
}

interface Row {
  readonly id: string
  /** Its place among the decisions, from 0. */
  readonly at: number
  readonly decision: LoggedDecision
}

/** Standing orders of a match, by seat. */
interface Left {
  readonly id: string
  readonly seats: { readonly [seat: string]: unknown }
}

type Stores = { readonly [name in (typeof ALL)[number]]: IDBObjectStore }

export class IndexedStore implements MatchStore {
  readonly #database: IDBDatabase

  private constructor(database: IDBDatabase) {
    this.#database = database
  }

  static open(): Promise<IndexedStore> {
    return new Promise((resolve, reject) => {
      const opening = indexedDB.open(DATABASE, VERSION)
      opening.onupgradeneeded = () => {
        const { result } = opening
        const missing = (name: string): boolean => !result.objectStoreNames.contains(name)
        for (const name of [RECORDS, SUMMARIES, HEADS, ORDERS]) if (missing(name)) result.createObjectStore(name, { keyPath: 'id' })
        if (missing(DECISIONS)) result.createObjectStore(DECISIONS, { keyPath: ['id', 'at'] })
      }
      opening.onsuccess = () => {
        // a newer version in another window may change the database
        opening.result.onversionchange = () => opening.result.close()
        resolve(new IndexedStore(opening.result))
      }
      opening.onerror = () => reject(opening.error ?? new Error('The browser’s database can’t be opened.'))
    })
  }

  async list(): Promise<readonly MatchSummary[]> {
    const rows = await this.#do('readonly', ({ summaries }) => result(summaries.getAll() as IDBRequest<unknown[]>))
    return rows.flatMap((row) => readSummary(row) ?? [])
  }

  load(id: string): Promise<unknown> {
    return this.#do('readonly', async ({ matches, heads, decisions }) => {
      const [record, head, rows] = await Promise.all([
        result(matches.get(id) as IDBRequest<MatchRecord | undefined>),
        result(heads.get(id) as IDBRequest<Head | undefined>),
        result(decisions.getAll(rowsOf(id)) as IDBRequest<Row[]>),
      ])
      if (!record || !head) return record ?? null
      const all: LoggedDecision[] = [...record.save.decisions]
      for (const { at, decision } of rows) all[at] = decision
      const save = { ...record.save, decisions: all.slice(0, head.after.decisions), checkpoint: head.checkpoint ?? record.save.checkpoint }
      return { ...record, played: head.played, ...(head.practice ? { practice: head.practice } : {}), save }
    })
  }

  async save(record: MatchRecord, summary: MatchSummary): Promise<void> {
    await this.#do('readwrite', async ({ matches, summaries, heads, decisions }) => {
      heads.delete(record.id)
      decisions.delete(rowsOf(record.id))
      summaries.put(summary)
      matches.put(record)
    })
  }

  async append(id: string, { after, keep, decisions: news, checkpoint, practice, summary }: Continuation): Promise<void> {
    await this.#do('readwrite', async ({ matches, summaries, heads, decisions }) => {
      const head = await result(heads.get(id) as IDBRequest<Head | undefined>)
      const record = head ? null : await result(matches.get(id) as IDBRequest<MatchRecord | undefined>)
      if (!head && !record) throw new StaleWrite()
      refuseStale(head?.after ?? standOf(record!.save.decisions), after)
      if (keep < after.decisions) decisions.delete(IDBKeyRange.bound([id, keep], [id, Number.POSITIVE_INFINITY]))
      news.forEach((decision, i) => {
        decisions.put({ id, at: keep + i, decision } satisfies Row)
      })
      const now = {
        decisions: keep + news.length,
        hash: (news.at(-1) ?? (await this.#decisionAt(id, keep - 1, { matches, decisions })))?.hash,
      }
      heads.put({ id, after: now, played: summary.played, checkpoint: checkpoint ?? head?.checkpoint, practice } satisfies Head)
      summaries.put(summary)
    })
  }

  async remove(id: string): Promise<void> {
    await this.#do('readwrite', async ({ matches, summaries, heads, decisions, orders }) => {
      for (const store of [matches, summaries, heads, orders]) store.delete(id)
      decisions.delete(rowsOf(id))
    })
  }

  async orders(id: string): Promise<{ readonly [seat: string]: unknown }> {
    return this.#do('readonly', async ({ orders }) => (await result(orders.get(id) as IDBRequest<Left | undefined>))?.seats ?? {})
  }

  async keepOrders(id: string, seat: string, kept: KeptOrders): Promise<void> {
    await this.#do('readwrite', async ({ orders }) => {
      const before = await result(orders.get(id) as IDBRequest<Left | undefined>)
      orders.put({ id, seats: { ...before?.seats, [seat]: kept } } satisfies Left)
    })
  }

  async #decisionAt(id: string, at: number, stores: Pick<Stores, 'matches' | 'decisions'>): Promise<LoggedDecision | undefined> {
    if (at < 0) return undefined
    const row = await result(stores.decisions.get([id, at]) as IDBRequest<Row | undefined>)
    if (row) return row.decision
    return (await result(stores.matches.get(id) as IDBRequest<MatchRecord>)).save.decisions[at]
  }

  /** One transaction. Resolves when all of it is safe, not when it has been heard; whatever is thrown in it undoes all of it. */
  #do<T>(mode: IDBTransactionMode, act: (stores: Stores) => Promise<T>): Promise<T> {
    return new Promise((resolve, reject) => {
      const transaction = this.#database.transaction([...ALL], mode, { durability: 'strict' })
      let done: { readonly value: T } | undefined
      let why: unknown
      transaction.oncomplete = () => (done ? resolve(done.value) : reject(why))
      transaction.onabort = () => reject(why ?? problemOf(transaction.error))
      const stores = Object.fromEntries(ALL.map((name) => [name, transaction.objectStore(name)])) as Stores
      act(stores).then(
        (value) => {
          done = { value }
          // what only read may be done already
          try {
            transaction.commit()
          } catch {}
        },
        (error: unknown) => {
          why = error
          transaction.abort()
        },
      )
    })
  }
}

function problemOf(error: DOMException | null): Error {
  if (error?.name === 'QuotaExceededError') return new Error(NO_ROOM)
  return new Error(`The browser could not keep the game${error ? ` (${error.name})` : ''}. ${NO_ROOM}`)
}

const rowsOf = (id: string): IDBKeyRange => IDBKeyRange.bound([id, 0], [id, Number.POSITIVE_INFINITY])

function result<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(problemOf(request.error))
  })
}

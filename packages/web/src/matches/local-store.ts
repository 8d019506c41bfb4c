/** Matches where there is no database (some private windows). Room is scarce there; a full one is told, and what was there stays. */
import {
  type Continuation,
  continued,
  type KeptOrders,
  type MatchRecord,
  type MatchStore,
  type MatchSummary,
  readSummary,
  StaleWrite,
} from '@firegroup/table'
import { NO_ROOM } from './no-room.ts'

const RECORDS = 'matches'
const SUMMARIES = 'summaries'
const ORDERS = 'orders'

export class LocalStore implements MatchStore {
  readonly #storage: Storage

  constructor(storage: Storage) {
    this.#storage = storage
  }

  async list(): Promise<readonly MatchSummary[]> {
    const names = Array.from({ length: this.#storage.length }, (_, index) => this.#storage.key(index) ?? '')
    return names.filter((name) => name.startsWith(nameOf(SUMMARIES, ''))).flatMap((name) => readSummary(this.#read(name)) ?? [])
  }

  async load(id: string): Promise<unknown> {
    return this.#read(nameOf(RECORDS, id))
  }

  async save(record: MatchRecord, summary: MatchSummary): Promise<void> {
    this.#write(record, summary)
  }

  async append(id: string, continuation: Continuation): Promise<void> {
    const record = this.#read(nameOf(RECORDS, id)) as MatchRecord | null
    if (!record) throw new StaleWrite()
    this.#write(continued(record, continuation), continuation.summary)
  }

  async remove(id: string): Promise<void> {
    this.#storage.removeItem(nameOf(RECORDS, id))
    this.#storage.removeItem(nameOf(SUMMARIES, id))
    this.#storage.removeItem(nameOf(ORDERS, id))
  }

  async orders(id: string): Promise<{ readonly [seat: string]: unknown }> {
    return (this.#read(nameOf(ORDERS, id)) ?? {}) as { readonly [seat: string]: unknown }
  }

  async keepOrders(id: string, seat: string, kept: KeptOrders): Promise<void> {
    this.#put(nameOf(ORDERS, id), { ...(await this.orders(id)), [seat]: kept })
  }

  #write(record: MatchRecord, summary: MatchSummary): void {
    this.#put(nameOf(RECORDS, record.id), record)
    this.#put(nameOf(SUMMARIES, record.id), summary)
  }

  #put(name: string, value: unknown): void {
    try {
      this.#storage.setItem(name, JSON.stringify(value))
    } catch {
      throw new Error(NO_ROOM)
    }
  }

  /** Null for what is not there, and for what can't be read. */
  #read(name: string): unknown {
    try {
      return JSON.parse(this.#storage.getItem(name) ?? 'null')
    } catch {
      return null
    }
  }
}

export const nameOf = (kind: string, id: string): string => `firegroup.${kind}.${id}`

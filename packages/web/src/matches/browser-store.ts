/** Matches in the browser, so that they outlive the page: in its database, else in its local storage, else for as long as the page is open. */
import { type MatchRecord, type MatchStore, type MatchSummary, MemoryStore } from '@firegroup/table'

const DATABASE = 'firegroup'
const RECORDS = 'matches'
const SUMMARIES = 'summaries'

class IndexedStore implements MatchStore {
  readonly #database: IDBDatabase

  constructor(database: IDBDatabase) {
    this.#database = database
  }

  static open(): Promise<IndexedStore> {
    return new Promise((resolve, reject) => {
      const opening = indexedDB.open(DATABASE, 1)
      opening.onupgradeneeded = () => {
        for (const name of [RECORDS, SUMMARIES]) opening.result.createObjectStore(name, { keyPath: 'id' })
      }
      opening.onsuccess = () => resolve(new IndexedStore(opening.result))
      opening.onerror = () => reject(opening.error ?? new Error('The browser’s database can’t be opened.'))
    })
  }

  list(): Promise<readonly MatchSummary[]> {
    return this.#ask([SUMMARIES], 'readonly', ([summaries]) => summaries!.getAll() as IDBRequest<MatchSummary[]>)
  }

  async load(id: string): Promise<unknown> {
    return (await this.#ask([RECORDS], 'readonly', ([records]) => records!.get(id))) ?? null
  }

  async save(record: MatchRecord, summary: MatchSummary): Promise<void> {
    await this.#ask([RECORDS, SUMMARIES], 'readwrite', ([records, summaries]) => {
      summaries!.put(summary)
      return records!.put(record)
    })
  }

  async remove(id: string): Promise<void> {
    await this.#ask([RECORDS, SUMMARIES], 'readwrite', ([records, summaries]) => {
      summaries!.delete(id)
      return records!.delete(id)
    })
  }

  /** Resolves when the whole transaction is safe, not when the request has been heard. */
  #ask<T>(names: readonly string[], mode: IDBTransactionMode, act: (stores: IDBObjectStore[]) => IDBRequest<T>): Promise<T> {
    return new Promise((resolve, reject) => {
      const transaction = this.#database.transaction(names, mode, { durability: 'strict' })
      const request = act(names.map((name) => transaction.objectStore(name)))
      const fail = (): void => reject(transaction.error ?? new Error('The browser could not keep the game.'))
      transaction.oncomplete = () => resolve(request.result)
      transaction.onerror = fail
      transaction.onabort = fail
    })
  }
}

/** Where there is no database (some private windows). Room is scarce there; a full one is told, and what was there stays. */
export class LocalStore implements MatchStore {
  readonly #storage: Storage

  constructor(storage: Storage) {
    this.#storage = storage
  }

  async list(): Promise<readonly MatchSummary[]> {
    const names = Array.from({ length: this.#storage.length }, (_, index) => this.#storage.key(index) ?? '')
    return names.filter((name) => name.startsWith(nameOf(SUMMARIES, ''))).flatMap((name) => this.#read(name) as MatchSummary)
  }

  async load(id: string): Promise<unknown> {
    return this.#read(nameOf(RECORDS, id))
  }

  async save(record: MatchRecord, summary: MatchSummary): Promise<void> {
    try {
      this.#storage.setItem(nameOf(RECORDS, record.id), JSON.stringify(record))
      this.#storage.setItem(nameOf(SUMMARIES, record.id), JSON.stringify(summary))
    } catch {
      throw new Error('The browser has no room left for this game. Export it, or delete games that you no longer need.')
    }
  }

  async remove(id: string): Promise<void> {
    this.#storage.removeItem(nameOf(RECORDS, id))
    this.#storage.removeItem(nameOf(SUMMARIES, id))
  }

  #read(name: string): unknown {
    const text = this.#storage.getItem(name)
    return text === null ? null : JSON.parse(text)
  }
}

const nameOf = (kind: string, id: string): string => `${DATABASE}.${kind}.${id}`

/** How long games last in this browser. */
export type Lasting = 'database' | 'local' | 'page'

/** Asks the store that the browser turns out to have; it is looked for once. */
class BrowserStore implements MatchStore {
  readonly #found = findStore()

  async list(): Promise<readonly MatchSummary[]> {
    return (await this.#found).store.list()
  }

  async load(id: string): Promise<unknown> {
    return (await this.#found).store.load(id)
  }

  async save(record: MatchRecord, summary: MatchSummary): Promise<void> {
    return (await this.#found).store.save(record, summary)
  }

  async remove(id: string): Promise<void> {
    return (await this.#found).store.remove(id)
  }

  async lasting(): Promise<Lasting> {
    return (await this.#found).lasting
  }
}

async function findStore(): Promise<{ readonly store: MatchStore; readonly lasting: Lasting }> {
  try {
    return { store: await IndexedStore.open(), lasting: 'database' }
  } catch {
    try {
      localStorage.setItem(nameOf('trial', ''), '')
      localStorage.removeItem(nameOf('trial', ''))
      return { store: new LocalStore(localStorage), lasting: 'local' }
    } catch {
      return { store: new MemoryStore(), lasting: 'page' }
    }
  }
}

let store: BrowserStore | undefined

/** The one store of this page. */
export function browserStore(): BrowserStore {
  store ??= new BrowserStore()
  return store
}

/** Asks the browser not to clear games when it runs short of room. It may refuse; nothing depends on it. */
export function keepForGood(): void {
  void navigator.storage?.persist?.().catch(() => false)
}

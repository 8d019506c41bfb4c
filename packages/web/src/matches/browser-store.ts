/** Matches in the browser, so that they outlive the page: in its database, else in its local storage, else for as long as the page is open. */
import { type Continuation, type KeptOrders, type MatchRecord, type MatchStore, type MatchSummary, MemoryStore } from '@firegroup/table'
import { IndexedStore } from './indexed-store.ts'
import { LocalStore, nameOf } from './local-store.ts'
import { forgetMarks } from './marks-key.ts'

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

  async append(id: string, continuation: Continuation): Promise<void> {
    return (await this.#found).store.append(id, continuation)
  }

  async remove(id: string): Promise<void> {
    forgetMarks(id)
    return (await this.#found).store.remove(id)
  }

  async orders(id: string): Promise<{ readonly [seat: string]: unknown }> {
    return (await (await this.#found).store.orders?.(id)) ?? {}
  }

  async keepOrders(id: string, seat: string, kept: KeptOrders): Promise<void> {
    await (await this.#found).store.keepOrders?.(id, seat, kept)
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

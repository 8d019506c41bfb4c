/** Where a worker can't keep games itself (some private windows have no database): the page keeps them for it. */
import { type Continuation, type KeptOrders, type MatchRecord, type MatchStore, type MatchSummary, StaleWrite } from '@firegroup/table'

export interface StoreCall {
  readonly type: 'store'
  readonly id: number
  readonly call: keyof MatchStore
  readonly with: readonly unknown[]
}

export interface StoreAnswer {
  readonly type: 'stored'
  readonly id: number
  readonly value?: unknown
  readonly problem?: string
  readonly stale?: boolean
}

export class PageStore implements MatchStore {
  readonly #send: (call: StoreCall) => void
  readonly #waiting = new Map<number, (answer: StoreAnswer) => void>()
  #nextId = 1

  constructor(send: (call: StoreCall) => void) {
    this.#send = send
  }

  hear(answer: StoreAnswer): void {
    this.#waiting.get(answer.id)?.(answer)
    this.#waiting.delete(answer.id)
  }

  async list(): Promise<readonly MatchSummary[]> {
    return (await this.#call('list')) as readonly MatchSummary[]
  }

  load(id: string): Promise<unknown> {
    return this.#call('load', id)
  }

  async save(record: MatchRecord, summary: MatchSummary): Promise<void> {
    await this.#call('save', record, summary)
  }

  async append(id: string, continuation: Continuation): Promise<void> {
    await this.#call('append', id, continuation)
  }

  async remove(id: string): Promise<void> {
    await this.#call('remove', id)
  }

  async orders(id: string): Promise<{ readonly [seat: string]: unknown }> {
    return (await this.#call('orders', id)) as { readonly [seat: string]: unknown }
  }

  async keepOrders(id: string, seat: string, kept: KeptOrders): Promise<void> {
    await this.#call('keepOrders', id, seat, kept)
  }

  #call(call: keyof MatchStore, ...args: unknown[]): Promise<unknown> {
    const id = this.#nextId++
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, ({ value, problem, stale }) => {
        if (problem === undefined) resolve(value)
        else reject(stale ? new StaleWrite() : new Error(problem))
      })
      this.#send({ type: 'store', id, call, with: args })
    })
  }
}

/** The page's end. */
export async function keepFor(store: MatchStore, { id, call, with: args }: StoreCall): Promise<StoreAnswer> {
  try {
    const act = store[call] as (...args: readonly unknown[]) => Promise<unknown>
    return { type: 'stored', id, value: await act.apply(store, [...args]) }
  } catch (error) {
    return { type: 'stored', id, problem: (error as Error).message, stale: error instanceof StaleWrite }
  }
}

/** Series that this browser has handed to its server: they go on while the page is closed, and are there when it is opened again. */
import type { GameRecord } from '@firegroup/lab'
import type { HandedList, HandedSeries, HandedWish } from '@firegroup/table'
import { api, ask, NoServer, post } from '../../online/api.ts'

export type DeskState =
  /** Nobody has asked for the server here yet. */
  | { readonly state: 'folded' | 'asking' | 'none' }
  | { readonly state: 'failed'; readonly problem: string }
  | { readonly state: 'here'; readonly list: HandedList }

/** What is asked of the server. */
export interface DeskApi {
  list(): Promise<HandedList>
  order(wish: HandedWish): Promise<HandedSeries>
  cancel(id: string): Promise<unknown>
  forget(id: string): Promise<unknown>
  /** The games from one on, some at a time; none where there are no more yet. */
  records(id: string, from: number): Promise<readonly GameRecord[]>
}

const serverDesk: DeskApi = {
  async list() {
    await api.visit()
    return ask('/series')
  },
  order: (wish) => post('/series', wish),
  cancel: (id) => post(`/series/${encodeURIComponent(id)}/cancel`),
  forget: (id) => post(`/series/${encodeURIComponent(id)}/forget`),
  records: (id, from) => ask(`/series/${encodeURIComponent(id)}/records?from=${from}`),
}

export class Desk {
  readonly #api: DeskApi
  readonly #listeners = new Set<() => void>()
  #state: DeskState = { state: 'folded' }

  constructor(deskApi: DeskApi = serverDesk) {
    this.#api = deskApi
  }

  get state(): DeskState {
    return this.#state
  }

  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** Asks how everything stands. */
  async look(): Promise<void> {
    if (this.#state.state === 'folded') this.#tell({ state: 'asking' })
    try {
      this.#tell({ state: 'here', list: await this.#api.list() })
    } catch (error) {
      this.#tell(error instanceof NoServer ? { state: 'none' } : { state: 'failed', problem: (error as Error).message })
    }
  }

  /** Why it was refused; null if it was not. */
  async order(wish: HandedWish): Promise<string | null> {
    return this.#do(() => this.#api.order(wish))
  }

  async cancel(id: string): Promise<string | null> {
    return this.#do(() => this.#api.cancel(id))
  }

  async forget(id: string): Promise<string | null> {
    return this.#do(() => this.#api.forget(id))
  }

  /** What came of the games after the first so many, in their order, as far as they are played. */
  async records({ id, done }: HandedSeries, from: number): Promise<readonly GameRecord[]> {
    const all: GameRecord[] = []
    while (from + all.length < done) {
      const some = await this.#api.records(id, from + all.length)
      if (some.length === 0) break
      all.push(...some)
    }
    return all
  }

  async #do(deed: () => Promise<unknown>): Promise<string | null> {
    try {
      await deed()
      return null
    } catch (error) {
      return (error as Error).message
    } finally {
      await this.look()
    }
  }

  #tell(state: DeskState): void {
    this.#state = state
    for (const listener of this.#listeners) listener()
  }
}

/** Something of it is still to be played. */
export const isGoing = ({ done, games, cancelled, problem }: HandedSeries): boolean => done < games && !cancelled && problem === null

import type { GameRecord } from './record.ts'

/** A game to be played: everything that decides how it goes. */
export interface Task {
  readonly seed: string
  /** Which of the orders' scenarios. */
  readonly scenario: number
  /** By name, in the order of the seats. */
  readonly players: readonly string[]
}

/** What every worker knows from the start. */
export interface Orders {
  readonly system: string
  readonly scenarios: readonly object[]
}

/** A worker is given games by their numbers, a few at a time. */
export interface Batch {
  readonly games: readonly { readonly number: number; readonly task: Task }[]
}

/** `R` is what a game leaves behind. */
export type FromWorker<R = GameRecord> =
  | { readonly type: 'played'; readonly number: number; readonly record: R }
  | { readonly type: 'failed'; readonly seed: string; readonly message: string }
  | { readonly type: 'idle' }

/** What a worker does with a batch: tells of each game as it ends, and then that it has nothing left. A game that fails ends it. */
export function playBatch<R = GameRecord>(
  ready: readonly ((players: readonly string[], seed: string) => R)[],
  { games }: Batch,
  tell: (message: FromWorker<R>) => void,
): void {
  for (const { number, task } of games) {
    try {
      tell({ type: 'played', number, record: ready[task.scenario]!(task.players, task.seed) })
    } catch (error) {
      tell({ type: 'failed', seed: task.seed, message: error instanceof Error ? error.message : String(error) })
      return
    }
  }
  tell({ type: 'idle' })
}

/** At most so many at a time: few enough that no worker is left with much when the others are done, or lost when the series is stopped. */
const LARGEST_BATCH = 8
const BATCHES_PER_WORKER = 8

/** Games to be given out in batches, and the records that come back, from any number of workers and in any order. */
export class Workload<R = GameRecord> {
  readonly #tasks: readonly Task[]
  readonly #largest: number
  readonly #records: (R | undefined)[]
  #next = 0
  #done = 0

  constructor(tasks: readonly Task[], workers: number) {
    this.#tasks = tasks
    this.#largest = Math.max(1, Math.min(LARGEST_BATCH, Math.floor(tasks.length / (workers * BATCHES_PER_WORKER))))
    this.#records = new Array<R | undefined>(tasks.length).fill(undefined)
  }

  /** Null when all have been given out. */
  nextBatch(): Batch | null {
    const from = this.#next
    this.#next = Math.min(this.#tasks.length, from + this.#largest)
    if (from === this.#next) return null
    return { games: this.#tasks.slice(from, this.#next).map((task, i) => ({ number: from + i, task })) }
  }

  keep(number: number, record: R): void {
    if (this.#records[number] === undefined) this.#done++
    this.#records[number] = record
  }

  /** Of all that were given out, in whatever order. */
  get done(): number {
    return this.#done
  }

  /**
   * In the order of the tasks, up to the first that is missing: what a shorter series would have given. With the games behind it, quick
   * ones would be over-represented.
   */
  get records(): readonly R[] {
    const missing = this.#records.indexOf(undefined)
    return (missing < 0 ? this.#records : this.#records.slice(0, missing)) as R[]
  }
}

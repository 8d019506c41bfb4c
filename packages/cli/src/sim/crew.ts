import { Worker } from 'node:worker_threads'
import type { GameRecord } from '@firegroup/ai'
import { failed } from '../errors.ts'
import type { Batch, FromWorker, Orders, Task } from './tasks.ts'

/** At most so many at a time: few enough that no worker is left with much when the others are done, or lost when the series is stopped. */
const LARGEST_BATCH = 8
const BATCHES_PER_WORKER = 8

export interface CrewOptions {
  readonly jobs: number
  /** Called as each game ends, in the order in which they happen to end. */
  readonly onPlayed?: (done: number) => void
  readonly stop?: AbortSignal
}

/**
 * Plays games on worker threads. The records come in the order of the tasks whatever the number of workers. Stopped early, it gives the games up to
 * the first that is missing, so that what is left is what a shorter series would have given: leaving out long games would tilt the numbers.
 */
export async function playAll(orders: Orders, tasks: readonly Task[], { jobs, onPlayed, stop }: CrewOptions): Promise<GameRecord[]> {
  const records = new Array<GameRecord | undefined>(tasks.length).fill(undefined)
  const largest = Math.max(1, Math.min(LARGEST_BATCH, Math.floor(tasks.length / (jobs * BATCHES_PER_WORKER))))
  let next = 0
  let done = 0
  const nextBatch = (): Batch => {
    const from = next
    next = Math.min(tasks.length, next + largest)
    return { games: tasks.slice(from, next).map((task, i) => ({ number: from + i, task })) }
  }
  const keep = (number: number, record: GameRecord) => {
    records[number] = record
    onPlayed?.(++done)
  }
  const workers = Array.from(
    { length: Math.min(jobs, tasks.length) },
    () => new Worker(new URL('./worker.ts', import.meta.url), { workerData: orders }),
  )
  const stopped = new Promise<void>((resolve) => {
    if (stop?.aborted) resolve()
    stop?.addEventListener('abort', () => resolve(), { once: true })
  })
  try {
    await Promise.race([stopped, Promise.all(workers.map((worker) => employ(worker, nextBatch, keep)))])
  } finally {
    await Promise.all(workers.map((worker) => worker.terminate()))
  }
  const missing = records.indexOf(undefined)
  return (missing < 0 ? records : records.slice(0, missing)) as GameRecord[]
}

/** Gives a worker batch after batch until there are none. */
function employ(worker: Worker, nextBatch: () => Batch, keep: (number: number, record: GameRecord) => void): Promise<void> {
  return new Promise((resolve, reject) => {
    worker.on('error', reject)
    worker.on('exit', (code) => reject(new Error(`A worker ended with code ${code} before its games were played.`)))
    worker.on('message', (message: FromWorker) => {
      if (message.type === 'played') keep(message.number, message.record)
      else if (message.type === 'failed') reject(failed(`The game with the seed '${message.seed}' failed: ${message.message}`))
      else {
        const batch = nextBatch()
        if (batch.games.length > 0) worker.postMessage(batch)
        else resolve()
      }
    })
  })
}

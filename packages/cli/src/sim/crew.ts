import { setFlagsFromString } from 'node:v8'
import { Worker } from 'node:worker_threads'
import { type FromWorker, type GameRecord, type Orders, type Task, Workload } from '@firegroup/lab'
import { failed } from '../errors.ts'

export interface CrewOptions {
  readonly jobs: number
  /** Called as each game ends, in the order in which they happen to end. */
  readonly onPlayed?: (done: number) => void
  readonly stop?: AbortSignal
}

const OUT_OF_MEMORY = 'ERR_WORKER_OUT_OF_MEMORY'
const FEWER = 'Run it again with fewer --jobs.'

/**
 * V8 has helper threads of its own, and with a worker on every core these only take the cores of other workers. So a worker clears up its short-lived
 * garbage itself, and compiles with less inlining: each has to compile all the rules, and games are no faster for the rest of it.
 */
const WORKER_FLAGS = ['--no-parallel-scavenge', '--max-inlined-bytecode-size-cumulative=300']

/** Plays games on worker threads: what becomes of each is a record. */
export function playAll(orders: Orders, tasks: readonly Task[], options: CrewOptions): Promise<readonly GameRecord[]> {
  return employAll<GameRecord>(new URL('./worker.ts', import.meta.url), orders, tasks, options)
}

/**
 * Has worker threads do what their module does with each game. The records come in the order of the tasks whatever the number of workers.
 * Stopped early, it gives the games up to the first that is missing, so that what is left is what a shorter series would have given: leaving
 * out long games would tilt the numbers.
 */
export async function employAll<R>(
  module: URL,
  orders: Orders,
  tasks: readonly Task[],
  { jobs, onPlayed, stop }: CrewOptions,
): Promise<readonly R[]> {
  const work = new Workload<R>(tasks, jobs)
  for (const flag of WORKER_FLAGS) setFlagsFromString(flag)
  const workers = Array.from({ length: Math.min(jobs, tasks.length) }, () => new Worker(module, { workerData: orders }))
  const stopped = new Promise<void>((resolve) => {
    if (stop?.aborted) resolve()
    stop?.addEventListener('abort', () => resolve(), { once: true })
  })
  try {
    await Promise.race([stopped, Promise.all(workers.map((worker) => employ(worker, work, onPlayed)))])
  } finally {
    await Promise.all(workers.map((worker) => worker.terminate()))
  }
  return work.records
}

/** Gives a worker batch after batch until there are none. */
function employ<R>(worker: Worker, work: Workload<R>, onPlayed: CrewOptions['onPlayed']): Promise<void> {
  return new Promise((resolve, reject) => {
    worker.on('error', (error: NodeJS.ErrnoException) =>
      reject(error.code === OUT_OF_MEMORY ? failed(`A worker had too little memory. ${FEWER}`) : error),
    )
    worker.on('exit', (code) => reject(failed(`A worker ended with code ${code} before its games were played. ${FEWER}`)))
    worker.on('message', (message: FromWorker<R>) => {
      if (message.type === 'failed') reject(failed(`The game with the seed '${message.seed}' failed: ${message.message}`))
      else if (message.type === 'played') {
        work.keep(message.number, message.record)
        onPlayed?.(work.done)
      } else {
        const batch = work.nextBatch()
        if (batch) worker.postMessage(batch)
        else resolve()
      }
    })
  })
}

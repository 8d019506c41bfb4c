import { Worker } from 'node:worker_threads'
import type { Batch, FromWorker, Orders } from '@firegroup/lab'
import { type BatchPlayer, GameFailed, type SeriesKind } from '@firegroup/queue'
import { BRANCHES } from '../tune/gather.ts'

const MODULES: { readonly [K in SeriesKind]: URL } = {
  play: new URL('./worker.ts', import.meta.url),
  branch: BRANCHES,
}

/** Games of a series on a thread of their own. */
export function threadPlayer(kind: SeriesKind, orders: Orders): BatchPlayer {
  const worker = new Worker(MODULES[kind], { workerData: orders })
  return {
    play: ({ games }: Batch) =>
      new Promise((resolve, reject) => {
        const records: unknown[] = []
        const settle = (done: () => void): void => {
          worker.off('message', hear)
          worker.off('error', fall)
          done()
        }
        const fall = (error: Error): void => settle(() => reject(error))
        const hear = (message: FromWorker<unknown>): void => {
          if (message.type === 'failed')
            settle(() => reject(new GameFailed(`The game with the seed '${message.seed}' failed: ${message.message}`)))
          else if (message.type === 'played') records.push(message.record)
          else if (records.length === games.length) settle(() => resolve(records)) // it is also idle before the first batch
        }
        worker.on('message', hear)
        worker.on('error', fall)
        worker.postMessage({ games } satisfies Batch)
      }),
    close: async () => void (await worker.terminate()),
  }
}

/** A worker thread: plays the games that it is given and tells of each as it ends. */
import { parentPort, workerData } from 'node:worker_threads'
import { arenaOf } from './arenas.ts'
import type { Batch, FromWorker, Orders } from './tasks.ts'

const { system, scenarios } = workerData as Orders
const arena = arenaOf(system)
const ready = scenarios.map((scenario) => arena.prepare(scenario))

parentPort?.on('message', ({ games }: Batch) => {
  for (const { number, task } of games) {
    try {
      tell({ type: 'played', number, record: ready[task.scenario]!(task.players, task.seed) })
    } catch (error) {
      tell({ type: 'failed', seed: task.seed, message: error instanceof Error ? error.message : String(error) })
      return
    }
  }
  tell({ type: 'idle' })
})

tell({ type: 'idle' })

function tell(message: FromWorker): void {
  parentPort?.postMessage(message)
}

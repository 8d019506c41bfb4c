/** A worker thread of a series: plays the games that it is given and tells of each as it ends. */
import { parentPort, workerData } from 'node:worker_threads'
import { type Batch, type FromWorker, type Orders, playBatch } from '@firegroup/lab'
import { arenaOf } from './arenas.ts'

const { system, scenarios } = workerData as Orders
const arena = arenaOf(system)
const ready = scenarios.map((scenario) => arena.prepare(scenario))

parentPort?.on('message', (batch: Batch) => playBatch(ready, batch, tell))

tell({ type: 'idle' })

function tell(message: FromWorker): void {
  parentPort?.postMessage(message)
}

/** A worker thread of a tuning: plays the games that it is given and tells what positions they went through. */
import { parentPort, workerData } from 'node:worker_threads'
import type { Sample } from '@firegroup/ai'
import { type Batch, type FromWorker, type Orders, playBatch } from '@firegroup/lab'
import { tunerOf } from '../sim/arenas.ts'

const { system, scenarios } = workerData as Orders
const tuner = tunerOf(system)
const ready = scenarios.map((scenario, i) => tuner.prepare(scenario, String(i)))

parentPort?.on('message', (batch: Batch) => playBatch(ready, batch, tell))

tell({ type: 'idle' })

function tell(message: FromWorker<readonly Sample[]>): void {
  parentPort?.postMessage(message)
}

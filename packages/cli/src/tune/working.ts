import { parentPort, workerData } from 'node:worker_threads'
import type { Sample } from '@firegroup/ai'
import { type Batch, type FromWorker, type Gathering, type Orders, playBatch, type Tuner } from '@firegroup/lab'
import { tunerOf } from '../sim/arenas.ts'

/** On a worker thread: plays the games that it is given and tells positions of them. */
export function gatherOnThread(gatheringOf: (tuner: Tuner, scenario: object, name: string) => Gathering): void {
  const { system, scenarios } = workerData as Orders
  const tuner = tunerOf(system)
  const ready = scenarios.map((scenario, i) => gatheringOf(tuner, scenario, String(i)))
  const tell = (message: FromWorker<readonly Sample[]>): void => parentPort?.postMessage(message)
  parentPort?.on('message', (batch: Batch) => playBatch(ready, batch, tell))
  tell({ type: 'idle' })
}

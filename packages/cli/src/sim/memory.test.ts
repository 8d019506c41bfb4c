import { Worker } from 'node:worker_threads'
import { scenario } from '@firegroup/content'
import type { Batch, FromWorker, Orders } from '@firegroup/lab'
import { depth } from '@firegroup/testkit'
import { expect, test } from 'vitest'

/** Together 64 MB: the rules of all systems, the game and everything that its players think. */
const LIMITS = { maxOldGenerationSizeMb: 56, maxYoungGenerationSizeMb: 8 }

/** Who wins, or why no game came of it. */
function within(limits: object, orders: Orders, players: readonly string[]): Promise<string> {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { workerData: orders, resourceLimits: limits })
  const batch: Batch = { games: [{ number: 0, task: { seed: 'memory', scenario: 0, players } }] }
  return new Promise<string>((resolve) => {
    worker.on('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message))
    worker.on('message', (message: FromWorker) => {
      if (message.type === 'played') resolve('played')
      else if (message.type === 'failed') resolve(message.message)
      else worker.postMessage(batch)
    })
  }).finally(() => worker.terminate())
}

test.runIf(depth.isDeep).each([
  ['aslsk', 'first-light'],
  ['aslsk', 'everything-by-evening'],
  ['lnlt', 'the-osier-bridge'],
  ['lnlt', 'the-last-barrier'],
  ['upfront', 'the-milk-run'],
])('players of %s think within 64 MB: %s', { timeout: 3_600_000 }, async (system, id) => {
  const orders = { system, scenarios: [scenario(id)] }
  expect(await within(LIMITS, orders, ['veteran', 'elite'])).toBe('played')
})

test.runIf(depth.isDeep)('a limit that nobody could think within is felt', { timeout: 600_000 }, async () => {
  const orders = { system: 'aslsk', scenarios: [scenario('first-light')] }
  expect(await within({ maxOldGenerationSizeMb: 10, maxYoungGenerationSizeMb: 1 }, orders, ['veteran', 'greedy'])).toBe(
    'ERR_WORKER_OUT_OF_MEMORY',
  )
})

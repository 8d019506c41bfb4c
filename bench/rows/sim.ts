import { scenario } from '@firegroup/content/aslsk'
import { playAll } from '../../packages/cli/src/sim/crew.ts'
import type { Benchmark } from '../harness.ts'

/** Each worker has to start and to warm up for itself, for which V8 uses the other core as well: these games are not counted. */
const WARM_UP = 2400
const GAMES = 2400

export const benchmarks: readonly Benchmark[] = [{ id: 'sim.speedup', unit: 'x', run: speedup }]

/** How many times as fast two workers play games as one, once they are warm. */
async function speedup(): Promise<number> {
  const one = await series(1)
  return one / (await series(2))
}

/** The time that the games after the warm-up take. */
async function series(jobs: number): Promise<number> {
  const tasks = Array.from({ length: WARM_UP + GAMES }, (_, i) => ({ seed: `bench ${i}`, scenario: 0, players: ['greedy', 'greedy'] }))
  let warm = 0
  const onPlayed = (done: number) => {
    if (done === WARM_UP) warm = performance.now()
  }
  const records = await playAll({ system: 'aslsk', scenarios: [scenario('first-light')] }, tasks, { jobs, onPlayed })
  if (records.length !== tasks.length) throw new Error(`Only ${records.length} of ${tasks.length} games were played.`)
  return performance.now() - warm
}

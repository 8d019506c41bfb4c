import { scenario } from '@firegroup/content/aslsk'
import { playAll } from '../../packages/cli/src/sim/crew.ts'
import type { Benchmark } from '../harness.ts'

/** Enough that starting the workers and compiling what they play by, which each has to do for itself, is a small part. */
const GAMES = 4800

export const benchmarks: readonly Benchmark[] = [{ id: 'sim.speedup', unit: 'x', run: speedup }]

/** How many times as fast two workers play a series as one. */
async function speedup(): Promise<number> {
  await series(2, GAMES / 40)
  const one = await series(1, GAMES)
  return one / (await series(2, GAMES))
}

async function series(jobs: number, games: number): Promise<number> {
  const tasks = Array.from({ length: games }, (_, i) => ({ seed: `bench ${i}`, scenario: 0, players: ['greedy', 'greedy'] }))
  const began = performance.now()
  const records = await playAll({ system: 'aslsk', scenarios: [scenario('first-light')] }, tasks, { jobs })
  if (records.length !== games) throw new Error(`Only ${records.length} of ${games} games were played.`)
  return performance.now() - began
}

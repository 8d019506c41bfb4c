import { CATALOGUE, scenario } from '@firegroup/content'
import type { Benchmark } from '../harness.ts'
import { matchBenchmarks } from '../matches.ts'

/** Each system by its usual scenario: about ten men a side. */
export const benchmarks: readonly Benchmark[] = (
  await Promise.all(
    CATALOGUE.map(({ usual, rules }) => rules(({ system, counsel }) => matchBenchmarks(system, scenario(usual), counsel.advisor))),
  )
).flat()

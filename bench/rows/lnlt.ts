import { scenario } from '@firegroup/content/lnlt'
import { advisor, lnlt } from '@firegroup/lnlt'
import { matchBenchmarks } from '../matches.ts'

/** About ten units a side. */
export const benchmarks = matchBenchmarks(lnlt, scenario('the-manor-at-noon'), advisor)

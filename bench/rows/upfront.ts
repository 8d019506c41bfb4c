import { scenario } from '@firegroup/content/upfront'
import { advisor, upfront } from '@firegroup/upfront'
import { matchBenchmarks } from '../matches.ts'

/** Nine men against twelve, with flanks, weapons and close combat. */
export const benchmarks = matchBenchmarks(upfront, scenario('the-corner-house'), advisor)

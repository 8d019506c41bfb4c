import { advisor, aslsk } from '@firegroup/aslsk'
import { scenario } from '@firegroup/content/aslsk'
import { matchBenchmarks } from '../matches.ts'

/** About ten units a side. */
export const benchmarks = matchBenchmarks(aslsk, scenario('chapel-on-the-hill'), advisor)

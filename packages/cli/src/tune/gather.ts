import type { Sample } from '@firegroup/ai'
import type { Orders, Task } from '@firegroup/lab'
import { type CrewOptions, employAll } from '../sim/crew.ts'

type Gathered = Promise<readonly (readonly Sample[])[]>

/** Games on worker threads, each of which leaves the positions that it went through. */
export function gatherAll(orders: Orders, tasks: readonly Task[], options: CrewOptions): Gathered {
  return employAll<readonly Sample[]>(new URL('./worker.ts', import.meta.url), orders, tasks, options)
}

/** The same, but that each game leaves what came of the ways to decide some of its questions. */
export function branchAll(orders: Orders, tasks: readonly Task[], options: CrewOptions): Gathered {
  return employAll<readonly Sample[]>(BRANCHES, orders, tasks, options)
}

export const BRANCHES = new URL('./branch-worker.ts', import.meta.url)

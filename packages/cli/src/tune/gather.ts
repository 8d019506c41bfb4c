import type { Sample } from '@firegroup/ai'
import type { Orders, Task } from '@firegroup/lab'
import { type CrewOptions, employAll } from '../sim/crew.ts'

/** Games on worker threads, each of which leaves the positions that it went through. */
export function gatherAll(orders: Orders, tasks: readonly Task[], options: CrewOptions): Promise<readonly (readonly Sample[])[]> {
  return employAll<readonly Sample[]>(new URL('./worker.ts', import.meta.url), orders, tasks, options)
}

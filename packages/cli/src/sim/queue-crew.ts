import type { Orders, Task } from '@firegroup/lab'
import { type SeriesKind, SeriesQueue } from '@firegroup/queue'
import { badInput, failed } from '../errors.ts'
import { arenaOf } from './arenas.ts'
import type { CrewOptions } from './crew.ts'

/** How often the queue is asked how far it is, in milliseconds. */
const LOOK = 300

/** A crew of whoever works for a queue, on any number of machines. The records come in the order of the tasks, as from threads of one's own. */
export function queueCrew<R>(
  url: string,
  kind: SeriesKind,
): (orders: Orders, tasks: readonly Task[], options: CrewOptions) => Promise<readonly R[]> {
  return async (orders, tasks, { onPlayed, stop }) => {
    const queue = await openQueue(() => SeriesQueue.open(url))
    try {
      const id = await queue.order({ kind, rules: arenaOf(orders.system).rules, orders, tasks })
      // what was played is kept for a while: the same series with more games plays only those
      await played(queue, id, tasks.length, onPlayed, stop)
      return await queue.records<R>(id)
    } finally {
      await queue.close()
    }
  }
}

/** A database that can't be reached is whoever gave its address's to mend. */
export async function openQueue<T>(open: () => Promise<T>): Promise<T> {
  try {
    return await open()
  } catch (error) {
    throw badInput(`The queue can’t be opened: ${(error as Error).message || (error as NodeJS.ErrnoException).code}.`)
  }
}

async function played(
  queue: SeriesQueue,
  id: string,
  games: number,
  onPlayed: CrewOptions['onPlayed'],
  stop: AbortSignal | undefined,
): Promise<void> {
  let before = 0
  for (;;) {
    const state = await queue.state(id)
    if (!state) throw failed('The series is gone from the queue.')
    if (state.problem !== null) throw failed(state.problem)
    if (state.done > before) onPlayed?.(state.done)
    before = state.done
    if (state.done === games) return
    if (stop?.aborted) return queue.cancel(id)
    await new Promise((resolve) => setTimeout(resolve, LOOK))
  }
}

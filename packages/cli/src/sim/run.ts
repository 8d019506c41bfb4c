import type { Orders, Task } from '@firegroup/lab'
import type { Screen } from '../shell.ts'
import type { CrewOptions } from './crew.ts'
import { Progress } from './progress.ts'

export interface Run<R> {
  readonly records: readonly R[]
  /** Somebody pressed Ctrl-C. */
  readonly interrupted: boolean
}

const TICK_MS = 1000

/** The exit code that shells give to a program ended by Ctrl-C. */
const INTERRUPTED = 130

/** Whoever plays the games and says what became of each. */
type Crew<R> = (orders: Orders, tasks: readonly Task[], options: CrewOptions) => Promise<readonly R[]>

/** One's own threads, or those of whoever works for a queue. */
export async function crewOf<R>(queue: string | undefined, own: Crew<R>, kind: 'play' | 'branch'): Promise<Crew<R>> {
  if (queue === undefined) return own
  const { queueCrew } = await import('./queue-crew.ts') // who needs no database need not wait for its programs
  return queueCrew<R>(queue, kind)
}

/** Has games played, with progress on standard error. The first Ctrl-C ends the series and leaves what is done, a second the program. */
export async function run<R>(crew: Crew<R>, orders: Orders, tasks: readonly Task[], jobs: number, screen: Screen): Promise<Run<R>> {
  const progress = new Progress(tasks.length, screen)
  const stopping = new AbortController()
  const stop = () => stopping.abort()
  process.once('SIGINT', stop)
  const ticking = setInterval(() => progress.tick(), TICK_MS)
  try {
    const records = await crew(orders, tasks, { jobs, onPlayed: (done) => progress.update(done), stop: stopping.signal })
    const interrupted = records.length < tasks.length
    if (interrupted) process.exitCode = INTERRUPTED
    progress.close()
    screen.write(`${progress.summary()}${interrupted ? `; stopped, the first ${records.length} count` : ''}\n`)
    return { records, interrupted }
  } catch (error) {
    progress.close()
    throw error
  } finally {
    clearInterval(ticking)
    process.off('SIGINT', stop)
  }
}

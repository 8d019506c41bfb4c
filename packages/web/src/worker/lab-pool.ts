/** The page's end of the lab's workers: gives them games, a few at a time, and gathers what they tell. */
import type { Save } from '@firegroup/kernel'
import { type GameRecord, type Orders, type Task, Workload } from '@firegroup/lab'
import type { FromLab, ToLab } from './lab-messages.ts'

export interface LabPort {
  postMessage(message: ToLab): void
  onmessage: ((event: MessageEvent<FromLab>) => void) | null
  onerror: ((event: ErrorEvent) => void) | null
  terminate(): void
}

export interface Crew {
  readonly size: number
  start(): LabPort
}

export interface PlayOptions {
  /** Called as each game ends, in the order in which they happen to end. */
  readonly onPlayed: (soFar: Workload) => void
  readonly stop: AbortSignal
}

const MOST_WORKERS = 4

/**
 * Plays games on workers. The records come in the order of the tasks; stopped early, up to the first that is missing. A worker in the middle
 * of a game is not waited for.
 */
export async function playAll(
  crew: Crew,
  orders: Orders,
  tasks: readonly Task[],
  { onPlayed, stop }: PlayOptions,
): Promise<readonly GameRecord[]> {
  const size = Math.min(crew.size, tasks.length)
  const workload = new Workload(tasks, Math.max(1, size))
  if (stop.aborted || size === 0) return []
  const ports = Array.from({ length: size }, () => crew.start())
  const stopped = new Promise<void>((resolve) => stop.addEventListener('abort', () => resolve(), { once: true }))
  const keep = (number: number, record: GameRecord): void => {
    if (stop.aborted) return
    workload.keep(number, record)
    onPlayed(workload)
  }
  try {
    await Promise.race([stopped, Promise.all(ports.map((port) => employ(port, orders, workload, keep)))])
  } finally {
    for (const port of ports) port.terminate()
  }
  return workload.records
}

/** Plays one game again and gives it whole. */
export async function keepGame(crew: Crew, orders: Orders, task: Task): Promise<Save> {
  const port = crew.start()
  try {
    return await new Promise((resolve, reject) => {
      listen(port, reject, (message) => {
        if (message.type === 'kept') resolve(message.save)
      })
      port.postMessage({ type: 'orders', orders })
      port.postMessage({ type: 'keep', task })
    })
  } finally {
    port.terminate()
  }
}

/** Gives a worker batch after batch until there are none. It is idle for the first time when it has its orders. */
function employ(port: LabPort, orders: Orders, workload: Workload, keep: (number: number, record: GameRecord) => void): Promise<void> {
  return new Promise((resolve, reject) => {
    listen(port, reject, (message) => {
      if (message.type === 'played') keep(message.number, message.record)
      if (message.type !== 'idle') return
      const batch = workload.nextBatch()
      if (batch) port.postMessage({ type: 'play', batch })
      else resolve()
    })
    port.postMessage({ type: 'orders', orders })
  })
}

function listen(port: LabPort, reject: (error: Error) => void, heard: (message: FromLab) => void): void {
  port.onerror = (event) =>
    reject(new Error(event.message || 'A worker of the lab could not be started. Reload the page and run it again.'))
  port.onmessage = ({ data }) => {
    if (data.type === 'failed') reject(new Error(`The game with the seed '${data.seed}' failed: ${data.message}`))
    else if (data.type === 'broken') reject(new Error(data.message))
    else heard(data)
  }
}

/** One core is left to the page; a browser that does not say how many there are has two. */
export const browserCrew = (): Crew => ({
  size: Math.max(1, Math.min(MOST_WORKERS, (navigator.hardwareConcurrency || 2) - 1)),
  start: () => new Worker(new URL('./lab.worker.ts', import.meta.url), { type: 'module', name: 'lab' }) as LabPort,
})

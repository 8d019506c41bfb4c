/** Opens a kept match in a worker of its own, or a match that is at hand beside the page. */
import type { GameEvent } from '@firegroup/kernel'
import type { Match, OrderParts, Pace, Tempo } from '@firegroup/table'
import { browserStore } from '../../matches/browser-store.ts'
import type { WorkerComputer } from '../../worker/computer.ts'
import type { FromHost, HostPort, Opened } from '../../worker/host-messages.ts'
import { keepFor } from '../../worker/page-store.ts'
import { TableHost } from '../../worker/table-host.ts'

export function startHost(): HostPort {
  const worker = new Worker(new URL('../../worker/table.worker.ts', import.meta.url), { type: 'module', name: 'table' })
  const port: HostPort = {
    onmessage: null,
    postMessage: (message) => worker.postMessage(message),
    terminate: () => worker.terminate(),
  }
  worker.onmessage = (event: MessageEvent<FromHost>) => {
    const { data } = event
    if (data.type === 'store') void keepFor(browserStore(), data).then((answer) => worker.postMessage(answer))
    else port.onmessage?.(event)
  }
  worker.onerror = ({ message }) => port.onmessage?.({ data: { type: 'shut', problem: `The game has stopped: ${message}` } })
  return port
}

/** Resolves when the worker has the match; rejects with why it can't be played. */
export function openTable(port: HostPort, match: string, tempo: Tempo): Promise<Opened> {
  return new Promise((resolve, reject) => {
    port.onmessage = ({ data }) => {
      if (data.type === 'opened') resolve(data)
      else if (data.type === 'shut') reject(new Error(data.problem))
    }
    port.postMessage({ type: 'open', match, tempo })
  })
}

interface BesideParts<S, E extends GameEvent> {
  readonly match: Match<S, E>
  readonly computer: WorkerComputer
  readonly pace: Pace<E>
  readonly tempo: Tempo
  readonly orders: OrderParts<S>
}

/** The same without a worker, for lessons and tests: whatever is said is copied, and heard a moment later. */
export function hostBeside<S, E extends GameEvent>(parts: BesideParts<S, E>): { port: HostPort; opened: Opened; host: TableHost<S, E> } {
  let opened: Opened | undefined
  let closed = false
  const port: HostPort = {
    onmessage: null,
    postMessage: (message) => {
      const copy = structuredClone(message)
      queueMicrotask(() => {
        if (!closed) host.hear(copy)
      })
    },
    terminate: () => {
      closed = true
      host.close()
    },
  }
  const send = (message: FromHost<E>): void => {
    if (message.type === 'opened') opened = message
    const data = structuredClone(message) as FromHost
    queueMicrotask(() => {
      if (!closed) port.onmessage?.({ data })
    })
  }
  const host: TableHost<S, E> = new TableHost({ ...parts, send, soon: (work) => queueMicrotask(work) })
  return { port, opened: opened!, host }
}

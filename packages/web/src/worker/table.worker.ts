/** Has the game that a page plays, so that the page has nothing but its own side of it, and never waits for the rules. */
import type { GameEvent } from '@firegroup/kernel'
import { openMatch, readRecord } from '@firegroup/table'
import type { AnyState } from '../games/game.ts'
import { thinkingOf } from '../games/thinking.ts'
import { browserStore } from '../matches/browser-store.ts'
import { now } from '../matches/new-match.ts'
import { startComputer } from './computer.ts'
import type { FromHost, ToHost } from './host-messages.ts'
import { atOneTable } from './one-table.ts'
import { PageStore } from './page-store.ts'
import { TableHost } from './table-host.ts'

const pageStore = new PageStore(send)
let host: TableHost<AnyState, GameEvent> | null = null

addEventListener('message', ({ data }: MessageEvent<ToHost>) => {
  if (data.type === 'stored') pageStore.hear(data)
  else if (data.type === 'open') open(data).catch((error: Error) => send({ type: 'shut', problem: error.message }))
  else host?.hear(data)
})

async function open({ match: id, tempo }: Extract<ToHost, { type: 'open' }>): Promise<void> {
  const own = browserStore()
  const store = (await own.lasting()) === 'database' ? own : pageStore
  const record = await readRecord(id, store)
  if (!record.ok) throw new Error(messages(record.problems))
  const { system, pace, orders: adapter } = await thinkingOf(record.value.save.system)
  const computer = startComputer()
  const opened = openMatch(system, record.value, { store, computer, now })
  if (!opened.ok) throw new Error(messages(opened.problems))
  const match = opened.value
  host = new TableHost({ match, computer, pace, tempo, orders: { adapter, store }, send, soon })
  const played = host
  await atOneTable(match, () => void played.play())
}

/** As soon as what has come in meanwhile is heard; a timer would wait for some milliseconds once there are many. */
const waiting: (() => void)[] = []
const turn = new MessageChannel()
turn.port1.onmessage = () => waiting.shift()?.()

function soon(work: () => void): void {
  waiting.push(work)
  turn.port2.postMessage(null)
}

const messages = (problems: readonly { readonly message: string }[]): string => problems.map(({ message }) => message).join(' ')

function send(message: FromHost): void {
  postMessage(message)
}

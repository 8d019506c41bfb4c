/** Sockets: one for every table that somebody has open. Who may open one is settled before the first word. */
import type { IncomingMessage, Server } from 'node:http'
import type { Duplex } from 'node:stream'
import type { Told } from '@firegroup/table'
import { type WebSocket, WebSocketServer } from 'ws'
import type { Person } from '../people/people.ts'
import { Allowance } from './allowance.ts'
import type { AppParts } from './app.ts'
import { VISIT_COOKIE } from './visitors.ts'

const PATH = /^\/api\/tables\/([\w-]{1,40})\/socket$/
/** Frames of one socket: bursts of a page that asks about many things, and then an even flow. */
const BURST = 400
const PER_SECOND = 100
/** What a page takes as: cut off, come back. */
const COME_AGAIN = 1012
const HEARTBEAT = 25_000
/** The largest frame, in bytes. */
const LARGEST_FRAME = 256 * 1024

export function serveSockets(server: Server, parts: AppParts): { close(): void } {
  const sockets = new WebSocketServer({ noServer: true, maxPayload: LARGEST_FRAME, perMessageDeflate: false })
  server.on('upgrade', (request, socket, head) => {
    void admitted(request, parts)
      .then((admission) => {
        if (typeof admission === 'string') refuse(socket, admission)
        else
          sockets.handleUpgrade(request, socket, head, (ws) => {
            attend(ws, admission.table, admission.person, parts).catch(() => ws.close(COME_AGAIN, 'The table can’t be opened now.'))
          })
      })
      .catch(() => refuse(socket, '500 Internal Server Error'))
  })
  const heartbeat = setInterval(() => {
    for (const ws of sockets.clients) ws.ping()
  }, HEARTBEAT)
  heartbeat.unref()
  return {
    close() {
      clearInterval(heartbeat)
      for (const ws of sockets.clients) ws.close(1001, 'The server stops.')
      sockets.close()
    },
  }
}

async function admitted(
  { url = '', headers }: IncomingMessage,
  { isOurs, people, tables }: AppParts,
): Promise<{ readonly table: string; readonly person: Person } | string> {
  const { pathname, searchParams } = new URL(url, 'http://server')
  const table = PATH.exec(pathname)?.[1]
  if (table === undefined) return '404 Not Found'
  if (headers.origin !== undefined && !isOurs(headers.origin)) return '403 Forbidden'
  const token = tokenIn(headers.cookie ?? '')
  const person = token === null ? null : await people.holding(token)
  if (!person) return '401 Unauthorized'
  const found = await tables.find(table)
  const sits = found?.seats.some((seat) => seat.person === person.id) ?? false
  return sits || (await tables.mayWatch(table, searchParams.get('watch'))) ? { table, person } : '404 Not Found'
}

async function attend(ws: WebSocket, table: string, person: Person, { rooms }: AppParts): Promise<void> {
  const allowance = new Allowance(BURST, PER_SECOND)
  const send = (told: Told): void => {
    if (ws.readyState === ws.OPEN) ws.send(JSON.stringify(told))
  }
  /** What is said before the room is ready to hear it. */
  let early: unknown[] | null = []
  let hear: (frame: unknown) => void = (frame) => early?.push(frame)
  ws.on('message', (data, isBinary) => {
    if (!allowance.take('')) return ws.close(1008, 'Too many frames.')
    const frame = isBinary ? undefined : parsed(String(data))
    if (frame === undefined) send({ type: 'refused', problems: [{ message: 'A frame is one JSON value as text.' }] })
    else hear(frame)
  })
  ws.on('error', () => ws.terminate())
  const entered = await rooms.enter(table, person, send, () => ws.close(COME_AGAIN, 'The table has moved to another server.'))
  ws.on('close', () => entered.leave())
  hear = entered.hear
  const waiting = early
  early = null
  for (const frame of waiting) hear(frame)
  if (ws.readyState !== ws.OPEN) entered.leave()
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return undefined
  }
}

function tokenIn(cookies: string): string | null {
  for (const each of cookies.split(';')) {
    const [name, value] = each.trim().split('=')
    if (name === VISIT_COOKIE && value) return decodeURIComponent(value)
  }
  return null
}

function refuse(socket: Duplex, status: string): void {
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`)
}

/** Sockets: one for every table that somebody has open. What comes in is read, counted and handed on; what nobody can read changes nothing. */
import type { Server } from 'node:http'
import type { Duplex } from 'node:stream'
import type { Told } from '@firegroup/table'
import type { FastifyBaseLogger } from 'fastify'
import { type WebSocket, WebSocketServer } from 'ws'
import { type Admission, addressOf, admitted, Turnstile } from './admission.ts'
import { Allowance } from './allowance.ts'
import type { AppParts } from './app.ts'
import { isStorable } from './read.ts'

/** What a page takes as: cut off, come back. */
const COME_AGAIN = 1012
/** So many frames may come before the table is ready to hear them. */
const MOST_EARLY = 100
/** How long somebody has to take his leave when the server stops, in milliseconds. */
const GOODBYE = 1000

export interface Sockets {
  /** From now on nobody comes in and nothing more is heard; what was begun is still answered. */
  deafen(): void
  /** Tells everybody to come back to whoever answers next. */
  close(): Promise<void>
}

export function serveSockets(server: Server, parts: AppParts, log: FastifyBaseLogger): Sockets {
  const { limits, metrics } = parts
  const sockets = new WebSocketServer({ noServer: true, maxPayload: limits.frame, perMessageDeflate: false })
  const turnstile = new Turnstile(limits)
  const frames = new Allowance(limits.frames.burst, limits.frames.perSecond)
  const silent = new Set<WebSocket>()
  const visits = new Map<WebSocket, string>()
  let isDeaf = false

  server.on('upgrade', (request, socket, head) => {
    socket.on('error', () => socket.destroy())
    if (isDeaf) return refuse(socket, '503 Service Unavailable')
    const address = addressOf(request)
    void admitted(request, parts)
      .then((admission) => {
        if (typeof admission === 'string') {
          log.warn({ status: admission, address }, 'socket refused')
          return refuse(socket, admission)
        }
        const leave = turnstile.enter(admission.person.id, address)
        if (!leave) return refuse(socket, '429 Too Many Requests')
        socket.on('close', leave)
        sockets.handleUpgrade(request, socket, head, (ws) => {
          metrics.sockets.inc()
          visits.set(ws, admission.visit)
          ws.on('close', () => {
            visits.delete(ws)
            silent.delete(ws)
            metrics.sockets.dec()
          })
          ws.on('pong', () => silent.delete(ws))
          attend(ws, together(socket), admission, parts, { isDeaf: () => isDeaf, take: (who) => frames.take(who) }).catch(
            (error: Error) => {
              log.error({ err: error }, 'a table can’t be opened')
              ws.close(COME_AGAIN, 'The table can’t be opened now.')
            },
          )
        })
      })
      .catch((error: Error) => {
        log.error({ err: error }, 'socket failed')
        refuse(socket, '500 Internal Server Error')
      })
  })
  const heartbeat = setInterval(() => {
    void sendAwaySignedOut().catch((error: Error) => log.error({ err: error }, 'nobody knows who is signed in'))
    for (const ws of sockets.clients)
      if (silent.has(ws)) ws.terminate()
      else {
        silent.add(ws)
        ws.ping()
      }
  }, limits.heartbeat)
  heartbeat.unref()
  /** Whoever was signed out, banned or forgotten meanwhile has no business here any more. */
  const sendAwaySignedOut = async (): Promise<void> => {
    const standing = await parts.people.visits.standing([...visits.values()])
    for (const [ws, visit] of visits) if (!standing.has(visit)) ws.close(1008, 'You are signed out.')
  }
  return {
    deafen() {
      isDeaf = true
    },
    async close() {
      isDeaf = true
      clearInterval(heartbeat)
      const gone = [...sockets.clients].map((ws) => new Promise((resolve) => ws.once('close', resolve)))
      for (const ws of sockets.clients) ws.close(COME_AGAIN, 'The server restarts. Come back in a moment.')
      const patience = new Promise((resolve) => setTimeout(resolve, GOODBYE).unref())
      await Promise.race([Promise.all(gone), patience])
      for (const ws of sockets.clients) ws.terminate()
      sockets.close()
    },
  }
}

/** What is said to somebody in one go is sent in one go: each time costs more than what is sent. */
function together(socket: Duplex): () => void {
  let isHeld = false
  return () => {
    if (isHeld) return
    isHeld = true
    socket.cork()
    process.nextTick(() => {
      isHeld = false
      socket.uncork()
    })
  }
}

async function attend(
  ws: WebSocket,
  hold: () => void,
  { table, person }: Admission,
  { rooms, limits, metrics }: AppParts,
  ear: { readonly isDeaf: () => boolean; readonly take: (who: string) => boolean },
): Promise<void> {
  const send = (told: Told): void => {
    if (ws.readyState !== ws.OPEN) return
    metrics.told(told)
    // whoever reads nothing is not waited for: he comes back and is told where the match stands
    if (ws.bufferedAmount > limits.unread) ws.terminate()
    else {
      hold()
      ws.send(JSON.stringify(told))
    }
  }
  const refuse = (message: string): void => send({ type: 'refused', problems: [{ message }] })
  /** What is said before the room is ready to hear it. */
  let early: unknown[] | null = []
  let hear: (frame: unknown) => void = (frame) => {
    if (early && early.length < MOST_EARLY) early.push(frame)
  }
  ws.on('message', (data, isBinary) => {
    metrics.frames.inc()
    if (ear.isDeaf()) return // the page says it again when it is back
    if (!ear.take(person.id)) return ws.close(1008, 'Too many frames.')
    const frame = isBinary ? undefined : parsed(String(data))
    if (frame === undefined) return refuse('A frame is one JSON value as text.')
    try {
      if (!isStorable(frame)) return refuse('There are characters in this frame that are no text.')
      hear(frame)
    } catch {
      refuse('This frame can’t be understood.')
    }
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

function refuse(socket: Duplex, status: string): void {
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`)
}

/** The socket of a table: says what it hears, comes back when it was cut off, and sends what nobody has answered yet once more. */
import type { Frame, Told } from '@firegroup/table'

export type Connection =
  | { readonly state: 'connected' }
  /** Tried again in so many seconds. */
  | { readonly state: 'reconnecting'; readonly seconds: number }
  | { readonly state: 'connecting' }

/** A socket as the wire needs it: the browser's, or one of a test. */
export interface Socket {
  send(text: string): void
  close(): void
  onopen: (() => void) | null
  onmessage: ((event: { readonly data: unknown }) => void) | null
  onclose: (() => void) | null
}

interface WireParts {
  readonly connect: () => Socket
  readonly hear: (told: Told) => void
  /** Each time that the connection stands, before anything is heard. */
  readonly opened: () => void
  readonly changed: (connection: Connection) => void
  readonly wait: (ms: number, then: () => void) => () => void
}

/** Seconds until the next attempt, and no more than the last. */
const WAITS = [1, 2, 4, 8, 15] as const

export class Wire {
  readonly #parts: WireParts
  #socket: Socket | null = null
  #standing = false
  #attempt = 0
  #stop: (() => void) | null = null
  #closed = false

  constructor(parts: WireParts) {
    this.#parts = parts
    this.#connect()
  }

  get standing(): boolean {
    return this.#standing
  }

  /** Says something if anybody hears; whoever must be heard says it again when the connection stands. */
  say(said: Frame): boolean {
    if (!this.#standing) return false
    this.#socket?.send(JSON.stringify(said))
    return true
  }

  close(): void {
    this.#closed = true
    this.#stop?.()
    this.#socket?.close()
  }

  #connect(): void {
    const socket = this.#parts.connect()
    this.#socket = socket
    socket.onopen = () => {
      this.#standing = true
      this.#attempt = 0
      this.#parts.changed({ state: 'connected' })
      this.#parts.opened()
    }
    socket.onmessage = ({ data }) => {
      if (typeof data === 'string') this.#parts.hear(JSON.parse(data) as Told)
    }
    socket.onclose = () => {
      this.#standing = false
      if (this.#closed || this.#socket !== socket) return
      this.#comeBack(WAITS[Math.min(this.#attempt++, WAITS.length - 1)]!)
    }
  }

  #comeBack(seconds: number): void {
    this.#parts.changed({ state: 'reconnecting', seconds })
    this.#stop = this.#parts.wait(1000, () => {
      if (seconds > 1) this.#comeBack(seconds - 1)
      else {
        this.#parts.changed({ state: 'connecting' })
        this.#connect()
      }
    })
  }
}

/** The socket of a table of this server. */
export function socketOf(table: string, watching: string | null): Socket {
  const scheme = location.protocol === 'https:' ? 'wss' : 'ws'
  const query = watching === null ? '' : `?watch=${encodeURIComponent(watching)}`
  return new WebSocket(`${scheme}://${location.host}/api/tables/${encodeURIComponent(table)}/socket${query}`) as unknown as Socket
}

export function after(ms: number, then: () => void): () => void {
  const timer = setTimeout(then, ms)
  return () => clearTimeout(timer)
}

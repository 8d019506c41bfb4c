/** Somebody at an online table: what he knows of it, what he may do before the match, and the port through which it is played. */
import { commitmentTo, type OnlineTable, type Told } from '@firegroup/table'
import type { Opened, PagePlayer } from '../worker/host-messages.ts'
import { TablePort } from './table-port.ts'
import { after, type Connection, type Socket, socketOf, Wire } from './wire.ts'

export interface ChatLine {
  readonly number: number
  readonly from: string
  readonly text: string
  readonly said: string
}

/** Where the page keeps its part of the key between being ready and the beginning; it must outlive a reload. */
export interface Keeping {
  getItem(key: string): string | null
  setItem(key: string, value: string): void
}

interface AtTableParts {
  readonly connect?: () => Socket
  readonly keeping?: Keeping
  readonly newPart?: () => string
  readonly newKey?: () => string
  readonly wait?: (ms: number, then: () => void) => () => void
}

export class AtTable {
  readonly id: string
  readonly port: TablePort
  readonly #wire: Wire
  readonly #keeping: Keeping
  readonly #newPart: () => string
  readonly #listeners = new Set<() => void>()
  #table: OnlineTable | null = null
  #connection: Connection = { state: 'connecting' }
  #chat: readonly ChatLine[] = []
  #opened: Opened | null = null
  #problem: string | null = null

  constructor(id: string, parts: AtTableParts = {}) {
    this.id = id
    this.#keeping = parts.keeping ?? sessionStorage
    this.#newPart = parts.newPart ?? randomPart
    this.port = new TablePort({ say: (said) => this.#wire.say(said) }, parts.newKey ?? (() => crypto.randomUUID()), () => this.close())
    this.#wire = new Wire({
      connect: parts.connect ?? (() => socketOf(id, null)),
      hear: (told) => this.#hear(told),
      opened: () => this.port.resume(),
      changed: (connection) => {
        this.#connection = connection
        this.#tell()
      },
      wait: parts.wait ?? after,
    })
  }

  get table(): OnlineTable | null {
    return this.#table
  }

  get connection(): Connection {
    return this.#connection
  }

  get chat(): readonly ChatLine[] {
    return this.#chat
  }

  /** The match, once it has begun. */
  get opened(): Opened | null {
    return this.#opened
  }

  /** What was refused last. */
  get problem(): string | null {
    return this.#problem
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** Ready, and bound to a part of the key that is shown only when all have bound themselves. */
  ready(): void {
    const part = this.#newPart()
    this.#keeping.setItem(this.#partKey, part)
    this.#problem = null
    this.#wire.say({ type: 'ready', commitment: commitmentTo(part) })
  }

  notReady(): void {
    this.#wire.say({ type: 'notReady' })
  }

  say(text: string): void {
    this.#wire.say({ type: 'chat', text })
  }

  close(): void {
    this.#listeners.clear()
    this.#wire.close()
  }

  get #partKey(): string {
    return `firegroup part ${this.id}`
  }

  #hear(told: Told): void {
    if (told.type === 'chair') {
      this.port.hear(told.message)
      return
    }
    if (told.type === 'table') {
      this.#table = told.table
      this.#tellPart(told.table)
    } else if (told.type === 'match') this.#opened ??= openedFrom(told, this.#table!)
    else if (told.type === 'chat') this.#chat = [...this.#chat, told]
    else if (told.type === 'refused') this.#problem = told.problems[0]?.message ?? null
    this.#tell()
  }

  /** Everybody is bound: now, and not before, each part is told. */
  #tellPart({ stage, seats }: OnlineTable): void {
    const own = seats.find(({ you }) => you)
    const part = this.#keeping.getItem(this.#partKey)
    if (stage !== 'gathering' || !own?.ready || part === null || seats.some(({ ready }) => !ready)) return
    if (own.commitment === commitmentTo(part)) this.#wire.say({ type: 'tell', nonce: part })
  }

  #tell(): void {
    for (const listener of this.#listeners) listener()
  }
}

function openedFrom({ system, origin }: Extract<Told, { type: 'match' }>, table: OnlineTable): Opened {
  const players: { [seat: string]: PagePlayer } = {}
  for (const { seat, name, computer, you } of table.seats)
    players[seat] = computer !== null ? { type: 'computer', level: computer } : { type: you ? 'human' : 'remote', name: name ?? '' }
  return { type: 'opened', system, origin, setup: { id: table.id, name: table.name, players, begun: '' } }
}

function randomPart(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(32)), (byte) => byte.toString(16).padStart(2, '0')).join('')
}

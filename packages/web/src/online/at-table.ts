/** Somebody at an online table: what he knows of it, what he may do before the match and beside it, and the port through which it is played. */
import {
  type AffairsSeen,
  type ChatLine,
  commitmentTo,
  type Frame,
  type OfferKind,
  type OnlineTable,
  type SeatAtTable,
  type Settling,
  type Told,
} from '@firegroup/table'
import type { Opened, PagePlayer } from '../worker/host-messages.ts'
import { TablePort } from './table-port.ts'
import { after, type Connection, type Socket, socketOf, Wire } from './wire.ts'

/** Where the page keeps its part of the key between being ready and the beginning; it must outlive a reload. */
export interface Keeping {
  getItem(key: string): string | null
  setItem(key: string, value: string): void
}

interface AtTableParts {
  /** The secret with which somebody looks on. */
  readonly watching?: string | null
  readonly connect?: () => Socket
  readonly keeping?: Keeping
  readonly newPart?: () => string
  readonly newKey?: () => string
  readonly wait?: (ms: number, then: () => void) => () => void
  readonly now?: () => number
}

export type Company = Extract<Told, { type: 'company' }>

/** Clocks and offers, and when they were told, in milliseconds. */
export interface Affairs extends AffairsSeen {
  readonly at: number
}

/** What is to be said once. */
export type Note = { readonly kind: 'sent' | 'wentOn' | 'elsewhere' } | { readonly kind: 'done' | 'refused'; readonly words: string }

/** So long a note is shown, in milliseconds. */
const NOTED = { sent: 3000, wentOn: 8000, elsewhere: 5000, done: 6000, refused: 8000 } as const

export class AtTable {
  readonly id: string
  readonly port: TablePort
  readonly #wire: Wire
  readonly #keeping: Keeping
  readonly #newPart: () => string
  readonly #wait: (ms: number, then: () => void) => () => void
  readonly #now: () => number
  readonly #listeners = new Set<() => void>()
  #table: OnlineTable | null = null
  #connection: Connection = { state: 'connecting' }
  #chat: readonly ChatLine[] = []
  #opened: Opened | null = null
  #affairs: Affairs | null = null
  #company: Company | null = null
  #note: Note | null = null
  #beginsAt: number | null = null
  #stopCounting: (() => void) | null = null
  #stopNoting: (() => void) | null = null
  /** The page is looked at. */
  #here = true

  constructor(id: string, parts: AtTableParts = {}) {
    this.id = id
    this.#keeping = parts.keeping ?? sessionStorage
    this.#newPart = parts.newPart ?? randomPart
    this.#wait = parts.wait ?? after
    this.#now = parts.now ?? (() => performance.now())
    this.port = new TablePort(
      { say: (said) => this.#wire.say(said) },
      parts.newKey ?? (() => crypto.randomUUID()),
      () => this.close(),
      (kind) => this.#say({ kind }),
    )
    this.#wire = new Wire({
      connect: parts.connect ?? (() => socketOf(id, parts.watching ?? null)),
      hear: (told) => this.#hear(told),
      opened: () => {
        this.#chat = []
        if (!this.#here) this.#wire.say({ type: 'attention', here: false })
        this.port.resume()
      },
      changed: (connection) => {
        this.#connection = connection
        this.#tell()
      },
      wait: this.#wait,
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

  get affairs(): Affairs | null {
    return this.#affairs
  }

  get company(): Company | null {
    return this.#company
  }

  get note(): Note | null {
    return this.#note
  }

  /** When the match begins, by the clock of `now`; null while not everybody is ready. */
  get beginsAt(): number | null {
    return this.#beginsAt
  }

  now(): number {
    return this.#now()
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** Ready, and bound to a part of the key that is shown only when all have bound themselves. */
  ready(): void {
    const part = this.#newPart()
    this.#keeping.setItem(this.#partKey, part)
    this.dismiss()
    this.#wire.say({ type: 'ready', commitment: commitmentTo(part) })
  }

  notReady(): void {
    this.#wire.say({ type: 'notReady' })
  }

  /** What was chosen is shown at once; the server says what became of it. */
  settle(change: Settling): void {
    if (!this.#wire.say({ type: 'settle', change }) || !this.#table) return
    const { terms = this.#table.terms, open = this.#table.open } = change
    this.#table = { ...this.#table, terms, open, seats: moved(this.#table.seats, change.seat) }
    this.#tell()
  }

  say(text: string): void {
    this.#wire.say({ type: 'chat', text })
  }

  offer(kind: OfferKind): void {
    this.#wire.say({ type: 'offer', kind })
  }

  answer(kind: OfferKind, yes: boolean): void {
    this.#wire.say({ type: 'answer', kind, yes })
  }

  withdraw(kind: OfferKind): void {
    this.#wire.say({ type: 'withdraw', kind })
  }

  /** Whatever else can be done at a table. */
  act(frame: Extract<Frame, { type: 'resign' | 'claim' | 'close' | 'presence' | 'block' | 'report' }>): void {
    if (!this.#wire.say(frame)) this.#say({ kind: 'refused', words: 'There is no connection now. Try it again when there is.' })
  }

  /** Whether the page is looked at. */
  attend(here: boolean): void {
    if (this.#here === here) return
    this.#here = here
    this.#wire.say({ type: 'attention', here })
  }

  dismiss(): void {
    this.#stopNoting?.()
    this.#note = null
    this.#tell()
  }

  close(): void {
    this.#listeners.clear()
    this.#stopCounting?.()
    this.#stopNoting?.()
    this.#wire.close()
  }

  get #partKey(): string {
    return `firegroup part ${this.id}`
  }

  #hear(told: Told): void {
    switch (told.type) {
      case 'chair':
        this.port.hear(told.message)
        return
      case 'table':
        this.#table = told.table
        if (told.table.stage === 'gathering') this.#opened = null
        this.#count(told.table)
        break
      case 'match':
        this.#opened ??= openedFrom(told, this.#table!)
        break
      case 'chat':
        // what was said before may be told once more
        this.#chat = [...this.#chat.filter(({ number }) => number !== told.number), told].sort((a, b) => a.number - b.number)
        break
      case 'affairs':
        this.#affairs = { ...told, at: this.#now() }
        break
      case 'company':
        this.#company = told
        break
      case 'elsewhere':
        this.#say({ kind: 'elsewhere' })
        break
      case 'done':
        this.#say({ kind: 'done', words: told.words })
        break
      case 'refused':
        this.#say({ kind: 'refused', words: told.problems[0]?.message ?? 'That is not possible now.' })
    }
    this.#tell()
  }

  #say(note: Note): void {
    this.#stopNoting?.()
    this.#note = note
    this.#stopNoting = this.#wait(NOTED[note.kind], () => this.dismiss())
    this.#tell()
  }

  /** Everybody is bound: after a moment in which each may still say that he is not ready, and not before, each part is told. */
  #count({ stage, seats, beginsIn }: OnlineTable): void {
    this.#stopCounting?.()
    const isReady = stage === 'gathering' && beginsIn !== null && seats.every(({ ready }) => ready)
    this.#beginsAt = isReady ? this.#now() + beginsIn : null
    this.#stopCounting = isReady ? this.#wait(beginsIn, () => this.#tellPart()) : null
  }

  #tellPart(): void {
    const own = this.#table?.seats.find(({ you }) => you)
    const part = this.#keeping.getItem(this.#partKey)
    if (part !== null && own?.commitment === commitmentTo(part)) this.#wire.say({ type: 'tell', nonce: part })
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

/** Whoever is here takes another seat; who sits there changes with him. */
function moved(seats: readonly SeatAtTable[], to: string | undefined): readonly SeatAtTable[] {
  const own = seats.find(({ you }) => you)
  const other = seats.find(({ seat }) => seat === to)
  if (!own || !other || own === other) return seats
  return seats.map((each) => (each === own ? { ...other, seat: own.seat } : each === other ? { ...own, seat: other.seat } : each))
}

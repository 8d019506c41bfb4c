/** What processes that share a PostgreSQL say to each other: by LISTEN and NOTIFY, so that the database is all that they share. */
import pg from 'pg'

/** PostgreSQL carries less than 8,000 bytes at a time. */
const PIECE = 7_600
const COME_BACK = 500
const EVERYBODY = 'firegroup'
/** Also the name of the connection, by which others see that the process is there. */
const channelOf = (process: string): string => `firegroup_${process}`

export class Post {
  readonly #url: string
  readonly #self: string
  readonly #hear: (from: string, letter: unknown) => void
  readonly #broken: () => void
  readonly #pieces = new Map<string, string[]>()
  #client: pg.Client | null = null
  #waiting: [channel: string, piece: string][] = []
  #flushing: Promise<void> = Promise.resolve()
  #number = 0
  #closed = false

  /** `hear` gets the letters of the others; `broken` is told when some may have been lost. */
  constructor(url: string, self: string, hear: (from: string, letter: unknown) => void, broken: () => void) {
    this.#url = url
    this.#self = self
    this.#hear = hear
    this.#broken = broken
  }

  async open(): Promise<void> {
    const client = new pg.Client({ connectionString: this.#url, application_name: channelOf(this.#self) })
    client.on('error', () => this.#lost(client))
    client.on('end', () => this.#lost(client))
    client.on('notification', ({ payload }) => this.#arrived(payload ?? ''))
    await client.connect()
    // letters are not kept: they need not wait for the disk
    await client.query(`SET synchronous_commit = off; LISTEN ${EVERYBODY}; LISTEN ${channelOf(this.#self)}`)
    this.#client = client
    this.#flushing = this.#flushing.then(() => this.#flush())
  }

  /** Without a process, to all of them. Letters arrive in the order in which they were sent. */
  send(to: string | null, letter: unknown): void {
    const text = asciiOf(JSON.stringify(letter))
    const channel = to === null ? EVERYBODY : channelOf(to)
    const number = this.#number++
    const pieces = Math.ceil(text.length / PIECE)
    for (let i = 0; i < pieces; i++)
      this.#waiting.push([channel, `${this.#self} ${number} ${pieces - 1 - i} ${text.slice(i * PIECE, (i + 1) * PIECE)}`])
    this.#flushing = this.#flushing.then(() => this.#flush())
  }

  async close(): Promise<void> {
    this.#closed = true
    await this.#flushing
    await this.#client?.end().catch(() => undefined)
  }

  /** Everything that has gathered goes together. */
  async #flush(): Promise<void> {
    if (this.#waiting.length === 0 || !this.#client) return
    const now = this.#waiting
    this.#waiting = []
    const [channels, pieces] = [now.map(([channel]) => channel), now.map(([, piece]) => piece)]
    // where the connection is gone, whoever waits for these letters is told that it broke
    await this.#client
      .query('SELECT pg_notify(channel, piece) FROM unnest($1::text[], $2::text[]) AS letter(channel, piece)', [channels, pieces])
      .catch(() => undefined)
  }

  #arrived(payload: string): void {
    const [, from = '', number, left, text = ''] = /^(\w+) (\d+) (\d+) ([\s\S]*)$/.exec(payload) ?? []
    if (from === this.#self || from === '') return
    const key = `${from} ${number}`
    const pieces = this.#pieces.get(key) ?? []
    pieces.push(text)
    if (left !== '0') this.#pieces.set(key, pieces)
    else {
      this.#pieces.delete(key)
      this.#hear(from, JSON.parse(pieces.join('')))
    }
  }

  #lost(client: pg.Client): void {
    if (this.#client !== client) return
    this.#client = null
    this.#waiting = []
    this.#pieces.clear()
    if (this.#closed) return
    this.#broken()
    this.#comeBack()
  }

  #comeBack(): void {
    setTimeout(() => {
      if (!this.#closed) void this.open().catch(() => this.#comeBack())
    }, COME_BACK).unref()
  }
}

/** In letters of one byte each, so that pieces can be counted. */
function asciiOf(json: string): string {
  return json.replace(/[\u0080-\uffff]/g, (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`)
}

/** Somebody at a table, as a browser would be: a cookie, a socket, a chair, and a part of the key. */
import { randomBytes } from 'node:crypto'
import { commitmentTo, type FromTable, type Occasion, type OnlineTable, type StandpointMessage, type Told } from '@firegroup/table'
import { WebSocket } from 'ws'

export class Player {
  address: string
  cookie = ''
  socket: WebSocket | null = null
  table: OnlineTable | null = null
  seats: readonly string[] = []
  standpoint: StandpointMessage | null = null
  readonly heard: Told[] = []
  readonly #nonce = randomBytes(32).toString('hex')
  readonly #waiting = new Set<{ readonly look: () => void; readonly giveUp: () => void }>()
  readonly #breaking = new Set<() => void>()
  readonly #rulings = new Map<number, (message: FromTable) => void>()
  #nextId = 1
  #connected: Promise<void> = Promise.resolve()

  constructor(address: string) {
    this.address = address
  }

  async post<T>(path: string, body: unknown = {}): Promise<{ readonly status: number; readonly body: T }> {
    // a connection that is kept would keep the server from stopping
    const headers = {
      connection: 'close',
      'content-type': 'application/json',
      origin: this.address,
      ...(this.cookie ? { cookie: this.cookie } : {}),
    }
    const answer = await fetch(`${this.address}${path}`, { method: 'POST', headers, body: JSON.stringify(body) })
    const [set] = answer.headers.getSetCookie()
    if (set) this.cookie = set.split(';')[0]!
    return { status: answer.status, body: (await answer.json()) as T }
  }

  async get<T>(path: string): Promise<{ readonly status: number; readonly body: T }> {
    const answer = await fetch(`${this.address}${path}`, { headers: { connection: 'close', cookie: this.cookie } })
    return { status: answer.status, body: (await answer.json()) as T }
  }

  async open(table: string, query = ''): Promise<void> {
    const url = `${this.address.replace('http', 'ws')}/api/tables/${table}/socket${query}`
    const socket = new WebSocket(url, { headers: { cookie: this.cookie, origin: this.address } })
    this.socket = socket
    socket.on('close', () => {
      if (this.socket !== socket) return // another one is open already
      this.socket = null
      this.#break()
    })
    socket.on('message', (data) => this.#hear(JSON.parse(String(data)) as Told))
    this.#connected = new Promise<void>((resolve, reject) => {
      socket.on('open', () => resolve())
      socket.on('error', reject)
    })
    await this.#connected
    await this.until(() => this.table !== null)
  }

  say(frame: unknown): void {
    this.socket!.send(JSON.stringify(frame))
  }

  ready(): void {
    this.say({ type: 'ready', commitment: commitmentTo(this.#nonce) })
  }

  tell(): void {
    this.say({ type: 'tell', nonce: this.#nonce })
  }

  /** Takes the chair that is his. */
  async sit(): Promise<void> {
    await this.until(() => this.heard.some(({ type }) => type === 'match'))
    this.standpoint = null
    this.say({ type: 'chair', say: { type: 'sit', id: this.#nextId++, viewer: this.seats[0] ?? 'observer' } })
    await this.until(() => this.standpoint !== null)
  }

  async decide(decision: unknown, key: string, version = this.standpoint!.version): Promise<FromTable> {
    const id = this.#nextId++
    const answer = new Promise<FromTable>((resolve) => this.#rulings.set(id, resolve))
    this.say({ type: 'chair', say: { type: 'decide', id, version, decision, key } })
    return answer
  }

  async undo(): Promise<FromTable> {
    const id = this.#nextId++
    const answer = new Promise<FromTable>((resolve) => this.#rulings.set(id, resolve))
    this.say({ type: 'chair', say: { type: 'undo', id, version: this.standpoint!.version } })
    return answer
  }

  /** Resolves when the connection stands that is being opened. */
  connected(): Promise<void> {
    return this.#connected
  }

  async orders(orders: unknown): Promise<FromTable> {
    return this.#asked((id) => ({ type: 'orders', id, version: this.standpoint!.version, orders }))
  }

  async past(): Promise<readonly Occasion[]> {
    const said = await this.#asked((id) => ({ type: 'past', id }))
    return said.type === 'past' ? said.occasions : []
  }

  #asked(say: (id: number) => object): Promise<FromTable> {
    const id = this.#nextId++
    const answer = new Promise<FromTable>((resolve) => this.#rulings.set(id, resolve))
    this.say({ type: 'chair', say: say(id) })
    return answer
  }

  /** Resolves with nothing when the connection breaks. */
  broken(): Promise<null> {
    return this.socket === null ? Promise.resolve(null) : new Promise((resolve) => this.#breaking.add(() => resolve(null)))
  }

  /**
   * Resolves when something is so; what is heard in between is looked at again and again. Whoever waits no longer, because he left or
   * because somebody else was first, keeps nobody else from hearing.
   */
  async until(isSo: () => boolean, ms = 40_000): Promise<void> {
    if (isSo()) return
    await new Promise<void>((resolve, reject) => {
      const end = (settle: () => void): void => {
        clearTimeout(timer)
        this.#waiting.delete(waiting)
        settle()
      }
      const fail = (why: string) => end(() => reject(new Error(why)))
      const timer = setTimeout(() => fail(`Waited in vain; last heard: ${JSON.stringify(this.heard.at(-1))?.slice(0, 300)}`), ms)
      const look = (): void => {
        try {
          if (isSo()) end(resolve)
        } catch (error) {
          end(() => reject(error))
        }
      }
      const waiting = { look, giveUp: () => fail('The connection was closed meanwhile.') }
      this.#waiting.add(waiting)
    })
  }

  close(): void {
    this.socket?.terminate()
    this.socket = null
    this.#break()
    // who came in vain must not sit down when another attempt succeeds
    for (const { giveUp } of [...this.#waiting]) giveUp()
    this.table = null
    this.standpoint = null
    this.heard.length = 0
  }

  #break(): void {
    for (const look of [...this.#breaking]) look()
    this.#breaking.clear()
  }

  #hear(told: Told): void {
    this.heard.push(told)
    if (told.type === 'table') this.table = told.table
    else if (told.type === 'match') this.seats = told.seats
    else if (told.type === 'chair') {
      if (told.message.type === 'standpoint') this.standpoint = told.message
      else this.#rulings.get(told.message.id)?.(told.message)
    }
    for (const { look } of [...this.#waiting]) look()
  }
}

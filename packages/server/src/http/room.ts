/** Everybody who has a table open at this server: whatever changes there is told to all of them, to each as far as he may know. */
import { LEGAL, type Problem } from '@firegroup/kernel'
import { type Frame, type FromTable, frameSchema, type Told } from '@firegroup/table'
import type { People, Person } from '../people/people.ts'
import type { Database } from '../store/database.ts'
import { beginIfReady } from '../tables/gathering.ts'
import type { Inbox } from '../tables/inbox.ts'
import type { LiveMatch, LiveMatches, ServedChair } from '../tables/live-matches.ts'
import type { Done, Tables } from '../tables/tables.ts'
import { viewOf } from './table-view.ts'

export interface RoomParts {
  readonly db: Database
  readonly tables: Tables
  readonly matches: LiveMatches
  readonly people: People
  readonly inbox: Inbox
  readonly now: () => string
}

/** Somebody at a table, with the wire to him. */
interface Guest {
  readonly person: Person
  readonly send: (told: Told) => void
  chair: ServedChair | null
}

export class Room {
  readonly #id: string
  readonly #parts: RoomParts
  readonly #guests = new Set<Guest>()
  #live: { readonly match: LiveMatch; readonly leave: () => void } | null = null
  #ended = false
  /** One change after the other. */
  #work: Promise<void> = Promise.resolve()

  constructor(id: string, parts: RoomParts) {
    this.#id = id
    this.#parts = parts
  }

  get empty(): boolean {
    return this.#guests.size === 0
  }

  /** Somebody opens the table. What he says is given to `hear`; `leave` says that he is gone. */
  async enter(
    person: Person,
    send: (told: Told) => void,
  ): Promise<{ readonly hear: (frame: unknown) => void; readonly leave: () => void }> {
    const guest: Guest = { person, send, chair: null }
    this.#guests.add(guest)
    await this.#tellTable(guest)
    await this.#openMatch()
    await this.#seat(guest)
    return { hear: (frame) => this.#hear(guest, frame), leave: () => this.#leave(guest) }
  }

  #leave(guest: Guest): void {
    guest.chair?.close()
    this.#guests.delete(guest)
    if (!this.empty) return
    this.#live?.leave()
    this.#live = null
  }

  #hear(guest: Guest, frame: unknown): void {
    const problem = frameSchema.check(frame, 'frame')
    if (problem) {
      this.#refuse(guest, [{ message: problem }])
      return
    }
    const said = frame as Frame
    if (said.type === 'chair') {
      if (isTakingBack(said.say) && this.#isAmongPeople()) {
        const { id, version } = said.say
        const ruling = { ok: false, version, problems: [{ message: 'Among people nothing is taken back.' }] } as const
        guest.send({ type: 'chair', message: { type: 'ruling', id, ruling } })
        return
      }
      const refusal = guest.chair ? guest.chair.hear(said.say) : 'The match has not begun.'
      if (refusal) this.#refuse(guest, [{ message: refusal }])
      return
    }
    this.#work = this.#work.then(() => this.#do(guest, said)).catch((error: Error) => this.#refuse(guest, [{ message: error.message }]))
  }

  async #do({ person, ...guest }: Guest, said: Exclude<Frame, { type: 'chair' }>): Promise<void> {
    const { tables, matches, people } = this.#parts
    if (said.type === 'chat') return this.#chat(person, said)
    const done: Done =
      said.type === 'ready'
        ? await tables.ready(this.#id, person, said.commitment)
        : said.type === 'notReady'
          ? await tables.notReady(this.#id, person)
          : await tables.tell(this.#id, person, said.nonce)
    if (!done.ok) {
      guest.send({ type: 'refused', problems: [done.problem] })
      return
    }
    const begins = said.type === 'tell' && (await beginIfReady(this.#id, tables, matches, people))
    await this.tellAll()
    if (!begins) return
    await this.#openMatch()
    for (const each of this.#guests) await this.#seat(each)
  }

  async #chat(person: Person, { text }: Extract<Frame, { type: 'chat' }>): Promise<void> {
    const said = this.#parts.now()
    const { number } = await this.#parts.db
      .insertInto('chat')
      .values({ table_id: this.#id, person: person.id, text, said })
      .returning('number')
      .executeTakeFirstOrThrow()
    for (const { send } of this.#guests) send({ type: 'chat', number: Number(number), from: person.name, text, said })
  }

  #isAmongPeople(): boolean {
    return Object.values(this.#live?.match.players ?? {}).filter(({ type }) => type === 'human').length > 1
  }

  /** Something about the table has changed. */
  async tellAll(): Promise<void> {
    for (const guest of this.#guests) await this.#tellTable(guest)
  }

  async #tellTable({ person, send }: Guest): Promise<void> {
    const found = await this.#parts.tables.find(this.#id)
    if (found) send({ type: 'table', table: await viewOf(found, person, this.#parts) })
  }

  async #openMatch(): Promise<void> {
    if (this.#live) return
    const found = await this.#parts.tables.find(this.#id)
    if (!found || found.table.stage === 'gathering') return
    const entered = await this.#parts.matches.enter(this.#id)
    if (typeof entered === 'string') throw new Error(entered)
    this.#live = entered
    entered.match.subscribe(() => this.#endIfOver(entered.match))
    entered.match.goOn()
  }

  /** A match that is over is no longer among those that are played. */
  #endIfOver(match: LiveMatch): void {
    if (!match.over || this.#ended) return
    this.#ended = true
    this.#work = this.#work
      .then(() => this.#parts.tables.enter(this.#id, 'over'))
      .then(() => this.tellAll())
      .catch(() => undefined)
  }

  /** Gives somebody the chair that is his: his own seat's, or that of somebody who looks on. */
  async #seat(guest: Guest): Promise<void> {
    if (!this.#live || guest.chair) return
    const found = await this.#parts.tables.find(this.#id)
    const own = (found?.seats ?? []).filter(({ person }) => person === guest.person.id).map(({ seat }) => seat)
    const { match } = this.#live
    guest.chair = match.chair(own, (message: FromTable) => guest.send({ type: 'chair', message }))
    guest.send({ type: 'match', system: match.system, origin: match.origin, seats: own })
  }

  #refuse({ send }: Pick<Guest, 'send'>, problems: readonly Problem[] = LEGAL): void {
    send({ type: 'refused', problems })
  }
}

/** Somebody wants to take back what others may have seen. */
function isTakingBack(say: unknown): say is { readonly id: number; readonly version: number } {
  const { type, id, version } = (say ?? {}) as { readonly type?: unknown; readonly id?: unknown; readonly version?: unknown }
  return (type === 'undo' || type === 'goBack') && Number.isInteger(id) && Number.isInteger(version)
}

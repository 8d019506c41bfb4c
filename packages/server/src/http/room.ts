/** Everybody who has a table open at this server: whatever changes there is told to all of them, to each as far as he may know. */
import type { Problem } from '@firegroup/kernel'
import { type Frame, type FromTable, frameSchema, type Told } from '@firegroup/table'
import type { People, Person } from '../people/people.ts'
import type { Database } from '../store/database.ts'
import type { Affairs } from '../tables/affairs.ts'
import type { AffairsBook } from '../tables/affairs-book.ts'
import { blockedBy } from '../tables/blocks.ts'
import type { Inbox } from '../tables/inbox.ts'
import { LateView } from '../tables/late-view.ts'
import type { LiveMatch } from '../tables/live-match.ts'
import type { LiveMatches } from '../tables/live-matches.ts'
import { presenceOf, seenNow, unseenOf } from '../tables/presence.ts'
import { Reached } from '../tables/reached.ts'
import { termsOf } from '../tables/settling.ts'
import type { Tables } from '../tables/tables.ts'
import { tellChat } from './chat.ts'
import { handle } from './frames.ts'
import { Guest } from './guest.ts'
import { viewOf } from './table-view.ts'

export interface RoomParts {
  readonly db: Database
  readonly tables: Tables
  readonly matches: LiveMatches
  readonly people: People
  readonly inbox: Inbox
  readonly affairs: AffairsBook
  readonly now: () => string
}

interface Live {
  readonly match: LiveMatch
  readonly leave: () => void
  /** How late those see it who look on, in milliseconds. */
  readonly delay: number
}

export class Room {
  readonly id: string
  readonly parts: RoomParts
  readonly guests = new Set<Guest>()
  #live: Live | null = null
  #late: LateView | null = null
  #reached: Reached | null = null
  #ended = false
  /** One change after the other. */
  #work: Promise<void> = Promise.resolve()

  constructor(id: string, parts: RoomParts) {
    this.id = id
    this.parts = parts
  }

  get empty(): boolean {
    return this.guests.size === 0
  }

  get affairs(): Affairs | null {
    return this.#live ? this.parts.affairs.at(this.id) : null
  }

  /** Somebody opens the table. What he says is given to `hear`; `leave` says that he is gone. */
  async enter(
    person: Person,
    send: (told: Told) => void,
  ): Promise<{ readonly hear: (frame: unknown) => void; readonly leave: () => void }> {
    const guest = new Guest(person, send, this.parts.now())
    guest.blocked = await blockedBy(this.parts.db, person.id)
    this.guests.add(guest)
    await this.#tellTable(guest)
    await this.#openMatch()
    await this.#seat(guest)
    await tellChat(this, guest)
    await this.tellCompany()
    return { hear: (frame) => this.#hear(guest, frame), leave: () => this.#leave(guest) }
  }

  #leave(guest: Guest): void {
    guest.chair?.close()
    if (!this.guests.delete(guest)) return
    void seenNow(this.parts.db, guest.person.id, this.parts.now())
      .then(() => this.tellCompany())
      .catch(() => undefined)
    if (this.empty) this.#closeMatch()
  }

  #hear(guest: Guest, frame: unknown): void {
    const problem = frameSchema.check(frame, 'frame')
    if (problem) {
      this.#refuse(guest, [{ message: problem }])
      return
    }
    const said = frame as Frame
    if (said.type === 'chair') this.#hearChair(guest, said.say)
    else
      this.#work = this.#work.then(() => this.#do(guest, said)).catch((error: Error) => this.#refuse(guest, [{ message: error.message }]))
  }

  #hearChair(guest: Guest, say: unknown): void {
    if (isChange(say) && say.type !== 'decide' && this.#isAmongPeople()) {
      const { id, version } = say
      const ruling = {
        ok: false,
        version,
        problems: [{ message: 'Among people a decision is taken back only if the other side agrees.' }],
      } as const
      guest.send({ type: 'chair', message: { type: 'ruling', id, ruling } })
      return
    }
    if (isChange(say)) guest.deciding.add(say.id)
    const refusal = guest.chair ? guest.chair.hear(say) : 'The match has not begun.'
    if (refusal) this.#refuse(guest, [{ message: refusal }])
  }

  async #do(guest: Guest, said: Exclude<Frame, { type: 'chair' }>): Promise<void> {
    const done = await handle(this, guest, said)
    if (!done.ok) this.#refuse(guest, [done.problem])
  }

  /** The match has begun: everybody gets the chair that is his. */
  async begin(): Promise<void> {
    await this.#openMatch()
    for (const each of this.guests) await this.#seat(each)
  }

  /** The match is taken from the table before anything was decided: people come together again. */
  gatherAgain(): void {
    for (const guest of this.guests) {
      guest.chair?.close()
      guest.chair = null
    }
    this.#closeMatch()
  }

  /** Shows what is due to those who look on. */
  sweep(): void {
    this.#late?.release()
  }

  #isAmongPeople(): boolean {
    return Object.values(this.#live?.match.players ?? {}).filter(({ type }) => type === 'human').length > 1
  }

  /** Something about the table was changed by somebody who may not be in it. */
  async tell(): Promise<void> {
    const found = await this.parts.tables.find(this.id)
    if (this.#live && found?.table.stage === 'gathering') this.gatherAgain()
    await this.tellAll()
    await this.tellCompany()
  }

  /** Something about the table has changed. */
  async tellAll(): Promise<void> {
    for (const guest of this.guests) await this.#tellTable(guest)
  }

  /** Who is there has changed. */
  async tellCompany(): Promise<void> {
    const found = await this.parts.tables.find(this.id)
    if (!found) return
    const present = [...this.guests]
    const all = [...new Set([...present.map(({ person }) => person.id), ...found.seats.flatMap(({ person }) => person ?? [])])]
    const unseen = await unseenOf(this.parts.db, all)
    const seats = await presenceOf(this.parts.db, found.seats, present, unseen)
    const watchers = new Set(present.filter(({ watches }) => watches).map(({ person }) => person.id)).size
    for (const { person, send } of present) {
      const shown = !unseen.has(person.id)
      send({ type: 'company', seats: shown ? seats : seats.map((each) => ({ ...each, state: null, since: null })), watchers, shown })
    }
  }

  async #tellTable(guest: Guest): Promise<void> {
    const found = await this.parts.tables.find(this.id)
    if (!found) return
    guest.own = found.seats.filter(({ person }) => person === guest.person.id).map(({ seat }) => seat)
    const table = await viewOf(found, guest.person, this.parts)
    // who is asked now is not for those who see it late
    guest.send({
      type: 'table',
      table: guest.watches && table.terms.delay > 0 && table.stage === 'playing' ? { ...table, waiting: [] } : table,
    })
  }

  #tellAffairs(): void {
    const { affairs } = this
    if (!affairs) return
    for (const { own, send, watches } of this.guests) if (!watches || !this.#late) send({ type: 'affairs', ...affairs.seenBy(own) })
    if (!this.#late) return
    const seen = affairs.seenBy([])
    this.#late.later(() => {
      for (const { watches, send } of this.guests) if (watches) send({ type: 'affairs', ...seen })
    })
  }

  async #openMatch(): Promise<void> {
    if (this.#live) return
    const found = await this.parts.tables.find(this.id)
    if (!found || found.table.stage === 'gathering' || found.table.stage === 'closed') return
    const entered = await this.parts.matches.enter(this.id)
    if (typeof entered === 'string') throw new Error(entered)
    const { match, leave } = entered
    const { delay } = termsOf(found.table)
    const unsubscribe = [match.subscribe(() => this.#followed(match)), this.parts.affairs.at(this.id)?.subscribe(() => this.#tellAffairs())]
    const out = (): void => {
      for (const each of unsubscribe) each?.()
      leave()
    }
    this.#live = { match, leave: out, delay: match.over ? 0 : delay * 1000 }
    this.#reached = new Reached(this.affairs?.played ?? Date.parse(this.parts.now()), match.stand().decisions)
    match.goOn()
  }

  #closeMatch(): void {
    this.#late?.close()
    this.#late = null
    this.#live?.leave()
    this.#live = null
  }

  #followed(match: LiveMatch): void {
    this.#reached?.note(match.stand().decisions, Date.parse(this.parts.now()), this.#live?.delay ?? 0)
    this.#endIfOver(match)
  }

  /** A match that is over is no longer among those that are played. */
  #endIfOver(match: LiveMatch): void {
    if (!match.over || this.#ended) return
    this.#ended = true
    this.#work = this.#work
      .then(() => this.parts.tables.enter(this.id, 'over'))
      .then(() => this.#tellEnd())
      .catch(() => undefined)
  }

  /** Everybody hears what the others have said among themselves; those who look on, as late as they see the rest. */
  async #tellEnd(): Promise<void> {
    const tell = async (guests: readonly Guest[]): Promise<void> => {
      for (const guest of guests) {
        await this.#tellTable(guest)
        await tellChat(this, guest)
      }
    }
    const all = [...this.guests]
    const late = this.#late
    late?.later(() => void tell([...this.guests].filter(({ watches }) => watches)).catch(() => undefined))
    await tell(all.filter(({ watches }) => !watches || !late))
  }

  /** Gives somebody the chair that is his: his own seat's, or that of somebody who looks on. */
  async #seat(guest: Guest): Promise<void> {
    if (!this.#live || guest.chair) return
    const { match, delay } = this.#live
    const send = (message: FromTable): void => {
      guest.send({ type: 'chair', message })
      if (message.type === 'ruling' && guest.deciding.delete(message.id) && message.ruling.ok) this.#tellElsewhere(guest)
    }
    if (guest.watches && delay > 0) this.#late ??= this.#lateView(match, delay)
    guest.chair = guest.watches && this.#late ? this.#late.chair(send) : match.chair(guest.own, send)
    guest.send({ type: 'match', system: match.system, origin: match.origin, seats: guest.own })
    const { affairs } = this
    if (affairs && !(guest.watches && this.#late)) guest.send({ type: 'affairs', ...affairs.seenBy(guest.own) })
  }

  #lateView(match: LiveMatch, delay: number): LateView {
    const now = (): number => Date.parse(this.parts.now())
    const decisions = Math.min(this.#reached?.decisionsAt(now() - delay) ?? 0, match.stand().decisions)
    return new LateView({ match, delay, now, past: { decisions, changed: this.#reached?.latest ?? now() } })
  }

  /** The same person has the table open twice. */
  #tellElsewhere({ person, send }: Guest): void {
    for (const each of this.guests) if (each.person.id === person.id && each.send !== send) each.send({ type: 'elsewhere' })
  }

  #refuse({ send }: Pick<Guest, 'send'>, problems: readonly Problem[]): void {
    send({ type: 'refused', problems })
  }
}

interface Change {
  readonly type: 'decide' | 'undo' | 'goBack'
  readonly id: number
  readonly version: number
}

/** Somebody wants to change the match. */
function isChange(say: unknown): say is Change {
  const { type, id, version } = (say ?? {}) as { readonly [name: string]: unknown }
  return (type === 'decide' || type === 'undo' || type === 'goBack') && Number.isInteger(id) && Number.isInteger(version)
}

import { type GameEvent, OBSERVER, withoutSetting } from '@firegroup/kernel'
import type { Ruling } from './chair.ts'
import { LocalChair } from './local-chair.ts'
import type { Orders } from './orders/vocabulary.ts'
import type { Session } from './session.ts'
import { type FromTable, type Send, type ToTable, toTableSchema } from './wire.ts'

interface ServerParts<S, E extends GameEvent> {
  readonly session: Session<S, E>
  readonly send: Send<FromTable<E>>
  /** Who may sit here; others see what an observer sees. */
  readonly seats: readonly string[]
  /** Does something as soon as everything that was said meanwhile is heard. */
  readonly soon: (work: () => void) => void
}

type Inquiry = Extract<ToTable, { type: 'problems' | 'previews' }>

export type Change = Extract<ToTable, { type: 'decide' | 'undo' | 'goBack' | 'orders' }>

export const isChange = (said: { readonly type: string }): said is Change =>
  said.type === 'decide' || said.type === 'undo' || said.type === 'goBack' || said.type === 'orders'

/** The table's end of a chair that stands somewhere else: tells it what it may know, and nothing more, and hears what it says. */
export class ChairServer<S, E extends GameEvent> {
  readonly #parts: ServerParts<S, E>
  #chair: LocalChair<S, E> | null = null
  #id = 0
  #sent: readonly E[] = []
  /** What was asked last is answered first: it is what the player is looking at. */
  readonly #inquiries: Inquiry[] = []

  constructor(parts: ServerParts<S, E>) {
    this.#parts = parts
  }

  /** Hears a message; why it can't be understood, or null. */
  hear(message: unknown): string | null {
    const problem = toTableSchema.check(message, 'message')
    if (problem) return problem
    const said = message as ToTable
    if (said.type === 'sit') this.#sit(said.id, said.viewer)
    else if (isChange(said)) void this.#change(said)
    else if (said.type === 'past') void this.#lookBack(said.id)
    else {
      this.#inquiries.push(said)
      this.#parts.soon(() => void this.#answer())
    }
    return null
  }

  close(): void {
    this.#chair?.leave()
    this.#chair = null
    this.#inquiries.length = 0
  }

  #sit(id: number, viewer: string): void {
    this.close()
    this.#id = id
    const { session, seats } = this.#parts
    const chair = new LocalChair(session, seats.includes(viewer) ? viewer : OBSERVER)
    this.#chair = chair
    this.#sent = []
    chair.subscribe(() => this.#tell())
    this.#tell()
  }

  #tell(): void {
    if (!this.#chair) return
    const { state, events, ...rest } = this.#chair.standpoint
    let from = 0
    while (from < this.#sent.length && this.#sent[from] === events[from]) from++
    this.#sent = events
    this.#parts.send({ type: 'standpoint', chair: this.#id, ...rest, state: withoutSetting(state), from, events: events.slice(from) })
  }

  async #change(said: Change): Promise<void> {
    const { id, version } = said
    const chair = this.#chair
    const refused = (message: string): Ruling => ({ ok: false, version, problems: [{ message }] })
    const decided =
      said.type === 'decide'
        ? chair?.decide(version, said.decision, said.key)
        : said.type === 'orders'
          ? // what it is made of is checked where it is left
            chair?.leaveOrders((said.orders ?? null) as Orders | null)
          : chair?.[said.type](version)
    const ruling = (await decided?.catch(() => refused('Something went wrong here. Try again.'))) ?? refused('Nobody sits here.')
    this.#parts.send({ type: 'ruling', id, ruling })
  }

  async #lookBack(id: number): Promise<void> {
    const occasions = (await this.#chair?.pastOccasions().catch(() => [])) ?? []
    this.#parts.send({ type: 'past', id, occasions })
  }

  async #answer(): Promise<void> {
    const asked = this.#inquiries.pop()
    if (!asked || !this.#chair) return
    const { id, version, decisions } = asked
    // a question on which the rules fall over is answered too, with nothing
    const nothing = { version, answers: null }
    if (asked.type === 'problems')
      this.#parts.send({ type: 'problems', id, ...(await this.#chair.problems(version, decisions).catch(() => nothing)) })
    else this.#parts.send({ type: 'previews', id, ...(await this.#chair.previews(version, decisions).catch(() => nothing)) })
  }
}

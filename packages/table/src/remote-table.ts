import type { GameEvent, Problem, Viewer } from '@firegroup/kernel'
import type { Answers, Chair, Ruling } from './chair.ts'
import type { Occasion } from './orders/adapter.ts'
import type { Orders } from './orders/vocabulary.ts'
import type { Standpoint } from './standpoint.ts'
import type { FromTable, Send, StandpointMessage, ToTable } from './wire.ts'

interface RemoteParts<S> {
  readonly send: Send<ToTable>
  /** Gives a state that arrives its setting. */
  readonly attach: (state: unknown) => S
}

/** Answered with null once the chair where it was asked is left. */
type Waiting = (message: FromTable | null) => void

/** The far end of a table: one chair at a time. Whoever sits down somewhere else holds nothing of the chair before. */
export class RemoteTable<S, E extends GameEvent> {
  readonly #parts: RemoteParts<S>
  #nextId = 1
  readonly #waiting = new Map<number, Waiting>()
  #chair: RemoteChair<S, E> | null = null
  #at = 0
  #seated: ((chair: Chair<S, E>) => void) | null = null

  constructor(parts: RemoteParts<S>) {
    this.#parts = parts
  }

  /** Takes a chair. */
  sit(viewer: Viewer): Promise<Chair<S, E>> {
    this.#chair?.leave()
    this.#chair = null
    const waiting = [...this.#waiting.values()]
    this.#waiting.clear()
    for (const each of waiting) each(null)
    this.#at = this.#nextId++
    return new Promise((resolve) => {
      this.#seated = resolve
      this.#parts.send({ type: 'sit', id: this.#at, viewer })
    })
  }

  hear(message: FromTable<E>): void {
    if (message.type !== 'standpoint') {
      const waiting = this.#waiting.get(message.id)
      this.#waiting.delete(message.id)
      waiting?.(message)
    } else if (message.chair !== this.#at) {
      // of a chair that was left meanwhile
    } else if (this.#seated) {
      this.#chair = new RemoteChair(this.#standpoint(message, []), (say) => this.#ask(say))
      const seated = this.#seated
      this.#seated = null
      seated(this.#chair)
    } else this.#chair?.moveTo(this.#standpoint(message, this.#chair.standpoint.events))
  }

  #standpoint({ type: _, chair: __, state, from, events, ...rest }: StandpointMessage<E>, before: readonly E[]): Standpoint<S, E> {
    return { ...rest, state: this.#parts.attach(state), events: [...before.slice(0, from), ...events] }
  }

  #ask(say: (id: number) => ToTable): Promise<FromTable | null> {
    const id = this.#nextId++
    return new Promise((resolve) => {
      this.#waiting.set(id, resolve)
      this.#parts.send(say(id))
    })
  }
}

class RemoteChair<S, E extends GameEvent> implements Chair<S, E> {
  readonly viewer: Viewer
  readonly #ask: (say: (id: number) => ToTable) => Promise<FromTable | null>
  readonly #listeners = new Set<() => void>()
  #standpoint: Standpoint<S, E>

  constructor(standpoint: Standpoint<S, E>, ask: (say: (id: number) => ToTable) => Promise<FromTable | null>) {
    this.viewer = standpoint.viewer
    this.#standpoint = standpoint
    this.#ask = ask
  }

  get standpoint(): Standpoint<S, E> {
    return this.#standpoint
  }

  moveTo(standpoint: Standpoint<S, E>): void {
    this.#standpoint = standpoint
    for (const listener of this.#listeners) listener()
  }

  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  async decide(version: number, decision: unknown, key?: string): Promise<Ruling> {
    const named = key === undefined ? {} : { key }
    return rulingOf(version, await this.#ask((id) => ({ type: 'decide', id, version, decision: decision as never, ...named })))
  }

  async undo(version: number): Promise<Ruling> {
    return rulingOf(version, await this.#ask((id) => ({ type: 'undo', id, version })))
  }

  async goBack(version: number): Promise<Ruling> {
    return rulingOf(version, await this.#ask((id) => ({ type: 'goBack', id, version })))
  }

  async problems(version: number, decisions: readonly unknown[]): Promise<Answers<readonly Problem[]>> {
    const said = await this.#ask((id) => ({ type: 'problems', id, version, decisions: decisions as never }))
    return said?.type === 'problems' ? { version: said.version, answers: said.answers } : { version, answers: null }
  }

  async previews(version: number, decisions: readonly unknown[]): Promise<Answers<unknown>> {
    const said = await this.#ask((id) => ({ type: 'previews', id, version, decisions: decisions as never }))
    return said?.type === 'previews' ? { version: said.version, answers: said.answers } : { version, answers: null }
  }

  async leaveOrders(orders: Orders | null): Promise<Ruling> {
    const { version } = this.#standpoint
    const left = orders === null ? {} : { orders: orders as never }
    return rulingOf(version, await this.#ask((id) => ({ type: 'orders', id, version, ...left })))
  }

  async pastOccasions(): Promise<readonly Occasion[]> {
    const said = await this.#ask((id) => ({ type: 'past', id }))
    return said?.type === 'past' ? said.occasions : []
  }

  leave(): void {
    this.#listeners.clear()
  }
}

function rulingOf(version: number, said: FromTable | null): Ruling {
  return said?.type === 'ruling' ? said.ruling : { ok: false, version, problems: [{ message: 'Nobody sits here any more.' }], stale: true }
}

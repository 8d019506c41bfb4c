/**
 * The orders that stand at a table: they answer where they may, and what they have answered is kept beside the match for whoever gave them. Their answers are
 * ordinary decisions; a game with orders is a game without.
 */
import {
  type Described,
  type GameEvent,
  integer,
  listOf,
  type OpenQuestion,
  optional,
  type Problem,
  record,
  type Seat,
  text,
} from '@firegroup/kernel'
import type { Match } from '../match.ts'
import { knownState, versionOf } from '../standpoint.ts'
import type { OrdersAdapter } from './adapter.ts'
import { answerOf, type OrderedAnswer } from './answer.ts'
import { occasionFor } from './past.ts'
import { type Orders, ordersSchema } from './vocabulary.ts'

const keptAnswer = record({
  /** The number of the decision, and of the events before it. */
  number: integer(0),
  events: integer(0),
  /** Which leaving of orders it was, and which order of them by its place; -1 for what holds where none is concerned. */
  left: integer(0),
  order: integer(-1),
  text: text({ max: 400 }),
  /** It has reacted, which is counted. */
  reacted: optional(integer(1, 1)),
})

export const keptOrdersSchema = record({
  orders: optional(ordersSchema),
  /** So many times orders were left here: the number of these. */
  left: integer(0),
  /** The phase for which they hold. */
  period: integer(),
  answers: listOf(keptAnswer, { max: 10_000 }),
})

/** What is kept of a seat's orders. */
export type KeptOrders = Described<typeof keptOrdersSchema>
export type KeptAnswer = Described<typeof keptAnswer>

const NONE: KeptOrders = { left: 0, period: 0, answers: [] }

/** Where orders are kept beside their match. */
export interface OrdersStore {
  orders?(match: string): Promise<{ readonly [seat: Seat]: unknown }>
  keepOrders?(match: string, seat: Seat, kept: KeptOrders): Promise<void>
}

/** Who answers in the place of a seat, and how: known before it is asked. */
export interface Substitute {
  readonly open: OpenQuestion
  /** A name of its own, by which a repeat is known. */
  readonly key: string
  /** The decision; 'computer' where one is to choose. */
  readonly answer: { readonly decision: unknown } | 'computer'
  /** Notes it before it is made, so that it is never made without its note. */
  noted(decision: unknown): Promise<void>
  /** It could not be done: the player is asked. */
  failed(): void
}

interface Parts<S, E extends GameEvent> {
  readonly match: Match<S, E>
  readonly adapter: OrdersAdapter<S>
  readonly store: OrdersStore
}

export class StandingOrders<S, E extends GameEvent> {
  readonly #match: Match<S, E>
  readonly #adapter: OrdersAdapter<S>
  readonly #store: OrdersStore
  readonly #kept = new Map<Seat, KeptOrders>()
  /** The question at this point is the player's own to answer: he has gone back to it. */
  #wanted = -1
  #seen = 0
  #found: { readonly at: string; readonly substitute: Substitute | null } = { at: '', substitute: null }

  constructor({ match, adapter, store }: Parts<S, E>) {
    this.#match = match
    this.#adapter = adapter
    this.#store = store
    this.#seen = match.game.decisionCount
    match.subscribe(() => this.#follow())
  }

  /** What was kept, before play goes on. What can't be read is as if it were not there: the player is asked. */
  async load(): Promise<void> {
    const kept = (await this.#store.orders?.(this.#match.setup.id)) ?? {}
    for (const seat of this.#match.game.system.seats)
      if (kept[seat] !== undefined && keptOrdersSchema.check(kept[seat], 'orders') === null) this.#kept.set(seat, kept[seat] as KeptOrders)
    this.#forget()
  }

  /** The orders of a seat, as long as they hold. */
  orders(seat: Seat): Orders | null {
    const { orders, period } = this.#of(seat)
    return orders && this.#adapter.period(this.#match.game.state, seat) <= period ? orders : null
  }

  /** How often orders were left here. */
  left(seat: Seat): number {
    return this.#of(seat).left
  }

  /** How often each of them has reacted. */
  used(seat: Seat): readonly number[] {
    const { orders, left, answers } = this.#of(seat)
    return (orders?.orders ?? []).map((_, at) => answers.filter((each) => each.left === left && each.order === at && each.reacted).length)
  }

  answers(seat: Seat): readonly KeptAnswer[] {
    return this.#of(seat).answers
  }

  /** What is wrong with orders as things stand for this seat; nothing where they can be left. */
  problems(seat: Seat, orders: unknown): readonly Problem[] {
    const malformed = ordersSchema.check(orders, 'orders')
    if (malformed) return [{ message: malformed }]
    const s = this.#known(seat)
    for (const [at, order] of (orders as Orders).orders.entries()) {
      const { to } = order.when
      if (to !== undefined && !this.#adapter.reactions.some(({ kind }) => kind === to))
        return [{ message: `Order ${at + 1}: there is no reaction '${to}'.` }]
      const [problem] = this.#adapter.problems(s, seat, order)
      if (problem) return [problem]
    }
    return []
  }

  /** Leaves orders for the enemy's phase, in the place of those before; none takes them back. */
  async leave(seat: Seat, orders: Orders | null): Promise<readonly Problem[]> {
    if (this.#match.setup.players[seat]?.type !== 'human') return [{ message: 'Orders are left by whoever plays here.' }]
    const problems = orders ? this.problems(seat, orders) : []
    if (problems.length > 0) return problems
    const before = this.#of(seat)
    // what is sent twice because its answer was lost is left once
    if (orders && JSON.stringify(before.orders) === JSON.stringify(orders) && this.orders(seat)) return []
    const period = this.#adapter.period(this.#match.game.state, seat)
    const kept: KeptOrders = { ...(orders ? { orders } : {}), left: before.left + 1, period, answers: this.#made(before) }
    await this.#keep(seat, kept)
    this.#wanted = -1
    return []
  }

  /** Whoever is asked answers himself: what was noted for him did not come to pass. */
  answersHimself(seat: Seat): void {
    const kept = this.#kept.get(seat)
    if (kept) this.#kept.set(seat, { ...kept, answers: this.#made(kept) })
  }

  /** Who answers next without being asked; null where everybody who is asked answers himself. */
  next(): Substitute | null {
    const { game, changes } = this.#match
    const at = `${changes} ${game.decisionCount} ${this.#wanted} ${[...this.#kept.values()].map(({ left }) => left).join()}`
    if (this.#found.at !== at) this.#found = { at, substitute: this.#find() }
    return this.#found.substitute
  }

  #find(): Substitute | null {
    const { game } = this.#match
    if (this.#kept.size === 0 || this.#match.outcome || game.fault || versionOf(game) === this.#wanted) return null
    for (const open of game.open) {
      const found = this.#match.setup.players[open.seat]?.type === 'human' ? this.#forSeat(open) : null
      if (found) return found
    }
    return null
  }

  #forSeat(open: OpenQuestion): Substitute | null {
    const { seat } = open
    const orders = this.orders(seat)
    if (!orders) return null
    const { game } = this.#match
    const obvious =
      game.log.findLast((each) => each.seat === seat) && this.#isOwnAnswer(seat) ? this.#adapter.followUp(open.question) : undefined
    if (obvious !== undefined) return this.#substitute(open, this.answers(seat).at(-1)!.order, { decision: obvious }, false)
    const occasion = occasionFor(game.system, this.#adapter, game, seat)
    if (!occasion) return null
    const s = this.#known(seat)
    const answer = answerOf(orders, occasion, (order) => this.#adapter.standing(s, seat, order).units, this.used(seat))
    if (answer.type === 'ask') return null
    return this.#substitute(open, answer.order, answer.type === 'decide' ? { decision: answer.decision } : 'computer', hasReacted(answer))
  }

  /** Whether the last decision of a seat was made by its orders. */
  #isOwnAnswer(seat: Seat): boolean {
    const last = this.#match.game.log.findLastIndex((each) => each.seat === seat)
    return this.answers(seat).some(({ number }) => number === last)
  }

  #substitute(open: OpenQuestion, order: number, answer: Substitute['answer'], reacted: boolean): Substitute {
    const { seat, question } = open
    const { game } = this.#match
    const number = game.decisionCount
    const { left } = this.#of(seat)
    return {
      open,
      key: `order ${left} ${number}`,
      answer,
      noted: async (decision) => {
        const kept = this.#of(seat)
        const words = game.system.words?.decision(this.#known(seat), question.kind, decision) ?? JSON.stringify(decision)
        const note: KeptAnswer = {
          number,
          events: game.events.length,
          left,
          order,
          text: `${nameOf(kept.orders, order)}: ${words}`,
          ...(reacted ? { reacted: 1 } : {}),
        }
        await this.#keep(seat, { ...kept, answers: [...this.#made(kept), note] })
      },
      failed: () => {
        this.#wanted = versionOf(game)
      },
    }
  }

  #of(seat: Seat): KeptOrders {
    return this.#kept.get(seat) ?? NONE
  }

  #known(seat: Seat): S {
    const { game } = this.#match
    return knownState(game.system, game.state, seat)
  }

  async #keep(seat: Seat, kept: KeptOrders): Promise<void> {
    await this.#store.keepOrders?.(this.#match.setup.id, seat, kept)
    this.#kept.set(seat, kept)
  }

  /** Notes of what has been decided. */
  #made({ answers }: KeptOrders): readonly KeptAnswer[] {
    return answers.filter(({ number }) => number < this.#match.game.decisionCount)
  }

  /** What was taken back is asked again, and what was noted of it is no longer so. */
  #follow(): void {
    const { decisionCount } = this.#match.game
    if (decisionCount < this.#seen) {
      this.#wanted = versionOf(this.#match.game)
      this.#forget()
    }
    this.#seen = decisionCount
  }

  /** Only what was really decided, by the seat itself, has a note. */
  #forget(): void {
    const { log } = this.#match.game
    for (const [seat, kept] of this.#kept) {
      const answers = kept.answers.filter(({ number }) => log[number]?.seat === seat)
      if (answers.length < kept.answers.length) this.#kept.set(seat, { ...kept, answers })
    }
  }
}

/** 'Order 2, M5': what an answer is noted under. */
function nameOf(orders: Orders | undefined, order: number): string {
  const at = orders?.orders[order]?.at
  return order < 0 ? 'Everyone else' : `Order ${order + 1}${at === undefined ? '' : `, ${at}`}`
}

const hasReacted = (answer: OrderedAnswer): boolean => answer.type === 'decide' && answer.deed !== 'hold'

/** Orders in the making: what the editor changes and the board draws. Knows no React; whoever shows it subscribes. */
import type { GameEvent, Problem } from '@firegroup/kernel'
import { type Occasion, type Order, type Orders, type Otherwise, type TriedAnswer, trialOf } from '@firegroup/table'
import type { Desk } from '../controller/desk.ts'
import type { Draft } from '../controller/draft.ts'

const NO_ORDERS: Orders = { orders: [], otherwise: 'ask' }

export class OrdersDraft {
  readonly #listeners = new Set<() => void>()
  #orders: Orders = NO_ORDERS
  #chosen = 0
  #isOpen = false
  #marking = false
  #past: readonly Occasion[] | null = null
  #tried: readonly TriedAnswer[] = []
  #sending = false
  #problem: Problem | null = null
  #version = 0

  /** Goes up with every change. */
  get version(): number {
    return this.#version
  }

  get orders(): Orders {
    return this.#orders
  }

  /** The order that is being changed. */
  get chosen(): number {
    return this.#chosen
  }

  get isOpen(): boolean {
    return this.#isOpen
  }

  /** Hexes that are chosen on the board are those of the chosen order. */
  get marking(): boolean {
    return this.#marking
  }

  /** What was asked in the enemy's last phase; null while that is being found out. */
  get past(): readonly Occasion[] | null {
    return this.#past
  }

  /** What the orders would have done then. */
  get tried(): readonly TriedAnswer[] {
    return this.#tried
  }

  /** They are on their way to the table. */
  get sending(): boolean {
    return this.#sending
  }

  /** Why they were not left. */
  get problem(): Problem | null {
    return this.#problem
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  open(left: Orders | null, past: () => Promise<readonly Occasion[]>): void {
    this.#isOpen = true
    this.#orders = left ?? NO_ORDERS
    this.#chosen = 0
    this.#problem = null
    this.#past = null
    this.#changed()
    void past().then((occasions) => {
      this.#past = occasions
      this.#changed()
    })
  }

  close(): void {
    this.#isOpen = false
    this.#marking = false
    this.#changed()
  }

  choose(at: number): void {
    this.#chosen = at
    this.#marking = false
    this.#changed()
  }

  mark(marking: boolean): void {
    this.#marking = marking
    this.#changed()
  }

  /** A hex was chosen on the board: it counts for the chosen order, or no longer does. */
  toggleHex(name: string): void {
    this.change(this.#chosen, (order) => {
      const { where = [], ...when } = order.when
      const now = where.includes(name) ? where.filter((each) => each !== name) : [...where, name]
      return { ...order, when: now.length === 0 ? when : { ...when, where: now } }
    })
  }

  add(order: Order): void {
    this.#orders = { ...this.#orders, orders: [...this.#orders.orders, order] }
    this.#chosen = this.#orders.orders.length - 1
    this.#changed()
  }

  remove(at: number): void {
    this.#orders = { ...this.#orders, orders: this.#orders.orders.filter((_, i) => i !== at) }
    this.#chosen = Math.max(0, Math.min(this.#chosen, this.#orders.orders.length - 1))
    this.#changed()
  }

  change(at: number, change: (order: Order) => Order): void {
    this.#orders = { ...this.#orders, orders: this.#orders.orders.map((order, i) => (i === at ? change(order) : order)) }
    this.#changed()
  }

  otherwise(otherwise: Otherwise): void {
    this.#orders = { ...this.#orders, otherwise }
    this.#changed()
  }

  /** The first that fits answers: an order goes before another, or after it. */
  move(from: number, to: number): void {
    const orders = [...this.#orders.orders]
    if (to < 0 || to >= orders.length || from === to) return
    const [order] = orders.splice(from, 1)
    orders.splice(to, 0, order!)
    this.#orders = { ...this.#orders, orders }
    this.#chosen = to
    this.#changed()
  }

  /** Leaves them at the table; whether they were. */
  async leave<S, E extends GameEvent, D extends Draft>(desk: Desk<S, E, D>, orders: Orders | null): Promise<boolean> {
    this.#sending = true
    this.#problem = null
    this.#tell()
    this.#problem = await desk.leaveOrders(orders)
    this.#sending = false
    this.#tell()
    return this.#problem === null
  }

  #changed(): void {
    this.#problem = null
    this.#tried = this.#past ? trialOf(this.#orders, this.#past) : []
    this.#tell()
  }

  #tell(): void {
    this.#version++
    for (const listener of this.#listeners) listener()
  }
}

const drafts = new WeakMap<object, OrdersDraft>()

/** The orders in the making at a desk: the editor and the board look at the same. */
export function ordersDraftOf(desk: object): OrdersDraft {
  const draft = drafts.get(desk) ?? new OrdersDraft()
  drafts.set(desk, draft)
  return draft
}

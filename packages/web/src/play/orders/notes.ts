/** What was answered for the player, for the log: what went without saying, and what orders did. */
import type { Seat } from '@firegroup/kernel'
import type { OwnOrders } from '@firegroup/table'
import type { Note } from '../controller/stand-in.ts'

export class Notes {
  readonly #sideOf: (seat: Seat) => string
  #of: readonly Note[] = []
  #by: OwnOrders | null = null
  #all: readonly Note[] = []

  constructor(sideOf: (seat: Seat) => string) {
    this.#sideOf = sideOf
  }

  /** All of them in their order; the same list as long as nothing was added, so that whoever draws it need not draw it again. */
  all(passed: readonly Note[], orders: OwnOrders | null, own: Seat): readonly Note[] {
    if (this.#of !== passed || this.#by !== orders) {
      this.#of = passed
      this.#by = orders
      this.#all = [...passed, ...this.#ordered(orders, own)].sort((a, b) => a.after - b.after || a.version - b.version)
    }
    return this.#all
  }

  /** One's own orders by their name; those of others once the game is over. */
  #ordered(orders: OwnOrders | null, own: Seat): readonly Note[] {
    return (orders?.answers ?? []).map(({ seat, number, after, text }) => ({
      after,
      version: number,
      text: seat === own ? text : `${this.#sideOf(seat)}, by ${text.charAt(0).toLowerCase()}${text.slice(1)}`,
    }))
  }
}

/**
 * Standing orders: what a seat leaves behind for the enemy's next phase, so that nobody has to be waited for after every step. Plain data with a schema; one
 * vocabulary for all games. What a game can't fill with meaning (a card game has no places) it says by its adapter.
 */
import { type Described, flag, integer, listOf, oneOf, optional, record, text, variants } from '@firegroup/kernel'

const id = integer(0, 9999)

/** What is done where no order fits: nothing, the player is asked, or a computer chooses for him. */
const otherwise = oneOf('hold', 'ask', 'computer')

const when = record({
  /** To which kind of reaction it is limited; every kind unless told. */
  to: optional(text({ max: 40 })),
  /** Whom it is about. */
  who: optional(oneOf('leader', 'men', 'vehicle')),
  /** The places in which they must be, by name. */
  where: optional(listOf(text({ max: 30 }), { min: 1, max: 400 })),
  /** How near to those who may react. */
  within: optional(integer(1, 40)),
  open: optional(flag()),
  /** The chance of an effect, in per cent, as it is shown. */
  chance: optional(integer(1, 100)),
})

export const orderSchema = record({
  /** Who may react; everybody unless told. In a card game, the groups that are attacked. */
  units: optional(listOf(id, { min: 1, max: 60 })),
  /** Where they stood when the order was given. */
  at: optional(text({ max: 30 })),
  when,
  do: variants({
    /** With the fewest who are enough, or with the most that can be had; cards of this value at least; these weapons stay back. */
    react: { with: oneOf('smallest', 'best'), least: optional(integer(1, 9)), without: optional(listOf(id, { min: 1, max: 60 })) },
    accept: {},
    hold: {},
    ask: {},
  }),
  /** How often; always unless told. */
  times: optional(integer(1, 99)),
  else: otherwise,
})

export const ordersSchema = record({
  /** The first that fits answers. */
  orders: listOf(orderSchema, { max: 12 }),
  /** What is done where none of them is concerned. */
  otherwise,
})

export type Order = Described<typeof orderSchema>
export type Orders = Described<typeof ordersSchema>
export type Otherwise = Described<typeof otherwise>
export type Who = NonNullable<Order['when']['who']>
export type Deed = Order['do']

/** Orders that hold nothing back: as if there were none. */
export const ASK_ALWAYS: Orders = { orders: [], otherwise: 'ask' }

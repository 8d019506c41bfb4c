/** What a game tells of its reactions, so that orders can answer them: the one thing that it supplies. All of it from what the seat is asked and shown. */
import type { Problem, Seat } from '@firegroup/kernel'
import type { Order, Who } from './vocabulary.ts'

/** One way to react. */
export interface Reaction {
  readonly decision: unknown
  /** Who takes part. */
  readonly units: readonly number[]
  readonly weapons: readonly number[]
  /** Of an effect, of 1, from the engine's own preview; null where nothing is told beforehand. */
  readonly chance: number | null
  /** What it takes: units and weapons, or the value of a card. */
  readonly size: number
  /** By which the best is found. */
  readonly worth: number
}

/** A question that orders may answer, as far as the seat knows it. */
export interface Occasion {
  /** The kind of its question. */
  readonly kind: string
  /** Where it happens, by name; null where there are no places. */
  readonly place: string | null
  /** Whom it is about; whoever is not seen is nobody in particular. */
  readonly who: readonly Who[]
  readonly open: boolean
  /** Own units that could react, and how far they are. In a card game, the group that is attacked. */
  readonly near: readonly { readonly unit: number; readonly distance: number }[]
  /** In a card game: what comes of it if nothing is done, of 1. The chance in an order is this one then. */
  readonly danger?: number | null
  readonly reactions: readonly Reaction[]
  /** What lets it happen, where the rules call it so. */
  readonly accept?: unknown
  /** What answers it without doing anything; absent where something must be done. */
  readonly hold?: unknown
}

/** As much of a question as an occasion is made of. */
export interface Askable {
  readonly kind: string
  readonly about?: unknown
  candidates(): Iterable<unknown>
  preview?(decision: never): unknown
}

export interface OrderedStack {
  /** Where it stands; absent where there are no places. */
  readonly at?: string
  readonly units: readonly number[]
  /** 'M5', 'Group B'. */
  readonly name: string
  /** 'leader 9-2, two squads 4-6-7'. */
  readonly who: string
  /** What of theirs may stay back, by name; absent where there is nothing. */
  readonly weapons?: readonly { readonly id: number; readonly name: string }[]
}

export interface OrdersAdapter<S> {
  /** 'cards' where reactions are cards from a hand, and there are no places. */
  readonly by: 'fire' | 'cards'
  /** The kinds of question that interrupt the other side, with whom they are about and what happens: 'any unit enters'. */
  readonly reactions: readonly { readonly kind: string; readonly happens: string }[]
  occasion(s: S, seat: Seat, question: Askable): Occasion
  /** What is asked of whoever has reacted, and goes without saying: undefined where he must be asked. */
  followUp(question: Askable): unknown
  /** The number of the enemy's phase in which there are reactions: of the one that goes on, or else of the next. Orders end when it goes up. */
  period(s: S, seat: Seat): number
  /** 'the Russian Movement Phase of turn 3'. */
  periodWords(s: S, seat: Seat): string
  /** Who of an order's units still stands by it, null for everybody; and why it has ended, where nobody does. */
  standing(s: S, seat: Seat, order: Order): { readonly units: readonly number[] | null; readonly ended: string | null }
  /** The stacks, or groups, to whom orders can be given. */
  stacks(s: S, seat: Seat): readonly OrderedStack[]
  /** What is wrong with an order as things stand. */
  problems(s: S, seat: Seat, order: Order): readonly Problem[]
  /** The hexes that fit an order and are seen by those who may react; none where there is no map. */
  zone(s: S, seat: Seat, order: Order): readonly number[]
}

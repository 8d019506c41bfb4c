/** What whoever sits somewhere is told of orders: his own, and what they have answered. Of those of others only when the game is over. */
import { type Game, type GameEvent, OBSERVER, type Seat, type Viewer } from '@firegroup/kernel'
import type { KeptAnswer, StandingOrders } from './standing.ts'
import type { Orders } from './vocabulary.ts'

export interface OwnOrders {
  /** Those that stand; null for none. */
  readonly orders: Orders | null
  /** How often each of them has reacted. */
  readonly used: readonly number[]
  readonly answers: readonly ToldAnswer[]
}

export interface ToldAnswer {
  readonly seat: Seat
  /** The number of the decision, and of the events that the viewer had been told before it. */
  readonly number: number
  readonly after: number
  /** The order's place in its list; -1 for what holds where none is concerned. */
  readonly order: number
  /** What was decided, in words. */
  readonly text: string
}

export function ownOrdersOf<S, E extends GameEvent>(
  standing: StandingOrders<S, E>,
  game: Game<S, E>,
  viewer: Viewer,
  isOver: boolean,
): OwnOrders | null {
  if (viewer === OBSERVER && !isOver) return null
  const seats = isOver ? game.system.seats : [viewer]
  const answers = seats.flatMap((seat) =>
    standing
      .answers(seat)
      .filter(({ number }) => number < game.decisionCount)
      .map((answer) => told(game, viewer, seat, answer)),
  )
  const orders = viewer === OBSERVER ? null : standing.orders(viewer)
  if (!orders && answers.length === 0) return null
  return { orders, used: orders ? standing.used(viewer) : [], answers: answers.sort((a, b) => a.number - b.number) }
}

function told<S, E extends GameEvent>(
  game: Game<S, E>,
  viewer: Viewer,
  seat: Seat,
  { number, events, order, text }: KeptAnswer,
): ToldAnswer {
  const after = game.eventsFor(viewer).length - game.eventsFor(viewer, events).length
  return { seat, number, after, order, text }
}

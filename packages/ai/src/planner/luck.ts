import type { OpenQuestion, Seat } from '@firegroup/kernel'
import type { Playable } from '../player.ts'
import type { Foresight } from './foresight.ts'

type Pending<S> = (after: S, next: OpenQuestion | undefined) => number | null

/** A game of a trial, and how lucky a seat is in it, the other side's luck counted against it. */
export class Luck<S> {
  points = 0
  readonly #foresight: Pick<Foresight<S>, 'luck'>
  readonly #seat: Seat
  readonly #game: Playable<S>
  /** What was rolled for and is not over. */
  #pending: { readonly sign: number; readonly tell: Pending<S> }[] = []

  constructor(foresight: Pick<Foresight<S>, 'luck'>, seat: Seat, game: Playable<S>) {
    this.#foresight = foresight
    this.#seat = seat
    this.#game = game
  }

  take(open: OpenQuestion, decision: unknown): void {
    const game = this.#game
    const tell = this.#foresight.luck?.(game.state, open, decision)
    if (tell) this.#pending.push({ sign: open.seat === this.#seat ? 1 : -1, tell })
    game.take(open.seat, decision)
    if (this.#pending.length > 0) this.#pending = this.#pending.filter((each) => !this.#isTold(each))
  }

  #isTold({ sign, tell }: { readonly sign: number; readonly tell: Pending<S> }): boolean {
    const points = tell(this.#game.state, this.#game.open[0])
    if (points === null) return false
    this.points += sign * points
    return true
  }
}

import type { Chance } from '@firegroup/kernel'
import { hashed, mixed } from './paired-dice.ts'

/**
 * The luck of one trial of a game of cards. In every draw each card of a pile has a rank of its own, and the highest is drawn: from a pile that lacks a few
 * cards comes the same one as from the whole, unless it is one of these. With every turn the draws for each purpose are counted anew, so that two decisions
 * meet the same cards in the next turn though one of them has needed more of them in this.
 */
export class PairedCards implements Chance {
  position = 0
  readonly #seed: number
  readonly #streams: Map<string, number>
  #turn: number

  constructor(seed: number, turn = 0, streams = new Map<string, number>()) {
    this.#seed = seed
    this.#turn = turn
    this.#streams = streams
  }

  /** What is drawn from now on is drawn in this turn. */
  turnTo(turn: number): void {
    if (turn === this.#turn) return
    this.#turn = turn
    this.#streams.clear()
  }

  die(sides: number, label: string): number {
    return (this.#next(label) % sides) + 1
  }

  pick(options: readonly unknown[], label: string): number {
    const drawn = this.#next(label)
    if (!areCards(options)) return drawn % options.length
    let [best, at] = [-1, 0]
    for (let i = 0; i < options.length; i++) {
      const rank = mixed(drawn ^ Math.imul(options[i]!, 0x9e3779b1))
      if (rank > best) [best, at] = [rank, i]
    }
    return at
  }

  shuffle(list: unknown[], label: string): void {
    for (let i = list.length - 1; i > 0; i--) {
      const j = this.#next(label) % (i + 1)
      const other = list[i]
      list[i] = list[j]
      list[j] = other
    }
  }

  copy(): Chance {
    const copied = new PairedCards(this.#seed, this.#turn, new Map(this.#streams))
    copied.position = this.position
    return copied
  }

  #next(label: string): number {
    this.position++
    const begun = this.#streams.get(label) ?? this.#seed ^ hashed(label) ^ Math.imul(this.#turn, 0x85ebca6b)
    const state = (begun + 0x9e3779b9) | 0
    this.#streams.set(label, state)
    return mixed(state)
  }
}

/** Cards are known by their numbers, and none is there twice. */
function areCards(options: readonly unknown[]): options is readonly number[] {
  return typeof options[0] === 'number' && options[0] !== options[1]
}

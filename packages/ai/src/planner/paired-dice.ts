import type { Chance } from '@firegroup/kernel'

/**
 * The dice of one trial. The n-th roll for the same purpose is the same whatever else was rolled before it: two decisions that are tried with the same
 * dice go on meeting the same luck after one of them has needed a roll more than the other. At every moment the rolls for each purpose are counted anew, so
 * that they do so too after a moment in which one has needed more rolls for the same.
 */
export class PairedDice implements Chance {
  position = 0
  protected readonly seed: number
  #streams = new Map<string, number>()
  #moment: number

  constructor(seed: number, moment = 0) {
    this.seed = seed
    this.#moment = moment
  }

  /** What is rolled from now on is rolled at this moment of the game: a turn, a phase. */
  comeTo(moment: number): void {
    if (moment === this.#moment) return
    this.#moment = moment
    this.#streams.clear()
  }

  die(sides: number, label: string): number {
    return (this.next(label) % sides) + 1
  }

  pick(options: readonly unknown[], label: string): number {
    return this.next(label) % options.length
  }

  shuffle(list: unknown[], label: string): void {
    for (let i = list.length - 1; i > 0; i--) {
      const j = this.next(label) % (i + 1)
      const other = list[i]
      list[i] = list[j]
      list[j] = other
    }
  }

  copy(): PairedDice {
    return this.copyTo(new PairedDice(this.seed))
  }

  protected copyTo<D extends PairedDice>(copied: D): D {
    copied.position = this.position
    copied.#moment = this.#moment
    copied.#streams = new Map(this.#streams)
    return copied
  }

  /** These are dice of thoughts alone: to be quick counts for more than that nobody could guess them. */
  protected next(label: string): number {
    this.position++
    const begun = this.#streams.get(label) ?? this.seed ^ hashed(label) ^ Math.imul(this.#moment, 0x85ebca6b)
    const state = (begun + 0x9e3779b9) | 0
    this.#streams.set(label, state)
    return mixed(state)
  }
}

/** FNV-1a. */
function hashed(text: string): number {
  let hash = 0x811c9dc5
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193)
  return hash
}

/** The finalizer of SplitMix32: neighbouring states give values that have nothing to do with each other. */
export function mixed(state: number): number {
  let z = state
  z = Math.imul(z ^ (z >>> 16), 0x21f0aaad)
  z = Math.imul(z ^ (z >>> 15), 0x735a2d97)
  return (z ^ (z >>> 15)) >>> 0
}

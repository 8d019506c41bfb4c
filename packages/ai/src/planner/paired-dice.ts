import type { Chance } from '@firegroup/kernel'

/**
 * The dice of one trial. The n-th roll for the same purpose is the same whatever else was rolled before it: two decisions that are tried with the same
 * dice go on meeting the same luck after one of them has needed a roll more than the other.
 */
export class PairedDice implements Chance {
  position = 0
  readonly #seed: number
  readonly #streams: Map<string, number>

  constructor(seed: number, streams = new Map<string, number>()) {
    this.#seed = seed
    this.#streams = streams
  }

  die(sides: number, label: string): number {
    return this.#below(sides, label) + 1
  }

  pick(options: readonly unknown[], label: string): number {
    return this.#below(options.length, label)
  }

  shuffle(list: unknown[], label: string): void {
    for (let i = list.length - 1; i > 0; i--) {
      const j = this.#below(i + 1, label)
      const other = list[i]
      list[i] = list[j]
      list[j] = other
    }
  }

  copy(): Chance {
    const copied = new PairedDice(this.#seed, new Map(this.#streams))
    copied.position = this.position
    return copied
  }

  /** These are dice of thoughts alone: to be quick counts for more than that nobody could guess them. */
  #below(n: number, label: string): number {
    this.position++
    const state = ((this.#streams.get(label) ?? this.#seed ^ hashed(label)) + 0x9e3779b9) | 0
    this.#streams.set(label, state)
    return mixed(state) % n
  }
}

/** FNV-1a. */
export function hashed(text: string): number {
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

import type { Memory } from './memory.ts'

/** What rolls the procedure's own dice: a runtime of the game. */
export interface Roller {
  rollBeside(place: number, label: string, count?: number, sides?: number): { readonly dice: readonly number[]; readonly place: number }
}

/**
 * The procedure's dice, from a sequence of their own beside the game's: the game's dice fall the same with and without them. The place in the sequence is
 * part of the memory.
 */
export class Dice {
  readonly #roller: Roller
  readonly #memory: Memory

  constructor(roller: Roller, memory: Memory) {
    this.#roller = roller
    this.#memory = memory
  }

  d10(label: string): number {
    return this.#roll(label, 1, 10)[0]!
  }

  d6(label: string): number {
    return this.#roll(label, 1, 6)[0]!
  }

  /** A DR: two dice. */
  dr(label: string): readonly number[] {
    return this.#roll(label, 2, 6)
  }

  /** One of several, each as likely as the others; no die is rolled where there is only one. */
  pick<T>(options: readonly T[], label: string): T {
    return options.length === 1 ? options[0]! : options[this.#roll(label, 1, options.length)[0]! - 1]!
  }

  /** In random order; of one or none no die is rolled. */
  shuffled<T>(list: readonly T[], label: string): T[] {
    const left = [...list]
    const order: T[] = []
    while (left.length > 1) order.push(...left.splice(this.#roll(label, 1, left.length)[0]! - 1, 1))
    return [...order, ...left]
  }

  #roll(label: string, count: number, sides: number): readonly number[] {
    const { dice, place } = this.#roller.rollBeside(this.#memory.dice, `Play Both Sides: ${label}`, count, sides)
    this.#memory.dice = place
    return dice
  }
}

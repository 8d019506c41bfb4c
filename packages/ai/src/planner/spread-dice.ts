import type { Chance } from '@firegroup/kernel'

const LARGEST = 36
const PAIRS = LARGEST / 2
/** Coprime to the number of pairs, and such that neighbours in a row of trials differ in every die. */
const STRIDE = 7

/**
 * Dice for one of a row of trials of the same decision. The first roll of all trials together runs through its outcomes evenly: as many trials as a
 * roll has outcomes make its expectation exact. Fewer must not be lucky either: one way may begin with a roll of one's own, another with one of the
 * enemy's. So every second trial has the opposite of the one before it (2 and 5 for 5 and 2), and the row begins anywhere. What comes later is by chance.
 */
export class SpreadDice implements Chance {
  readonly #rest: Chance
  #place: number
  #outcomes = 1
  #spread = true

  /** `begin`: any whole number, the same for all trials of a row. */
  constructor(trial: number, begin: number, rest: Chance) {
    this.#rest = rest
    const first = begin >>> 0
    const pair = ((first % PAIRS) + Math.floor(trial / 2) * STRIDE) % PAIRS
    this.#place = (trial + Math.floor(first / PAIRS)) % 2 === 0 ? pair : LARGEST - 1 - pair
  }

  get position(): number {
    return this.#rest.position
  }

  set position(position: number) {
    this.#rest.position = position
  }

  die(sides: number, label: string): number {
    return this.#below(sides) ?? this.#rest.die(sides, label)
  }

  pick(options: readonly unknown[], label: string): number {
    const place = this.#below(options.length)
    return place === undefined ? this.#rest.pick(options, label) : place - 1
  }

  shuffle(list: unknown[], label: string): void {
    this.#spread = false
    this.#rest.shuffle(list, label)
  }

  copy(): Chance {
    return this.#rest.copy()
  }

  /** From 1; nothing when what could be spread evenly is used up. */
  #below(sides: number): number | undefined {
    if (!this.#spread || LARGEST % (this.#outcomes * sides) !== 0) {
      this.#spread = false
      return undefined
    }
    this.#outcomes *= sides
    const value = this.#place % sides
    this.#place = Math.floor(this.#place / sides)
    return value + 1
  }
}

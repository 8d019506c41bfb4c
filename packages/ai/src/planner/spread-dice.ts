import type { Chance } from '@firegroup/kernel'

/** Coprime to every number of outcomes of six-sided dice, and far from their multiples: neighbours in a row of trials differ in every die. */
const STRIDE = 13
const LARGEST = 36

/**
 * Dice for one of a row of trials of the same decision. The first roll of all trials together runs through its outcomes evenly: as many trials as a
 * roll has outcomes make its expectation exact, fewer are spread over them. What comes later is by chance.
 */
export class SpreadDice implements Chance {
  readonly #rest: Chance
  #place: number
  #outcomes = 1
  #spread = true

  constructor(trial: number, rest: Chance) {
    this.#rest = rest
    this.#place = (trial * STRIDE) % LARGEST
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

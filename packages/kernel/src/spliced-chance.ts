import type { Chance } from './chance.ts'

/**
 * One sequence up to a point and another from there on: the dice of a fork that goes on with other dice. What lies before the point can be played
 * again and gives what it gave.
 */
export class SplicedChance implements Chance {
  readonly #before: Chance | null
  readonly #at: number
  readonly #after: Chance
  readonly #offset: number
  readonly #besideAt: number
  #past: boolean

  /**
   * `before` may be null where nothing before the point will ever be asked for. `after` goes on from wherever it is. `besideAt`: the point up to which the
   * second sequence is that of the dice before.
   */
  constructor(before: Chance | null, at: number, after: Chance, besideAt = 0, offset = after.position) {
    this.#before = before
    this.#at = at
    this.#after = after
    this.#offset = offset
    this.#besideAt = besideAt
    this.#past = before === null
  }

  get position(): number {
    return this.#past ? this.#at + this.#after.position - this.#offset : this.#before!.position
  }

  set position(position: number) {
    if (position < this.#at && !this.#before) throw new RangeError(`These dice begin at ${this.#at}: there is nothing at ${position}.`)
    this.#past = position >= this.#at
    if (this.#past) this.#after.position = this.#offset + position - this.#at
    else this.#before!.position = position
  }

  die(sides: number, label: string): number {
    return this.#source().die(sides, label)
  }

  pick(options: readonly unknown[], label: string): number {
    return this.#source().pick(options, label)
  }

  shuffle(list: unknown[], label: string): void {
    this.#source().shuffle(list, label)
  }

  copy(): SplicedChance {
    const copy = new SplicedChance(this.#before?.copy() ?? null, this.#at, this.#after.copy(), this.#besideAt, this.#offset)
    copy.position = this.position
    return copy
  }

  beside(place: number): Chance | undefined {
    return (place < this.#besideAt ? this.#before : this.#after)?.beside?.(place)
  }

  #source(): Chance {
    if (!this.#past && this.#before!.position >= this.#at) this.position = this.#at
    return this.#past ? this.#after : this.#before!
  }
}

/**
 * Numbers by index that are worked out for one question and worthless for the next: one slate serves them all, and is never wiped. Each
 * question writes under a number of its own, so that those who use a slate in turns never read each other's results.
 */
export class Slate {
  readonly #values: Float64Array
  readonly #writers: Float64Array
  #latest = 0

  constructor(size: number) {
    this.#values = new Float64Array(size)
    this.#writers = new Float64Array(size)
  }

  /** A number to write under. */
  newWriter(): number {
    return ++this.#latest
  }

  /** NaN where this writer has not written, or another has written since. */
  read(writer: number, index: number): number {
    return this.#writers[index] === writer ? this.#values[index]! : Number.NaN
  }

  write(writer: number, index: number, value: number): void {
    this.#writers[index] = writer
    this.#values[index] = value
  }
}

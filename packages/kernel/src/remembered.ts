/** What is worked out of something again and again: for each thing the results by their keys, as long as the thing is there. */
export class Remembered<T> {
  readonly #results = new WeakMap<object, Map<string, T>>()
  readonly #most: number

  /** Of each thing `most` results are kept; further ones are worked out every time. */
  constructor(most: number) {
    this.#most = most
  }

  get(of: object, key: string, workOut: () => T): T {
    const known = this.#results.get(of) ?? new Map<string, T>()
    this.#results.set(of, known)
    const result = known.get(key) ?? workOut()
    if (known.size < this.#most) known.set(key, result)
    return result
  }
}

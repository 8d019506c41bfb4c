/** Like `Remembered`, for results that come and go: of each thing the ones asked for lately are kept, between `most` and twice as many. */
export class Recent<T> {
  readonly #results = new WeakMap<object, { young: Map<string, T>; old: Map<string, T> }>()
  readonly #most: number

  constructor(most: number) {
    this.#most = most
  }

  get(of: object, key: string, workOut: () => T): T {
    let known = this.#results.get(of)
    if (!known) {
      known = { young: new Map(), old: new Map() }
      this.#results.set(of, known)
    }
    const young = known.young.get(key)
    if (young !== undefined) return young
    const result = known.old.get(key) ?? workOut()
    if (known.young.size >= this.#most) {
      known.old = known.young
      known.young = new Map()
    }
    known.young.set(key, result)
    return result
  }
}

/**
 * A list in parts. Much of what is offered in a large game is what was offered before, part by part: whoever keeps the parts need not copy them for every
 * question, and whoever wants to know how long the whole is, or one of it, need not see the rest. A part that has been added must not change any more.
 */
export class Parts<T> implements Iterable<T> {
  /** Mostly there is one, or none: more are a list only then. */
  #first: Part<T> = NOTHING
  #more: Part<T>[] | null = null
  /** The last part, while it takes what comes one by one. */
  #single: T[] | null = null
  #length = 0

  get length(): number {
    return this.#length
  }

  at(index: number): T | undefined {
    let left = index
    if (left < this.#first.length) return listOf(this.#first)[left]
    if (!this.#more) return undefined
    left -= this.#first.length
    for (const part of this.#more) {
      if (left < part.length) return listOf(part)[left]
      left -= part.length
    }
    return undefined
  }

  add(part: Part<T>): void {
    if (part.length === 0) return
    if (this.#length === 0) this.#first = part
    else if (this.#more) this.#more.push(part)
    else this.#more = [part]
    this.#length += part.length
    this.#single = null
  }

  addAll(other: Parts<T>): void {
    if (this.#length > 0) {
      this.add(other.#first)
      if (other.#more) for (const part of other.#more) this.add(part)
      return
    }
    this.#first = other.#first
    this.#more = other.#more?.slice() ?? null
    this.#length = other.#length
    this.#single = null
  }

  push(item: T): void {
    if (this.#single) {
      this.#single.push(item)
      this.#length++
      return
    }
    const single = [item]
    this.add(single)
    this.#single = single
  }

  /** As one list. */
  flat(): readonly T[] {
    const first = listOf(this.#first)
    return this.#more ? first.concat(...this.#more.map(listOf)) : first
  }

  [Symbol.iterator](): Iterator<T> {
    return this.flat()[Symbol.iterator]()
  }
}

export type Part<T> = readonly T[] | Late<T>

/** A part of which it is known how long it is, and not yet what is in it: that is found when somebody wants to see it, which seldom happens. */
export class Late<T> {
  readonly length: number
  readonly #find: () => readonly T[]
  #found: readonly T[] | null = null

  constructor(length: number, find: () => readonly T[]) {
    this.length = length
    this.#find = find
  }

  get list(): readonly T[] {
    this.#found ??= this.#find()
    return this.#found
  }
}

function listOf<T>(part: Part<T>): readonly T[] {
  return part instanceof Late ? part.list : part
}

const NOTHING: readonly never[] = []

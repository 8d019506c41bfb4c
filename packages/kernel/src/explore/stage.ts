import type { Branch } from './branches.ts'
import { gcd } from './odds.ts'
import type { PartCourse } from './parts.ts'

/** Where runs have come to, all that stand alike as one. */
export interface Node<S> {
  /** The state that one of them had after the rule, or after it was gone on with; null in the rule itself. */
  readonly start: S | null
  /** How it came here from there, and past how many milestones. */
  readonly path: readonly Branch[]
  readonly milestones: number
  /** Its chances, out of the `of` of its stage. */
  n: bigint
  /** The same of every part, for each state that it can be in. */
  readonly parts: bigint[][]
}

/** Where a run has ended: at a milestone, or at the end of the rule. Its chances are those of the node from which it came, times `share` of `of`. */
export interface Arrival<S> {
  /** What it stands at; null at the end. */
  readonly key: string | null
  /** Where what follows begins anew: at a state of its own, or as for the node. */
  readonly start: S | null
  readonly milestones: number
  readonly path: readonly Branch[]
  readonly share: bigint
  readonly of: bigint
  /** What was counted at the end. */
  readonly counted: readonly string[]
  readonly parts: readonly PartCourse[]
}

/** All runs that have come as far. Whole numbers of one common denominator, which grows where a new fraction needs it: nothing is ever rounded. */
export class Stage<S> {
  readonly nodes = new Map<string, Node<S>>()
  /** What was counted of the runs that ended on the way here, and the states in which their parts were. */
  readonly counts = new Map<string, bigint>()
  readonly parts: bigint[][] = []
  readonly #before: bigint
  #factor = 1n

  constructor(before: bigint) {
    this.#before = before
  }

  get of(): bigint {
    return this.#before * this.#factor
  }

  /** Takes a run in that came from a node of the stage before. */
  take(from: Node<S>, { key, start, path, milestones, share, of, counted, parts }: Arrival<S>): void {
    this.#makeRoomFor(of)
    for (const course of parts) this.#makeRoomFor(of * course.of)
    const n = from.n * share * (this.#factor / of)
    if (key === null) {
      for (const name of counted) this.counts.set(name, (this.counts.get(name) ?? 0n) + n)
      this.#addParts(this.parts, parts, share, of)
      return
    }
    let node = this.nodes.get(key)
    if (!node) {
      node = { start, path, milestones, n: 0n, parts: [] }
      this.nodes.set(key, node)
    }
    node.n += n
    this.#addParts(node.parts, parts, share, of)
  }

  #addParts(sums: bigint[][], parts: readonly PartCourse[], share: bigint, of: bigint): void {
    for (let i = 0; i < parts.length; i++) {
      const course = parts[i]!
      if (i === sums.length) sums.push([])
      const sum = sums[i]!
      const scale = share * (this.#factor / (of * course.of))
      for (let state = 0; state < course.chances.length; state++) {
        const n = course.chances[state]!
        if (state === sum.length) sum.push(0n)
        if (n > 0n) sum[state]! += n * scale
      }
    }
  }

  #makeRoomFor(of: bigint): void {
    if (this.#factor % of === 0n) return
    const more = of / gcd(this.#factor, of)
    this.#factor *= more
    for (const [name, n] of this.counts) this.counts.set(name, n * more)
    enlarge(this.parts, more)
    for (const node of this.nodes.values()) {
      node.n *= more
      enlarge(node.parts, more)
    }
  }
}

function enlarge(parts: bigint[][], more: bigint): void {
  for (const chances of parts) for (let i = 0; i < chances.length; i++) chances[i]! *= more
}

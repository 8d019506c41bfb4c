import type { Branch } from './branches.ts'
import { gcd, lcm } from './odds.ts'

/** Where runs have come to, all that stand alike as one. */
export interface Node<P> {
  /** How one of them came here, and past how many milestones. */
  readonly path: readonly Branch[]
  readonly milestones: number
  /** Its chances, out of the `of` of its stage. */
  n: bigint
  /** What has become of each part: every state that it can be in, and the chances of that. */
  readonly parts: Map<number, Map<string, PartState<P>>>
}

export interface PartState<P> {
  readonly part: P
  n: bigint
}

/** Where a run has ended: at a milestone, or at the end of the rule. Its chances are those of the node from which it came, times `share` of `of`. */
export interface Arrival<P> {
  /** What it stands at; null at the end. */
  readonly key: string | null
  readonly path: readonly Branch[]
  readonly share: bigint
  readonly of: bigint
  /** What was counted at the end. */
  readonly counted: readonly string[]
  readonly parts: ReadonlyMap<number, PartCourse<P>>
}

/** The states of a part, with chances out of `of` times those of the node. */
export interface PartCourse<P> {
  readonly of: bigint
  readonly states: ReadonlyMap<string, PartState<P>>
}

/** What something that bears on a part alone can make of it, out of `of`. */
export interface Change<P> {
  readonly of: bigint
  readonly to: readonly { readonly key: string; readonly part: P; readonly n: bigint }[]
}

/** The course of a part after a change. */
export function changed<P>({ of, states }: PartCourse<P>, changeOf: (key: string, state: PartState<P>) => Change<P>): PartCourse<P> {
  const changes: { readonly change: Change<P>; readonly n: bigint }[] = []
  let common = 1n
  for (const [key, state] of states) {
    const change = changeOf(key, state)
    common = lcm(common, change.of)
    changes.push({ change, n: state.n })
  }
  const after = new Map<string, PartState<P>>()
  for (const { change, n } of changes) {
    const scale = n * (common / change.of)
    for (const to of change.to) {
      const known = after.get(to.key)
      if (known) known.n += to.n * scale
      else after.set(to.key, { part: to.part, n: to.n * scale })
    }
  }
  return { of: of * common, states: after }
}

/** All runs that have passed as many milestones. Whole numbers of one common denominator, which grows where a new fraction needs it: nothing is ever rounded. */
export class Stage<P> {
  readonly nodes = new Map<string, Node<P>>()
  /** What was counted of the runs that ended on the way here. */
  readonly counts = new Map<string, bigint>()
  readonly milestones: number
  readonly #before: bigint
  #factor = 1n

  constructor(milestones: number, before: bigint) {
    this.milestones = milestones
    this.#before = before
  }

  get of(): bigint {
    return this.#before * this.#factor
  }

  /** Takes a run in that came from a node of the stage before. */
  take(from: Node<P>, arrival: Arrival<P>, outcomeOf: (part: P) => string): void {
    const { key, path, share, of } = arrival
    this.#makeRoomFor(of)
    for (const course of arrival.parts.values()) this.#makeRoomFor(of * course.of)
    const n = from.n * share * (this.#factor / of)
    if (key === null) {
      for (const name of arrival.counted) this.#count(name, n)
      for (const course of arrival.parts.values()) {
        const scale = share * (this.#factor / (of * course.of))
        for (const state of course.states.values()) this.#count(outcomeOf(state.part), state.n * scale)
      }
      return
    }
    let node = this.nodes.get(key)
    if (!node) {
      node = { path, milestones: this.milestones, n: 0n, parts: new Map() }
      this.nodes.set(key, node)
    }
    node.n += n
    for (const [id, course] of arrival.parts) addStates(node.parts, id, course, share * (this.#factor / (of * course.of)))
  }

  #count(name: string, n: bigint): void {
    this.counts.set(name, (this.counts.get(name) ?? 0n) + n)
  }

  #makeRoomFor(of: bigint): void {
    if (this.#factor % of === 0n) return
    const more = of / gcd(this.#factor, of)
    this.#factor *= more
    for (const [name, n] of this.counts) this.counts.set(name, n * more)
    for (const node of this.nodes.values()) {
      node.n *= more
      for (const states of node.parts.values()) for (const state of states.values()) state.n *= more
    }
  }
}

function addStates<P>(parts: Node<P>['parts'], id: number, { states }: PartCourse<P>, scale: bigint): void {
  let sum = parts.get(id)
  if (!sum) {
    sum = new Map()
    parts.set(id, sum)
  }
  for (const [key, { part, n }] of states) {
    const known = sum.get(key)
    if (known) known.n += n * scale
    else sum.set(key, { part, n: n * scale })
  }
}

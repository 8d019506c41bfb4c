import type { Part, Parts } from './explore.ts'
import { lcm } from './odds.ts'

/** The chances of each state that a part can be in, by its number, in whole numbers of something. */
export type Chances = readonly bigint[]

/** Chances that stand for `1 / of` times as much. */
export interface PartCourse {
  readonly of: bigint
  readonly chances: Chances
}

/** What an aside makes of every state that it has met so far: where to, and how often out of `of`. */
interface Changes {
  of: bigint
  readonly by: (readonly Move[] | undefined)[]
}

interface Move {
  readonly to: number
  readonly n: bigint
}

/** One part on all its ways: the states that it has been found in, numbered, and what asides do to each: worked out once. */
export class PartHistory<P extends Part> {
  readonly id: number
  readonly #parts: Pick<Parts<unknown, P>, 'alike'>
  readonly #states: P[] = []
  readonly #numbers = new Map<string, number>()
  readonly #changes = new Map<string, Changes>()

  constructor(part: P, parts: Pick<Parts<unknown, P>, 'alike'>) {
    this.id = part.id
    this.#parts = parts
    this.numberOf(part)
  }

  get states(): readonly P[] {
    return this.#states
  }

  numberOf(part: P): number {
    const key = this.#parts.alike(part)
    const known = this.#numbers.get(key)
    if (known !== undefined) return known
    this.#numbers.set(key, this.#states.length)
    return this.#states.push({ ...part }) - 1
  }

  /** The course of the part after an aside in this context. `workOut` says what it makes of one state. */
  after({ of, chances }: PartCourse, context: string, workOut: (state: P) => readonly Outcome[]): PartCourse {
    let changes = this.#changes.get(context)
    if (!changes) {
      changes = { of: 1n, by: [] }
      this.#changes.set(context, changes)
    }
    for (let i = 0; i < chances.length; i++)
      if (chances[i]! > 0n && changes.by[i] === undefined) addChange(changes, i, workOut(this.#states[i]!))
    const after: bigint[] = []
    for (let i = 0; i < chances.length; i++) {
      const n = chances[i]!
      if (n === 0n) continue
      for (const move of changes.by[i]!) {
        while (after.length <= move.to) after.push(0n)
        after[move.to]! += n * move.n
      }
    }
    return { of: of * changes.of, chances: after }
  }
}

/** One thing that an aside can come to: the number of the state that it leaves, and how often out of `of`. */
export interface Outcome {
  readonly to: number
  readonly share: bigint
  readonly of: bigint
}

function addChange(changes: Changes, from: number, outcomes: readonly Outcome[]): void {
  const before = changes.of
  for (const { of } of outcomes) changes.of = lcm(changes.of, of)
  const more = changes.of / before
  if (more > 1n) for (const [i, moves] of changes.by.entries()) changes.by[i] = moves?.map(({ to, n }) => ({ to, n: n * more }))
  const sums = new Map<number, bigint>()
  for (const { to, share, of } of outcomes) sums.set(to, (sums.get(to) ?? 0n) + share * (changes.of / of))
  while (changes.by.length <= from) changes.by.push(undefined)
  changes.by[from] = [...sums].map(([to, n]) => ({ to, n }))
}

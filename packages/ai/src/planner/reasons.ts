import type { Seat } from '@firegroup/kernel'
import type { Evaluation, Fact, Term } from '../evaluation.ts'

/** Where the trials of one decision led, for whoever wants to know why it is better or worse than another. */
export class Ends<S> {
  readonly #evaluation: Evaluation<S>
  readonly #seat: Seat
  readonly #since: S
  readonly #sums: number[]
  readonly #facts = new Map<string, { readonly fact: Fact; count: number }>()
  #count = 0
  /** Games won less games lost, of those that ended. */
  #decided = 0

  constructor(evaluation: Evaluation<S>, seat: Seat, since: S) {
    this.#evaluation = evaluation
    this.#seat = seat
    this.#since = since
    this.#sums = evaluation.features.map(() => 0)
  }

  add(state: S, winner: Seat | null | undefined): void {
    this.#count++
    if (winner !== undefined && winner !== null) this.#decided += winner === this.#seat ? 1 : -1
    for (const [i, value] of this.#evaluation.measure(state, this.#seat).entries()) this.#sums[i]! += value
    const met = new Set<string>()
    for (const fact of this.#evaluation.facts?.(state, this.#seat, this.#since) ?? []) {
      const key = `${fact.term} ${fact.more}`
      if (met.has(key)) continue
      met.add(key)
      const known = this.#facts.get(key)
      if (known) known.count++
      else this.#facts.set(key, { fact, count: 1 })
    }
  }

  /** What speaks for this one against the other, or against it, in words: the weightiest first. */
  against(other: Ends<S>, direction: 'for' | 'against'): string[] {
    if (this.#count === 0 || other.#count === 0) return []
    const sign = direction === 'for' ? 1 : -1
    const reasons = (this.#evaluation.terms ?? [])
      .map((term) => ({ term, worth: sign * (this.#worthOf(term) - other.#worthOf(term)) }))
      .filter(({ worth }) => worth > SLIGHT)
      .sort((a, b) => b.worth - a.worth)
      .map(({ term }) => this.#factAgainst(other, term, sign) ?? (sign > 0 ? term.better : term.worse))
    const ended = sign * (this.#decided / this.#count - other.#decided / other.#count)
    if (ended > OFTEN) reasons.unshift(sign > 0 ? 'more often wins there and then' : 'more often loses there and then')
    return [...new Set(reasons)].slice(0, MOST_REASONS)
  }

  #worthOf({ features }: Term): number {
    const { features: all, weights } = this.#evaluation
    let worth = 0
    for (const feature of features) worth += ((this.#sums[all.indexOf(feature)] ?? 0) / this.#count) * (weights[feature] ?? 0)
    return worth
  }

  /** The fact of a term that comes about most differently, if any does. */
  #factAgainst(other: Ends<S>, term: Term, sign: 1 | -1): string | null {
    let best = { words: null as string | null, by: OFTEN }
    for (const key of new Set([...this.#facts.keys(), ...other.#facts.keys()])) {
      const { fact } = (this.#facts.get(key) ?? other.#facts.get(key))!
      if (fact.term !== term.id) continue
      const more = this.#shareOf(key) - other.#shareOf(key)
      const by = sign * (fact.isGood ? more : -more)
      if (by > best.by) best = { words: more > 0 ? fact.more : fact.less, by }
    }
    return best.words
  }

  #shareOf(key: string): number {
    return (this.#facts.get(key)?.count ?? 0) / this.#count
  }
}

/** Log odds below which a difference is not worth a word. */
const SLIGHT = 0.03
/** Of trials: by so much a fact must come about more often to be told. */
const OFTEN = 0.2
const MOST_REASONS = 2

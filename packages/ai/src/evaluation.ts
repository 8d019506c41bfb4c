import type { Seat } from '@firegroup/kernel'

/**
 * What a system thinks of a position: features that count for a seat (a mirrored position gives the negative), and what each is worth. The weights are
 * data, tuned by matches: `firegroup tune`.
 */
export interface Evaluation<S> {
  readonly features: readonly string[]
  readonly weights: { readonly [feature: string]: number }
  /** The features of a position for a seat, in order. */
  readonly measure: (state: S, seat: Seat) => readonly number[]
  /** What no feature tells: which side of this scenario has the easier task at this time, as log odds for the seat. */
  readonly constant?: (state: S, seat: Seat) => number
  /** That has to be found for each turn: the features see another game in each. */
  readonly changesByTurn?: boolean
  /** How far chances are off what comes in play, as a rule: a standard deviation. */
  readonly doubt?: number
  /** The features in words. */
  readonly terms?: readonly Term[]
  /** What can be said of a position that came of an earlier one, for a seat: things are called by where they were then. */
  readonly facts?: (state: S, seat: Seat, since: S) => readonly Fact[]
}

/** Features that mean one thing to a person. */
export interface Term {
  readonly id: string
  readonly features: readonly string[]
  /** Said of a way that does better in it, or worse, than another: 'loses fewer men', 'loses more men'. */
  readonly better: string
  readonly worse: string
}

/** Something that is so in one position and not in another: 'holds C6'. */
export interface Fact {
  /** The id of a term. */
  readonly term: string
  /** Whether it speaks for the seat. */
  readonly isGood: boolean
  /** Said of a way after which it is so more often, and less often: 'holds C6', 'loses C6'. */
  readonly more: string
  readonly less: string
}

/** How likely the seat is to win from here, as far as the features tell: between 0 and 1. */
export function winChance<S>(evaluation: Evaluation<S>, state: S, seat: Seat): number {
  return chanceOf(evaluation, evaluation.measure(state, seat), state, seat)
}

/** The same of a position whose features are known. */
export function chanceOf<S>({ features, weights, constant }: Evaluation<S>, measured: readonly number[], state: S, seat: Seat): number {
  let sum = constant?.(state, seat) ?? 0
  for (let i = 0; i < measured.length; i++) sum += measured[i]! * (weights[features[i]!] ?? 0)
  return 1 / (1 + Math.exp(-sum))
}

import type { Seat } from '@firegroup/kernel'

/**
 * What a system thinks of a position: features that count for a seat (a mirrored position gives the negative), and what each is worth. The weights are
 * data, tuned by matches: `firegroup tune`.
 */
export interface Evaluation<S> {
  readonly features: readonly string[]
  readonly weights: { readonly [feature: string]: number }
  /** The features of a position for a seat, in order. */
  measure(state: S, seat: Seat): readonly number[]
}

/** How likely the seat is to win from here, as far as the features tell: between 0 and 1. */
export function winChance<S>(evaluation: Evaluation<S>, state: S, seat: Seat): number {
  const measured = evaluation.measure(state, seat)
  let sum = 0
  for (let i = 0; i < measured.length; i++) sum += measured[i]! * (evaluation.weights[evaluation.features[i]!] ?? 0)
  return 1 / (1 + Math.exp(-sum))
}

import type { Seat } from '@firegroup/kernel'
import { type Course, logistic, onCourse } from './course.ts'

/**
 * What a system thinks of a position: features that count for a seat (a mirrored position gives the negative), and what each is worth. The weights are
 * data, tuned by matches: `firegroup tune`.
 */
export interface Evaluation<S> {
  readonly features: readonly string[]
  readonly weights: { readonly [feature: string]: number }
  /** The features of a position for a seat, in order. */
  readonly measure: (state: S, seat: Seat) => readonly number[]
  /** How far the game has come, and how games of its scenario go beside what the features tell. */
  readonly time?: { readonly progress: (state: S) => number; readonly course: (state: S) => Course | undefined; readonly first: Seat }
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
export function chanceOf<S>(evaluation: Evaluation<S>, measured: readonly number[], state: S, seat: Seat): number {
  const { time } = evaluation
  const told = oddsOf(evaluation, measured)
  const course = time?.course(state)
  if (!time || !course) return logistic(told)
  const sign = seat === time.first ? 1 : -1
  return logistic(sign * onCourse(course, time.progress(state), sign * told))
}

/** What the features alone say, as log odds. */
export function oddsOf<S>({ features, weights }: Evaluation<S>, measured: readonly number[]): number {
  let sum = 0
  for (let i = 0; i < measured.length; i++) sum += measured[i]! * (weights[features[i]!] ?? 0)
  return sum
}

import type { Counsel } from '@firegroup/ai'
import type { Game, GameEvent, OpenQuestion, Seat } from '@firegroup/kernel'
import { asKnownTo, type Estimate, estimateOf, paired, trialDice, tryOut } from './trials.ts'

/** A way to decide, with what trials of it came to. */
export interface Way {
  readonly decision: unknown
  readonly values: readonly number[]
  /** The mean of the evaluation's features, times what each is worth: what spoke for it and against it. */
  readonly terms: readonly number[]
}

/**
 * The ways that are worth weighing: those that look best at first sight, and whatever else is asked for. What the advisor rules out is left out. One
 * that is no more than another in other words is not told apart here.
 */
export function worthWeighing<S, E extends GameEvent>(
  { advisor }: Pick<Counsel<S>, 'advisor'>,
  game: Game<S, E>,
  open: OpenQuestion,
  most: number,
  seed: string,
): unknown[] {
  const known = asKnownTo(game, open.seat, trialDice(seed, 0)).state
  const worth = advisor.judge(known, open.seat, open)
  const looked: { readonly decision: unknown; readonly worth: number }[] = []
  for (const decision of open.question.candidates()) looked.push({ decision, worth: worth(decision) })
  looked.sort((a, b) => b.worth - a.worth)
  return looked
    .filter(({ worth: each }) => each > Number.NEGATIVE_INFINITY)
    .slice(0, most)
    .map(({ decision }) => decision)
}

/**
 * Tries each of these ways from what the seat that is asked could know, the n-th trial of all of them in the same imagined world and with the same
 * dice, so that luck is not taken for merit.
 */
export function weigh<S, E extends GameEvent>(
  counsel: Counsel<S>,
  game: Game<S, E>,
  open: OpenQuestion,
  decisions: readonly unknown[],
  trials: { readonly from: number; readonly to: number; readonly seed: string },
): Way[] {
  const { evaluation } = counsel
  const since = game.system.clone(game.state)
  const weights = evaluation.features.map((feature) => evaluation.weights[feature] ?? 0)
  return decisions.map((decision) => {
    const values: number[] = []
    const sums = weights.map(() => 0)
    let judged = 0
    for (let trial = trials.from; trial < trials.to; trial++) {
      const imagined = asKnownTo(game, open.seat, trialDice(trials.seed, trial))
      const { value, measured } = tryOut(counsel, imagined, since, open, decision, open.seat)
      values.push(value)
      if (!measured) continue
      judged++
      for (let i = 0; i < sums.length; i++) sums[i]! += measured[i]! * weights[i]!
    }
    return { decision, values, terms: sums.map((sum) => (judged === 0 ? 0 : sum / judged)) }
  })
}

/** Ways tried before and the same ways tried again, as one. */
export function together(ways: readonly Way[], again: readonly Way[]): Way[] {
  return ways.map((way, i) => {
    const other = again[i]!
    const [a, b] = [way.values.length, other.values.length]
    return {
      decision: way.decision,
      values: [...way.values, ...other.values],
      terms: way.terms.map((term, n) => (term * a + other.terms[n]! * b) / (a + b)),
    }
  })
}

export const meanOf = ({ values }: Way): number => estimateOf(values).mean

/** The best of them, in the mean of their trials; the first of several. */
export function bestOf(ways: readonly Way[]): Way {
  return ways.reduce((best, way) => (meanOf(way) > meanOf(best) ? way : best))
}

/** What `better` is above `worse`, in the same trials. */
export const above = (better: Way, worse: Way): Estimate => paired(better.values, worse.values)

/** Twice its error: a difference that chance alone would hardly make. */
export const SURE = 2

/** The features that speak most for one way against another, with how much of the chance's logit each is: the two largest. */
export function reasonsFor(better: Way, worse: Way, features: readonly string[]): { readonly feature: string; readonly weight: number }[] {
  return features
    .map((feature, i) => ({ feature, weight: better.terms[i]! - worse.terms[i]! }))
    .filter(({ weight }) => weight > 0.02)
    .sort((a, b) => b.weight - a.weight)
    .slice(0, 2)
}

export const otherSeat = (seats: readonly Seat[], seat: Seat): Seat => seats.find((each) => each !== seat) ?? seat

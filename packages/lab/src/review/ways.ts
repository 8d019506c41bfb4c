import { type Counsel, Ends } from '@firegroup/ai'
import type { Game, GameEvent, OpenQuestion } from '@firegroup/kernel'
import { asKnownTo, type Estimate, estimateOf, paired, trialDice, tryOut } from './trials.ts'

/** A way to decide, with what trials of it came to. */
export interface Way<S> {
  readonly decision: unknown
  readonly values: number[]
  /** Where they led, for whoever wants reasons: they take time. */
  readonly ends: Ends<S> | null
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
  seed: number,
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

export interface Trials {
  readonly from: number
  readonly to: number
  readonly seed: number
  /** Reasons are wanted, besides chances. */
  readonly reasons?: boolean
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
  trials: Trials,
): Way<S>[] {
  const since = game.system.clone(game.state)
  const ends = (): Ends<S> | null => (trials.reasons ? new Ends(counsel.evaluation, open.seat, since) : null)
  const ways = decisions.map((decision): Way<S> => ({ decision, values: [], ends: ends() }))
  weighOn(counsel, game, open, ways, trials)
  return ways
}

/** More trials of the same ways. */
export function weighOn<S, E extends GameEvent>(
  counsel: Counsel<S>,
  game: Game<S, E>,
  open: OpenQuestion,
  ways: readonly Way<S>[],
  { from, to, seed }: Trials,
): void {
  const since = game.system.clone(game.state)
  for (const { decision, values, ends } of ways) {
    for (let trial = from; trial < to; trial++) {
      const imagined = asKnownTo(game, open.seat, trialDice(seed, trial))
      const { value, state, winner } = tryOut(counsel, imagined, since, open, decision, open.seat)
      values.push(value)
      ends?.add(state, winner)
    }
  }
}

export const meanOf = <S>({ values }: Way<S>): number => estimateOf(values).mean

/** The best of them, in the mean of their trials; the first of several. */
export function bestOf<S>(ways: readonly Way<S>[]): Way<S> {
  return ways.reduce((best, way) => (meanOf(way) > meanOf(best) ? way : best))
}

/** What `better` is above `worse`, in the same trials. */
export const above = <S>(better: Way<S>, worse: Way<S>): Estimate => paired(better.values, worse.values)

/** Twice its error: a difference that chance alone would hardly make. */
export const SURE = 2

/** What speaks most for one way against another: 'holds C6'. */
export const reasonsFor = <S>(better: Way<S>, worse: Way<S>): readonly string[] =>
  better.ends && worse.ends ? better.ends.against(worse.ends, 'for') : []

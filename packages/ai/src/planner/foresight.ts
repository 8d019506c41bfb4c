import type { OpenQuestion } from '@firegroup/kernel'
import type { Trust } from './trials.ts'

/** How much thought a decision is worth. */
export interface Attention {
  /** Times the nodes of the player's level; at 0 what looks best at first sight is done. */
  readonly thought: number
  /** How many of the best-looking decisions are considered at most. */
  readonly width: number
  /** How many settled positions a trial goes past before it is judged; Infinity: to the end of the game. */
  readonly ahead: number
  /** What whoever is thorough considers instead. */
  readonly thorough?: Breadth
  /** A game is set on its course by it, as by a set-up, and what it was worth shows later than anything else. */
  readonly isMomentous?: boolean
  /** How far first sight can be trusted about it, where that is not as of other questions. */
  readonly trust?: Trust
}

export interface Breadth {
  readonly width: number
  /** In how many ways to go on each is tried, where the same seat is asked again before any die is rolled; 1, what looks best then, unless given. */
  readonly onward?: number
}

/** What a trial costs, roughly: how many decisions it plays through, and how many times the work of an ordinary one each of them is. */
export interface Toil {
  readonly nodes: number
  readonly each: number
}

/** Where a system's games are decided: what is worth thinking about, how far ahead, and how far first sight can be trusted. */
export interface Foresight<S> extends Trust {
  /** By the kind of question. */
  readonly attention: { readonly [kind: string]: Attention }
  /** For all other kinds. */
  readonly otherwise: Attention
  /** What a trial from here costs: where there is more on the map, fewer can be had for the same thought. */
  toil(now: S): Toil
  /** Times the attention that a question of this kind gets as a rule: of some, first sight has settled by now what there was to settle. Absent: 1. */
  heed?(now: S, kind: string): number
  /**
   * What a decision comes to, in its own terms: of those that come to the same only the best-looking is tried, so that trials go to ways that differ; null for
   * what is never worth one, unless it looks best of all. Absent: every decision is a way of its own.
   */
  likeness?(now: S, kind: string, decision: unknown): string | null
  /**
   * What else the same men could do at this moment of the game: to leave them alone is then tried beside what looks best, though no decision says so. Null where
   * it is not worth a trial.
   */
  leaving?(now: S, kind: string, decision: unknown): ((other: unknown) => boolean) | null
  /** The turn or phase, by a number: within it, luck for the same purpose is the same in all ways that are tried. Absent: the whole trial is one. */
  momentOf?(now: S): number
  /** Its luck is cards that are drawn from a pile: trials meet the same cards. */
  readonly isOfCards?: true
  /**
   * How lucky the seat is with what comes of a decision, in points of advice: by how much more than was to be expected. Asked before the decision is taken; what it gives
   * is asked before each of those that follow until it tells, null as long as it is not over. Its mean over all dice is 0, so that trials can be told without it.
   * Absent, or null where nothing is rolled for that is worth it: luck stays in.
   */
  luck?(now: S, open: OpenQuestion, decision: unknown): ((after: S, next: OpenQuestion | undefined) => number | null) | null
  /** Win chance: what can't be expected to bring more than this is not worth knowing to whoever has so many nodes. Absent: as is usual. */
  worthKnowing?(nodes: number): number
  /** Whether what was decided at `since` has had its effect and nothing is half done, so that the evaluation can judge the position. */
  isSettled(now: S, open: OpenQuestion, since: S): boolean
}

export function isMomentous<S>({ attention, otherwise }: Foresight<S>, kind: string): boolean {
  return (attention[kind] ?? otherwise).isMomentous ?? false
}

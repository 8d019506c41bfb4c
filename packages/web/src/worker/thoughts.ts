/** What the computer thinks before a decision, in words: what the worker tells the page of it. Plain data. */
import { type Advisor, greedy, type Option, type Planner, positionOf } from '@firegroup/ai'
import type { Chance, Game, GameEvent, OpenQuestion, Seat } from '@firegroup/kernel'

export interface Thoughts {
  /** Who thinks so, by the id of the level. */
  readonly level: string
  /** There was just one thing to decide. */
  readonly forced: boolean
  /** What was considered, by the odds, the best first; last what was played, where it was tried only for that. */
  readonly options: readonly Considered[]
}

export interface Considered {
  readonly decision: unknown
  readonly words: string
  /** To win, of 1, and between what that lies. */
  readonly chance: number
  readonly low: number
  readonly high: number
  readonly trials: number
  /** Trials can't tell it from the best. */
  readonly isEqual: boolean
  /** What speaks for it, or against it where it is worse: 'holds C6'. */
  readonly reasons: readonly string[]
  /** How it may go on, as far as the seat can guess: what both sides would do at first sight. */
  readonly next: readonly Expected[]
  /** It is what was really decided. */
  readonly played: boolean
  /** It did not look good enough to be tried, and was tried only because it was played. */
  readonly overlooked: boolean
}

export interface Expected {
  readonly seat: Seat
  readonly words: string
}

export interface Pondering<S, E extends GameEvent> {
  readonly game: Game<S, E>
  readonly open: OpenQuestion
  readonly level: string
  readonly planner: Planner<S>
  readonly advisor: Advisor<S>
  /** The planner's own dice: the same whenever they are asked for. */
  readonly dice: () => Chance
  /** What was really decided, where that is known. */
  readonly played?: unknown
}

/** So many of the best are told. */
const MOST = 8

/**
 * Yields in between how far it is, of 1. Everything comes from games that the seat can't tell from the real one: what is hidden from it can't show in its
 * thoughts. It takes as long as its nodes take and no clock is asked: the same question has the same answer.
 */
export function* ponder<S, E extends GameEvent>(pondering: Pondering<S, E>): Generator<number, Thoughts> {
  const { game, open, level, planner, dice, played } = pondering
  const { options: all } = yield* planner.ponder(positionOf(game, open, dice()))
  const inWords = (option: Option): Tried => ({ ...option, words: wordsOf(game, game.state, open.question.kind, option.decision) })
  const options = distinct(all.map(inWords)).slice(0, MOST)
  const was = played === undefined ? null : wordsOf(game, game.state, open.question.kind, played)
  const overlooked = was !== null && options.every(({ words }) => words !== was)
  if (overlooked) {
    const { options: late } = yield* planner.ponder(positionOf(game, only(open, [options[0]!.decision, played]), dice()))
    const tried = late.map(inWords).find(({ words }) => words === was)
    if (tried) options.push(tried)
  }
  return {
    level,
    forced: isForced(open),
    options: options.map((option) => consideredOf(pondering, option, option.words === was, overlooked)),
  }
}

type Tried = Option & { readonly words: string }

/** What a person can't tell apart by its words counts as the same, and the best of it is done. */
function distinct(options: readonly Tried[]): Tried[] {
  return options.filter(({ words }, i) => options.findIndex((other) => other.words === words) === i)
}

function consideredOf<S, E extends GameEvent>(
  pondering: Pondering<S, E>,
  { decision, words, trials, chance, isEqual, reasons }: Tried,
  played: boolean,
  overlooked: boolean,
): Considered {
  const { mean, low, high } = chance
  const next = follow(pondering, decision)
  return { decision, words, trials, chance: mean, low, high, isEqual, reasons, next, played, overlooked: played && overlooked }
}

function isForced({ question }: OpenQuestion): boolean {
  let count = 0
  for (const _ of question.candidates()) if (++count > 1) return false
  return true
}

/** The same question with fewer answers. */
function only({ seat, question }: OpenQuestion, candidates: readonly unknown[]): OpenQuestion {
  const { kind, title, rule, schema, about } = question
  const problems = (decision: unknown) => question.problems(decision)
  const preview = (decision: unknown) => question.preview?.(decision)
  return { seat, question: { kind, title, rule, schema, about, candidates: () => candidates, problems, preview } }
}

/** So many decisions of both sides are told of what follows. */
const FOLLOWING = 3

function follow<S, E extends GameEvent>({ game, open, advisor, dice }: Pondering<S, E>, decision: unknown): Expected[] {
  const position = positionOf(game, open, dice())
  const imagined = position.imaginedGame(dice())
  imagined.take(open.seat, decision)
  const told: Expected[] = []
  while (told.length < FOLLOWING && !imagined.outcome) {
    const next = imagined.open[0]!
    const { seat } = next
    const reply = greedy(advisor).choose({ ...position, seat, open: next, imagined: () => imagined.state })
    told.push({ seat, words: wordsOf(game, imagined.state, next.question.kind, reply) })
    imagined.take(seat, reply)
  }
  return told
}

function wordsOf<S, E extends GameEvent>({ system }: Game<S, E>, state: S, kind: string, decision: unknown): string {
  return (system.words?.decision(state, kind, decision) ?? JSON.stringify(decision)).replace(/\.$/, '')
}

/** What the computer thinks before a decision, in words: what the worker tells the page of it. Plain data. */
import { type Advisor, greedy, type Planner, positionOf } from '@firegroup/ai'
import type { Chance, Game, GameEvent, OpenQuestion, Seat } from '@firegroup/kernel'

export interface Thoughts {
  /** Who thinks so, by the id of the level. */
  readonly level: string
  /** There was just one thing to decide. */
  readonly forced: boolean
  /** What was tried, the best first; last what was played, where it was tried only for that. */
  readonly options: readonly Considered[]
}

export interface Considered {
  readonly decision: unknown
  readonly words: string
  /** To win, of 1, as the trials came out; nothing where there were none. */
  readonly chance: number
  readonly trials: number
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
  /** How often it thinks the whole thing through; once gives a computer player's own thoughts as they are. */
  readonly rounds: number
  /** How much of its time is gone, of 1: when all of it is, there are no more rounds. */
  readonly elapsed: () => number
  /** Made anew for each round: its time begins with it. */
  readonly planner: () => Planner<S>
  readonly advisor: Advisor<S>
  /** The planner's own dice in a round: the same whenever they are asked for. */
  readonly dice: (round: number) => Chance
  /** What was really decided, where that is known. */
  readonly played?: unknown
}

/** So many of the best are told. */
const MOST = 8
/** Rounds for what was played but not looked at. */
const LATE_ROUNDS = 3

/**
 * Yields after each round how far it is, of 1. Everything comes from games that the seat can't tell from the real one: what is hidden from
 * it can't show in its thoughts.
 */
export function* ponder<S, E extends GameEvent>(pondering: Pondering<S, E>): Generator<number, Thoughts> {
  const { game, open, level, rounds, elapsed, played } = pondering
  const pool = new Pool()
  for (let round = 0; round < rounds && (round === 0 || (elapsed() < 1 && pool.size > 1)); round++) {
    pool.add(think(pondering, open, round))
    yield Math.min(1, Math.max(elapsed(), (round + 1) / rounds))
  }
  const was = played === undefined ? null : wordsOf(game, game.state, open.question.kind, played)
  const options: Tried[] = pool.ranked().slice(0, MOST)
  const late = new Pool()
  if (was !== null && options.every(({ words }) => words !== was)) {
    for (let round = 0; round < Math.min(rounds, LATE_ROUNDS); round++) {
      late.add(think(pondering, only(open, [options[0]!.decision, played]), round))
      yield 1
    }
    options.push(late.of(was) ?? { decision: played, words: was, chance: 0, trials: 0 })
  }
  return {
    level,
    forced: isForced(open),
    options: options.map((option) => ({
      ...option,
      next: follow(pondering, option.decision),
      played: option.words === was,
      overlooked: option.words === was && late.size > 0,
    })),
  }
}

type Tried = Omit<Considered, 'next' | 'played' | 'overlooked'>

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

function think<S, E extends GameEvent>({ game, planner, dice }: Pondering<S, E>, open: OpenQuestion, round: number): Tried[] {
  const { options } = planner().think(positionOf(game, open, dice(round)))
  return options.map(({ decision, chance, trials }) => ({
    decision,
    words: wordsOf(game, game.state, open.question.kind, decision),
    chance,
    trials,
  }))
}

/** So many decisions of both sides are told of what follows. */
const FOLLOWING = 3

function follow<S, E extends GameEvent>({ game, open, advisor, dice }: Pondering<S, E>, decision: unknown): Expected[] {
  const position = positionOf(game, open, dice(0))
  const imagined = position.imaginedGame(dice(0))
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

/** Several rounds as one. What a person can't tell apart by its words counts as the same, and the first of it is done. */
class Pool {
  readonly #options = new Map<string, Tried>()
  /** In how many rounds it was the choice. */
  readonly #choices = new Map<string, number>()
  #rounds = 0

  get size(): number {
    return this.#options.size
  }

  of(words: string): Tried | undefined {
    return this.#options.get(words)
  }

  add(round: readonly Tried[]): void {
    this.#rounds++
    const choice = round[0]?.words ?? ''
    this.#choices.set(choice, this.#choicesOf(choice) + 1)
    const met = new Set<string>()
    for (const option of round) {
      const { words } = option
      if (met.has(words)) continue
      met.add(words)
      const before = this.#options.get(words)
      this.#options.set(words, before ? together(before, option) : option)
    }
  }

  /** A single round is in the player's own order. Over several: what was chosen most often, then what was tried enough, by its odds. */
  ranked(): Tried[] {
    const options = [...this.#options.values()]
    if (this.#rounds < 2) return options
    const enough = Math.max(...options.map(({ trials }) => trials)) / 3
    const isTried = ({ trials }: Tried): number => Number(trials >= enough)
    return options.sort((a, b) => this.#choicesOf(b.words) - this.#choicesOf(a.words) || isTried(b) - isTried(a) || b.chance - a.chance)
  }

  #choicesOf(words: string): number {
    return this.#choices.get(words) ?? 0
  }
}

function together(a: Tried, b: Tried): Tried {
  const trials = a.trials + b.trials
  return { ...a, trials, chance: trials === 0 ? 0 : (a.chance * a.trials + b.chance * b.trials) / trials }
}

function wordsOf<S, E extends GameEvent>({ system }: Game<S, E>, state: S, kind: string, decision: unknown): string {
  return (system.words?.decision(state, kind, decision) ?? JSON.stringify(decision)).replace(/\.$/, '')
}

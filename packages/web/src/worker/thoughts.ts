/** What the computer thinks before a decision, in words: what the worker tells the page of it. Plain data. */
import { type Option, type Planner, type Position, positionOf } from '@firegroup/ai'
import type { Chance, Game, GameEvent, OpenQuestion, Seat } from '@firegroup/kernel'

export interface Thoughts {
  /** Who thinks so, by the id of the level. */
  readonly level: string
  /** What was tried, the best first; last what was played, where it was tried only for that. */
  readonly options: readonly Considered[]
}

export interface Considered {
  readonly decision: unknown
  readonly words: string
  /** To win, of 1, as the trials came out; nothing where there were none. */
  readonly chance: number
  readonly trials: number
  /** What came next in a trial that went well. */
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
  /** The planner's own dice in a round: the same whenever they are asked for. */
  readonly dice: (round: number) => Chance
  /** What was really decided, where that is known. */
  readonly played?: unknown
}

/** Rounds for what was played but not looked at. */
const LATE_ROUNDS = 3

/**
 * Yields after each round how far it is, of 1. Everything comes from games that the seat can't tell from the real one: what is hidden from it can't
 * show in its thoughts.
 */
export function* ponder<S, E extends GameEvent>(pondering: Pondering<S, E>): Generator<number, Thoughts> {
  const { game, open, level, rounds, elapsed, played } = pondering
  const pool = new Pool()
  for (let round = 0; round < rounds && (round === 0 || (elapsed() < 1 && pool.size > 1)); round++) {
    pool.add(think(pondering, open, round))
    yield Math.min(1, Math.max(elapsed(), (round + 1) / rounds))
  }
  const options = pool.ranked()
  if (played === undefined) return { level, options }
  const was = wordsOf(game, game.state, open.question.kind, played)
  const marked = options.map((option) => ({ ...option, played: option.words === was }))
  if (marked.some((option) => option.played)) return { level, options: marked }
  const late = new Pool()
  for (let round = 0; round < Math.min(rounds, LATE_ROUNDS); round++) {
    late.add(think(pondering, only(open, [marked[0]!.decision, played]), round))
    yield 1
  }
  const missed = late.ranked().filter(({ words }) => words === was)
  return { level, options: [...marked, ...missed.map((option) => ({ ...option, played: true, overlooked: true }))] }
}

/** The same question with fewer answers. */
function only({ seat, question }: OpenQuestion, candidates: readonly unknown[]): OpenQuestion {
  return { seat, question: { ...question, candidates: () => candidates } }
}

function think<S, E extends GameEvent>({ game, planner, dice }: Pondering<S, E>, open: OpenQuestion, round: number): Considered[] {
  const trials = new Trials(game)
  const { options } = planner().think(trials.of(positionOf(game, open, dice(round))))
  return options.map((option) => ({
    decision: option.decision,
    words: wordsOf(game, game.state, open.question.kind, option.decision),
    chance: option.chance,
    trials: option.trials,
    next: trials.after(option),
    played: false,
    overlooked: false,
  }))
}

/** Several rounds as one. What a person can't tell apart by its words counts as the same, and the first of it is done. */
class Pool {
  readonly #options = new Map<string, Considered>()
  #rounds = 0

  get size(): number {
    return this.#options.size
  }

  add(round: readonly Considered[]): void {
    this.#rounds++
    const met = new Set<string>()
    for (const option of round) {
      const { words } = option
      if (met.has(words)) continue
      met.add(words)
      const before = this.#options.get(words)
      this.#options.set(words, before ? together(before, option) : option)
    }
  }

  /** A single round is in the player's own order. Over several, whatever was tried often enough comes first, by its odds. */
  ranked(): Considered[] {
    const options = [...this.#options.values()]
    if (this.#rounds < 2) return options
    const enough = Math.max(...options.map(({ trials }) => trials)) / 3
    return options.sort((a, b) => Number(b.trials >= enough) - Number(a.trials >= enough) || b.chance - a.chance)
  }
}

function together(a: Considered, b: Considered): Considered {
  const trials = a.trials + b.trials
  const chance = trials === 0 ? 0 : (a.chance * a.trials + b.chance * b.trials) / trials
  return { ...a, trials, chance, next: b.next.length > 0 && b.chance > a.chance ? b.next : a.next }
}

/** A line is told as far as this, its own decision counted. */
const TOLD = 4

interface Taken extends Expected {
  readonly decision: unknown
}

type Imagined<S> = ReturnType<Position<S>['imaginedGame']>

/** What was decided in imagined games, put into words while there was a state to say it in. */
class Trials<S, E extends GameEvent> {
  readonly #game: Game<S, E>
  readonly #trials: Taken[][] = []

  constructor(game: Game<S, E>) {
    this.#game = game
  }

  of(position: Position<S>): Position<S> {
    return { ...position, imaginedGame: (dice) => this.#overheard(position.imaginedGame(dice)) }
  }

  /** What followed an option in the trial that it tells of. */
  after({ line }: Option): Expected[] {
    const trial = this.#trials.find((taken) => line.every(({ decision }, i) => taken[i]?.decision === decision)) ?? []
    return trial.slice(1, line.length).map(({ seat, words }) => ({ seat, words }))
  }

  #overheard(imagined: Imagined<S>): Imagined<S> {
    const taken: Taken[] = []
    this.#trials.push(taken)
    return {
      get state() {
        return imagined.state
      },
      get open() {
        return imagined.open
      },
      get outcome() {
        return imagined.outcome
      },
      take: (seat, decision) => {
        const kind = imagined.open.find((open) => open.seat === seat)?.question.kind ?? ''
        if (taken.length < TOLD) taken.push({ seat, decision, words: wordsOf(this.#game, imagined.state, kind, decision) })
        imagined.take(seat, decision)
      },
    }
  }
}

function wordsOf<S, E extends GameEvent>({ system }: Game<S, E>, state: S, kind: string, decision: unknown): string {
  return (system.words?.decision(state, kind, decision) ?? JSON.stringify(decision)).replace(/\.$/, '')
}

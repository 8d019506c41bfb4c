/** The computer's own copy of a game, kept up to date by decisions. Free of the worker around it, so that it can be tested. */
import { LEVELS as BUDGETS, contestants, type Planner, planner, positionOf } from '@firegroup/ai'
import {
  type Chance,
  type Game,
  type GameEvent,
  KeyedChance,
  keyFromSeed,
  type LoggedDecision,
  type OpenQuestion,
  restoreGame,
  type Save,
  type Seat,
} from '@firegroup/kernel'
import type { GameThinking } from '../games/game.ts'
import { LEVELS } from '../games/listing.ts'
import { type Thoughts, thoughtsOf } from './thoughts.ts'

interface Surroundings {
  /** The time in milliseconds, from whenever. */
  readonly clock: () => number
  /** The game only as far as this many decisions. */
  readonly decisions?: number | undefined
}

interface Thinking {
  /** What was really decided. */
  readonly played?: unknown
  /** Told how far it is, of 1. */
  readonly progress?: (share: number) => void
}

/** Who advises people. */
const ADVISER = 'veteran'
/** Who plays for a level that this version does not know. */
const USUAL = 'regular'
/** Progress is told no more often than it can be seen. */
const GLANCE_MS = 50

export class Thinker<S, E extends GameEvent> {
  readonly #thinking: GameThinking<S, E>
  readonly #game: Game<S, E>
  readonly #clock: () => number

  constructor(thinking: GameThinking<S, E>, save: Save, { clock, decisions }: Surroundings) {
    const upTo = decisions === undefined ? {} : { whole: true, decisions }
    const restored = restoreGame(thinking.system, save, { ...upTo, keep: { history: true, events: false, hashes: false } })
    if (!restored.ok) throw new Error(restored.problems.map(({ message }) => message).join(' '))
    this.#thinking = thinking
    this.#game = restored.value
    this.#clock = clock
  }

  catchUp(from: number, decisions: readonly LoggedDecision[]): void {
    if (from !== this.#game.decisionCount) throw new Error(`The computer knows ${this.#game.decisionCount} decisions, not ${from}.`)
    for (const { seat, decision } of decisions) this.#game.take(seat, decision)
  }

  choose(seat: Seat, level: string): unknown {
    const players = contestants(this.#thinking.counsel)
    const name = level in players ? level : USUAL
    const player = isPlanner(name) ? this.#planner(name) : players[name]!()
    return player.choose(positionOf(this.#game, this.#asked(seat), this.#ownDice(name)))
  }

  /**
   * What a seat should do and why. A level that thinks ahead tells what it sees itself before it chooses; without one, it is advice to a person, and
   * comes from nothing but his own view: not even the dice in it have to do with those of the game.
   */
  think(seat: Seat, level: string | null, { played, progress = () => undefined }: Thinking = {}): Thoughts {
    const own = level !== null && isPlanner(level)
    const name = own ? level : ADVISER
    return thoughtsOf({
      game: this.#game,
      open: this.#asked(seat),
      planner: () => this.#planner(name),
      level: name,
      dice: () => (own ? this.#ownDice(level) : new KeyedChance(keyFromSeed(`advice ${this.#game.decisionCount}`))),
      onNode: this.#counting(name, progress),
      played,
    })
  }

  answer(seat: Seat, query: unknown): unknown {
    return this.#thinking.answer?.(this.#game, seat, query)
  }

  *trickle(query: unknown): Generator<unknown> {
    if (this.#thinking.trickle) yield* this.#thinking.trickle(this.#game, query)
  }

  #asked(seat: Seat): OpenQuestion {
    const open = this.#game.questionFor(seat)
    if (!open) throw new Error(`${seat} is not asked anything.`)
    return open
  }

  /** A computer player's own dice: the same whenever it comes back to this decision, other ones in every game. */
  #ownDice(level: string): Chance {
    return new KeyedChance(keyFromSeed(`${this.#game.key ?? ''} ${this.#game.decisionCount} ${level}`))
  }

  /** Its nodes bind as a rule; the clock does where they would take too long for whoever waits. */
  #planner(level: PlannerName): Planner<S> {
    const until = this.#clock() + patienceOf(level)
    return planner({ ...this.#thinking.counsel, level: BUDGETS[level], outOfTime: () => this.#clock() > until })
  }

  #counting(level: PlannerName, progress: (share: number) => void): () => void {
    const started = this.#clock()
    let told = started
    let nodes = 0
    return () => {
      nodes++
      const now = this.#clock()
      if (now - told < GLANCE_MS) return
      told = now
      progress(Math.min(1, Math.max(nodes / BUDGETS[level].nodes, (now - started) / patienceOf(level))))
    }
  }
}

type PlannerName = keyof typeof BUDGETS

const isPlanner = (level: string): level is PlannerName => level in BUDGETS

const patienceOf = (level: PlannerName): number => LEVELS.find(({ id }) => id === level)!.patience

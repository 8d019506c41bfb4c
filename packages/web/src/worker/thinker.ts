/** The computer's own copy of a game, kept up to date by decisions. Free of the worker around it, so that it can be tested. */
import { type Attention, LEVELS as BUDGETS, type Counsel, contestants, isMomentous, type Planner, planner, positionOf } from '@firegroup/ai'
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
import { knownState } from '@firegroup/table'
import type { GameThinking } from '../games/game.ts'
import { LEVELS } from '../games/listing.ts'
import { ponder, type Thoughts } from './thoughts.ts'

interface Surroundings {
  /** The time in milliseconds, from whenever. */
  readonly clock: () => number
  /** The game only as far as this many decisions. */
  readonly decisions?: number | undefined
}

/** Who advises people. */
const ADVISER = 'veteran'
/** Who plays for a level that this version does not know. */
const USUAL = 'regular'
/** Advice is thought through so often, each time with other luck, as long as there is time. */
const ADVICE_ROUNDS = 12
const ADVICE_MS = 2000

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
    const name = Object.hasOwn(players, level) ? level : USUAL
    const open = this.#asked(seat)
    const player = isPlanner(name) ? this.#planner(name, open) : players[name]!()
    return player.choose(positionOf(this.#game, open, this.#ownDice(name)))
  }

  /**
   * What a seat should do and why, in rounds: in between it may be told how far it is, or stopped. A level that thinks ahead tells what it
   * sees itself before it chooses. Without one it is advice to a person, and comes from nothing but his own view: not even its dice have to
   * do with those of the game.
   */
  think(seat: Seat, level: string | null, played?: unknown): Generator<number, Thoughts> {
    const [game, open] = [this.#game, this.#asked(seat)]
    const { advisor } = this.#thinking.counsel
    if (level !== null && isPlanner(level)) {
      const dice = (): Chance => this.#ownDice(level)
      return ponder({ game, open, advisor, level, played, rounds: 1, elapsed: () => 0, planner: () => this.#planner(level, open), dice })
    }
    const begun = this.#clock()
    return ponder({
      game,
      open,
      advisor,
      level: ADVISER,
      played,
      rounds: ADVICE_ROUNDS,
      elapsed: () => (this.#clock() - begun) / ADVICE_MS,
      planner: () => this.#planner(ADVISER, open, attentive(this.#thinking.counsel)),
      dice: (round) => new KeyedChance(keyFromSeed(`advice ${game.decisionCount} ${round}`)),
    })
  }

  *trickle(seat: Seat, query: unknown): Generator<unknown> {
    const { trickle, system } = this.#thinking
    if (trickle) yield* trickle(knownState(system, this.#game.state, seat), query)
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
  #planner(level: PlannerName, { question }: OpenQuestion, counsel = this.#thinking.counsel): Planner<S> {
    const until = this.#clock() + patienceOf(level) * (isMomentous(counsel.foresight, question.kind) ? LONGER : 1)
    return planner({ ...counsel, level: BUDGETS[level], outOfTime: () => this.#clock() > until })
  }
}

/** People will wait so many times as long for a momentous decision. */
const LONGER = 2

/** A person may ask about anything: for him nothing is so plain that it is not tried. */
function attentive<S>(counsel: Counsel<S>): Counsel<S> {
  const { attention, otherwise } = counsel.foresight
  const more = ({ thought, width, ahead }: Attention): Attention => ({ thought: Math.max(1, thought), width: Math.max(5, width), ahead })
  const all = Object.fromEntries(Object.entries(attention).map(([kind, each]) => [kind, more(each)]))
  return { ...counsel, foresight: { ...counsel.foresight, attention: all, otherwise: more(otherwise) } }
}

type PlannerName = keyof typeof BUDGETS

const isPlanner = (level: string): level is PlannerName => Object.hasOwn(BUDGETS, level)

const patienceOf = (level: PlannerName): number => LEVELS.find(({ id }) => id === level)!.patience

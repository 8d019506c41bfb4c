/** The computer's own copy of a game, kept up to date by decisions. Free of the worker around it, so that it can be tested. */
import {
  type Attention,
  LEVELS as BUDGETS,
  type Counsel,
  characterOf,
  characters,
  contestants,
  levelOf,
  type Player,
  planner,
  positionOf,
} from '@firegroup/ai'
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
  sha256Hex,
} from '@firegroup/kernel'
import { knownState } from '@firegroup/table'
import type { GameThinking } from '../games/game.ts'
import { ponder, type Thoughts } from './thoughts.ts'

interface Surroundings {
  /** The game only as far as this many decisions. */
  readonly decisions?: number | undefined
}

/** Who advises people, and how many times as long as at the table: they ask seldom, and want to know why. */
const ADVISER = 'veteran'
const LONGER = 3
/** Trials of each way that they are told of. */
const FEWEST = 12
/** Who plays for a level that this version does not know. */
const USUAL = 'regular'

export class Thinker<S, E extends GameEvent> {
  readonly #thinking: GameThinking<S, E>
  readonly #game: Game<S, E>
  /** One a seat for the whole game: some remember what they have settled. */
  readonly #seated = new Map<string, Player<S>>()

  constructor(thinking: GameThinking<S, E>, save: Save, { decisions }: Surroundings = {}) {
    const upTo = decisions === undefined ? {} : { whole: true, decisions }
    const restored = restoreGame(thinking.system, save, { ...upTo, keep: { history: true, events: false, hashes: false } })
    if (!restored.ok) throw new Error(restored.problems.map(({ message }) => message).join(' '))
    this.#thinking = thinking
    this.#game = restored.value
  }

  catchUp(from: number, decisions: readonly LoggedDecision[]): void {
    if (from !== this.#game.decisionCount) throw new Error(`The computer knows ${this.#game.decisionCount} decisions, not ${from}.`)
    for (const { seat, decision } of decisions) this.#game.take(seat, decision)
  }

  choose(seat: Seat, level: string): unknown {
    const { counsel, players: own } = this.#thinking
    const players = { ...contestants(counsel), ...characters(counsel), ...own }
    const name = Object.hasOwn(players, level) ? level : USUAL
    const player = this.#seated.get(`${seat} ${name}`) ?? players[name]!()
    this.#seated.set(`${seat} ${name}`, player)
    return player.choose(positionOf(this.#game, this.#asked(seat), this.#ownDice(name)))
  }

  /**
   * What a seat should do and why; in between it may be told how far it is, or stopped. A level that thinks ahead tells what it sees itself before it
   * chooses. Without one it is advice to a person, and comes from nothing but his own view: even its dice are made of that alone, so that the same question
   * has the same answer.
   */
  think(seat: Seat, level: string | null, played?: unknown): Generator<number, Thoughts> {
    const [game, open] = [this.#game, this.#asked(seat)]
    const { counsel } = this.#thinking
    const { advisor } = counsel
    const rank = level === null ? null : levelOf(level)
    if (level !== null && rank !== null && isPlanner(rank)) {
      const character = characterOf(level)
      const own = planner({ ...counsel, level: BUDGETS[rank], explains: true, ...(character ? { character } : {}) })
      return ponder({ game, open, advisor, level, played, planner: own, dice: () => this.#ownDice(level) })
    }
    const adviser = BUDGETS[ADVISER]
    const attending = planner({
      ...attentive(counsel),
      level: { ...adviser, nodes: adviser.nodes * LONGER },
      explains: true,
      fewest: FEWEST,
    })
    const seed = sha256Hex(`advice ${JSON.stringify(game.view(seat))}`)
    return ponder({ game, open, advisor, level: ADVISER, played, planner: attending, dice: () => new KeyedChance(keyFromSeed(seed)) })
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
}

/** Over what a computer player thinks much longer than over anything else, a person who asks does not wait so long. */
const MOST_THOUGHT = 10

/** A person may ask about anything: for him nothing is so plain that it is not tried. */
function attentive<S>(counsel: Counsel<S>): Counsel<S> {
  const { attention, otherwise } = counsel.foresight
  const more = ({ thought, width, ahead, trust }: Attention): Attention => ({
    thought: Math.min(MOST_THOUGHT, Math.max(1, thought)),
    width: Math.min(8, Math.max(5, width)),
    ahead,
    ...(trust && { trust }),
  })
  const all = Object.fromEntries(Object.entries(attention).map(([kind, each]) => [kind, more(each)]))
  return { ...counsel, foresight: { ...counsel.foresight, attention: all, otherwise: more(otherwise) } }
}

type PlannerName = keyof typeof BUDGETS

const isPlanner = (level: string): level is PlannerName => Object.hasOwn(BUDGETS, level)

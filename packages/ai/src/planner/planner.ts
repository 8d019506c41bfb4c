import { type Chance, KeyedChance, keyFromSeed, type Seat } from '@firegroup/kernel'
import { type Evaluation, winChance } from '../evaluation.ts'
import type { Advisor } from '../greedy.ts'
import type { Playable, Player, Position } from '../player.ts'
import type { Level } from './levels.ts'
import { SpreadDice } from './spread-dice.ts'

/** What a planner thought of one decision. */
export interface Option {
  readonly decision: unknown
  /** The advisor's judgement at first sight. */
  readonly firstSight: number
  readonly trials: number
  /** The win chance that the trials came to. */
  readonly chance: number
  /** What it and the other side did next in the best trial, own decision first. */
  readonly line: readonly { readonly seat: Seat; readonly kind: string; readonly decision: unknown }[]
}

/** Why a planner decided as it did: what it considered, the best first. */
export interface Thought {
  readonly options: readonly Option[]
  readonly nodes: number
}

export interface Planner<S> extends Player<S> {
  think(position: Position<S>): Thought
}

export interface PlannerParts<S> {
  readonly advisor: Advisor<S>
  readonly evaluation: Evaluation<S>
  readonly level: Level
  /** Stops the search when it says so, before the nodes are used up; for people who wait. */
  readonly outOfTime?: () => boolean
}

/** A computer player that tries its best-looking decisions in its head: plays each on with varied dice, as both sides' advisors would, and weighs what came of it. */
export function planner<S>(parts: PlannerParts<S>): Planner<S> {
  const think = (position: Position<S>): Thought => new Search(parts, position).run()
  return { name: parts.level.name, looksAhead: true, think, choose: (position) => chosen(think(position), position.chance, parts.level) }
}

/** The best; one that errs may take another that looked nearly as good to it. */
function chosen({ options }: Thought, chance: Chance, { error }: Level): unknown {
  if (error === 0) return options[0]!.decision
  const blurred = options.map((option) => option.chance + (error * (chance.die(1000, 'error') - 500)) / 500)
  return options[blurred.indexOf(Math.max(...blurred))]!.decision
}

/** Standard errors by which a decision must have done better than the one that looked best at first sight. */
const DOUBT = 1

interface Arm {
  readonly decision: unknown
  readonly firstSight: number
  /** What each trial came to; the n-th trials of all arms had the same dice. */
  readonly values: number[]
  best: number
  line: Option['line']
}

class Search<S> {
  readonly #parts: PlannerParts<S>
  readonly #position: Position<S>
  readonly #seed: string
  #nodes = 0

  constructor(parts: PlannerParts<S>, position: Position<S>) {
    this.#parts = parts
    this.#position = position
    this.#seed = String(position.chance.die(0x7fffffff, 'planner'))
  }

  /** Sequential halving: all get some trials, the better half more, until the budget is gone. */
  run(): Thought {
    let arms = this.#arms()
    const all = arms
    if (arms.length > 1) {
      const rounds = Math.ceil(Math.log2(arms.length))
      const perRound = Math.floor(this.#parts.level.nodes / Math.max(1, rounds))
      const first = arms[0]!
      for (let round = 1; arms.length > 1 && !this.#spent(); round++) {
        this.#tryAll(arms, round * perRound)
        const better = byPromise(arms, first).slice(0, Math.ceil(arms.length / 2))
        arms = arms.length > 2 && !better.includes(first) ? [first, ...better] : better
      }
    }
    return { options: byPromise(all, all[0]!).map(optionOf), nodes: this.#nodes }
  }

  #arms(): Arm[] {
    const { seat, open, imagined } = this.#position
    const worth = this.#parts.advisor.judge(imagined(), seat, open)
    const arms: Arm[] = []
    for (const decision of open.question.candidates()) arms.push({ decision, firstSight: worth(decision), values: [], best: -1, line: [] })
    return arms.sort((a, b) => b.firstSight - a.firstSight).slice(0, this.#parts.level.width)
  }

  #tryAll(arms: readonly Arm[], until: number): void {
    do for (const arm of arms) this.#try(arm)
    while (this.#nodes < until && !this.#spent())
  }

  /** One trial. Every decision sees the same dice in its n-th trial, so that luck is not taken for merit. */
  #try(arm: Arm): void {
    const { seat, open, imaginedGame } = this.#position
    const trial = arm.values.length
    const dice = new SpreadDice(trial, new KeyedChance(keyFromSeed(`${this.#seed} ${trial}`)))
    const game = imaginedGame(dice)
    const line: Option['line'][number][] = [{ seat, kind: open.question.kind, decision: arm.decision }]
    game.take(seat, arm.decision)
    this.#nodes++
    this.#playOn(game, line)
    const { outcome } = game
    const value = outcome
      ? outcome.winner === seat
        ? 1
        : outcome.winner === null
          ? 0.5
          : 0
      : winChance(this.#parts.evaluation, game.state, seat)
    arm.values.push(value)
    if (value > arm.best) {
      arm.best = value
      arm.line = line
    }
  }

  #playOn(game: Playable<S>, line: Option['line'][number][]): void {
    const { depth } = this.#parts.level
    for (let ahead = 1; ahead < depth && !game.outcome; ahead++) {
      const open = game.open[0]!
      const decision = bestAtFirstSight(this.#parts.advisor, game.state, open)
      if (line.length < 4) line.push({ seat: open.seat, kind: open.question.kind, decision })
      game.take(open.seat, decision)
      this.#nodes++
    }
  }

  #spent(): boolean {
    return this.#nodes >= this.#parts.level.nodes || this.#parts.outOfTime?.() === true
  }
}

function bestAtFirstSight<S>(advisor: Advisor<S>, state: S, open: Playable<S>['open'][number]): unknown {
  const worth = advisor.judge(state, open.seat, open)
  let best: unknown
  let bestValue = Number.NEGATIVE_INFINITY
  for (const candidate of open.question.candidates()) {
    const value = worth(candidate)
    if (value > bestValue) {
      best = candidate
      bestValue = value
    }
  }
  return best
}

/** The best first. What looked best at first sight is left only for something that did better by more than the luck of the trials explains. */
function byPromise(arms: readonly Arm[], first: Arm): Arm[] {
  const promise = new Map(arms.map((arm) => [arm, arm === first ? 0 : advantage(arm.values, first.values)]))
  return [...arms].sort((a, b) => promise.get(b)! - promise.get(a)!)
}

/** How much better one did than the other in the same trials, less the uncertainty of it. */
function advantage(values: readonly number[], others: readonly number[]): number {
  const count = Math.min(values.length, others.length)
  if (count < 2) return Number.NEGATIVE_INFINITY
  let sum = 0
  let squares = 0
  for (let i = 0; i < count; i++) {
    const difference = values[i]! - others[i]!
    sum += difference
    squares += difference * difference
  }
  const mean = sum / count
  return mean - DOUBT * Math.sqrt(Math.max(0, squares / count - mean * mean) / (count - 1))
}

function optionOf({ decision, firstSight, values, line }: Arm): Option {
  const sum = values.reduce((total, value) => total + value, 0)
  return { decision, firstSight, trials: values.length, chance: values.length === 0 ? 0 : sum / values.length, line }
}

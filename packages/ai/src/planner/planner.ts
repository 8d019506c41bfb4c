import { type Chance, KeyedChance, keyFromSeed, type Question, type Seat } from '@firegroup/kernel'
import type { Counsel } from '../counsel.ts'
import { winChance } from '../evaluation.ts'
import { bestAtFirstSight } from '../greedy.ts'
import type { Playable, Player, Position } from '../player.ts'
import type { Attention } from './foresight.ts'
import type { Level } from './levels.ts'
import { SpreadDice } from './spread-dice.ts'
import { type Arm, byPromise } from './trials.ts'

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

export interface PlannerParts<S> extends Counsel<S> {
  readonly level: Level
  /** Stops the search when it says so, before the nodes are used up; for people who wait. */
  readonly outOfTime?: () => boolean
}

/**
 * A computer player that tries its best-looking decisions in its head: plays each on with varied dice, as both sides' advisors would, until the position
 * has settled, and weighs what came of it.
 */
export function planner<S>(parts: PlannerParts<S>): Planner<S> {
  const think = (position: Position<S>): Thought => new Search(parts, position).run()
  return {
    name: parts.level.name,
    looksAhead: true,
    think,
    choose: (position) => onlyWay(position.open.question) ?? chosen(think(position), position.chance, parts.level),
  }
}

/** What can only be decided in one way takes no thought. */
function onlyWay(question: Question<unknown>): unknown {
  const ways = question.candidates()[Symbol.iterator]()
  const { value } = ways.next()
  return ways.next().done ? value : undefined
}

/** The best; one that errs may take another that did nearly as well. What was not thought about can't be mistaken. */
function chosen({ options }: Thought, chance: Chance, { error }: Level): unknown {
  const tried = options.filter(({ trials }) => trials > 0)
  if (error === 0 || tried.length === 0) return options[0]!.decision
  const blurred = tried.map((option) => option.chance + (error * (chance.die(1000, 'error') - 500)) / 500)
  return tried[blurred.indexOf(Math.max(...blurred))]!.decision
}

/** More dice than a trial can need: each trial has its own stretch of the same sequence. */
const DICE = 1_000_000
/** How many decisions of a line are remembered for whoever asks. */
const LINE = 4

interface Tried extends Arm {
  best: number
  line: Option['line']
}

class Search<S> {
  readonly #parts: PlannerParts<S>
  readonly #position: Position<S>
  readonly #attention: Attention
  readonly #budget: number
  readonly #key: string
  readonly #since: S
  #nodes = 0

  constructor(parts: PlannerParts<S>, position: Position<S>) {
    const { attention, otherwise } = parts.foresight
    this.#parts = parts
    this.#position = position
    this.#attention = attention[position.open.question.kind] ?? otherwise
    this.#budget = Math.round(parts.level.nodes * this.#attention.thought)
    this.#key = keyFromSeed(String(position.chance.die(0x7fffffff, 'planner')))
    this.#since = position.imagined()
  }

  /** Sequential halving: all get some trials, the better half more, until the budget is gone. What looked best at first stays to be compared with. */
  run(): Thought {
    const all = this.#arms()
    const first = all[0]!
    const rounds = Math.ceil(Math.log2(all.length))
    let arms = all
    for (let round = 1; arms.length > 1 && !this.#spent(); round++) {
      this.#tryAll(arms, (round * this.#budget) / rounds)
      const better = this.#byPromise(arms, first).slice(0, Math.ceil(arms.length / 2))
      arms = arms.length > 2 && !better.includes(first) ? [first, ...better] : better
    }
    return { options: this.#byPromise(all, first).map(optionOf), nodes: this.#nodes }
  }

  #arms(): Tried[] {
    const { seat, open } = this.#position
    const worth = this.#parts.advisor.judge(this.#since, seat, open)
    const arms: Tried[] = []
    for (const decision of open.question.candidates()) arms.push({ decision, firstSight: worth(decision), values: [], best: -1, line: [] })
    arms.sort((a, b) => b.firstSight - a.firstSight)
    // what the advisor rules out altogether is not worth a trial, nor can it be chosen by mistake
    const sensible = arms.filter(({ firstSight }) => firstSight > Number.NEGATIVE_INFINITY)
    return (sensible.length > 0 ? sensible : arms).slice(0, this.#attention.width)
  }

  #byPromise(arms: readonly Tried[], first: Tried): Tried[] {
    return byPromise(arms, first, this.#parts.foresight.pointOfAdvice)
  }

  #tryAll(arms: readonly Tried[], until: number): void {
    do
      for (const arm of arms) {
        this.#try(arm)
        if (this.#late()) return
      }
    while (this.#nodes < until && !this.#spent())
  }

  /** One trial. Every decision sees the same dice in its n-th trial, so that luck is not taken for merit. */
  #try(arm: Tried): void {
    const { seat, open, imaginedGame } = this.#position
    const trial = arm.values.length
    const game = imaginedGame(new SpreadDice(trial, new KeyedChance(this.#key, trial * DICE)))
    const line: Option['line'][number][] = [{ seat, kind: open.question.kind, decision: arm.decision }]
    game.take(seat, arm.decision)
    this.#nodes++
    this.#playOn(game, line)
    const value = this.#valueOf(game)
    arm.values.push(value)
    if (value > arm.best) {
      arm.best = value
      arm.line = line
    }
  }

  #playOn(game: Playable<S>, line: Option['line'][number][]): void {
    const { advisor, foresight } = this.#parts
    let ahead = 0
    while (!game.outcome) {
      const open = game.open[0]!
      if (foresight.isSettled(game.state, open, this.#since) && ahead++ === this.#attention.ahead) return
      const decision = bestAtFirstSight(advisor, game.state, open)
      if (line.length < LINE) line.push({ seat: open.seat, kind: open.question.kind, decision })
      game.take(open.seat, decision)
      this.#nodes++
    }
  }

  #valueOf({ outcome, state }: Playable<S>): number {
    const { seat } = this.#position
    if (!outcome) return winChance(this.#parts.evaluation, state, seat)
    return outcome.winner === null ? 0.5 : outcome.winner === seat ? 1 : 0
  }

  #spent(): boolean {
    return this.#nodes >= this.#budget || this.#late()
  }

  /** Asked after every trial: where many decisions are tried to the end of a turn, once through all of them takes too long for whoever waits. */
  #late(): boolean {
    return this.#parts.outOfTime?.() === true
  }
}

function optionOf({ decision, firstSight, values, line }: Tried): Option {
  const sum = values.reduce((total, value) => total + value, 0)
  return { decision, firstSight, trials: values.length, chance: values.length === 0 ? 0 : sum / values.length, line }
}

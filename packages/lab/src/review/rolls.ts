import type { Counsel } from '@firegroup/ai'
import { type Chance, type Game, type GameEvent, KeyedChance, type LoggedDecision, type Seat, SplicedChance } from '@firegroup/kernel'
import { asItIs, looseDice, trialDice, tryOut } from './trials.ts'

/** Something that dice decided: whose it was, of what kind, and whether it came off. */
export interface Roll {
  readonly seat: Seat
  /** 'shots', 'checks': the row that it is counted in. */
  readonly row: string
  readonly success: boolean
}

/** What an event rolled, in the state in which it is told; null for one that rolled nothing of note. */
export type RollOf<S, E extends GameEvent> = (state: S, event: E) => Roll | null

/** What the dice after one decision did, and what they could have done. */
export interface Thrown {
  /** To the seat of the review, over all rolls. */
  readonly expected: number
  readonly error: number
  /** The chance once the dice of the first part lie; null where there is no second. */
  readonly between: number | null
  /** What was rolled, by kind: a shot, and the checks that it led to. */
  readonly parts: readonly Part[]
}

export interface Part {
  readonly seat: Seat
  readonly row: string
  readonly count: number
  readonly successes: number
  /** Of so many, those that come off as a rule. */
  readonly usual: number
}

/** What cannot be said of any row. */
export const OTHER = 'other'

interface Weighing<S, E extends GameEvent> {
  readonly counsel: Counsel<S>
  readonly rollOf: RollOf<S, E>
  readonly seat: Seat
  readonly trials: number
  /** For what follows the first of two kinds of roll. */
  readonly later: number
  readonly seed: number
}

/** The rolls after a decision of a game that stands before it, against all that could have been rolled. The world is as it was: only dice differ. */
export function throwAgain<S, E extends GameEvent>(game: Game<S, E>, { seat, decision }: LoggedDecision, parts: Weighing<S, E>): Thrown {
  const { counsel, rollOf, seat: judge, trials, later, seed } = parts
  const open = game.questionFor(seat)!
  const since = game.system.clone(game.state)
  const rolls = listen(game, seat, decision, rollOf)
  const tally = new Map<string, { count: number; successes: number }>()
  const values: number[] = []
  for (let trial = 0; trial < trials; trial++) {
    const heard = heardBy(game, seat, decision, trialDice(seed, trial), rollOf)
    for (const roll of heard) {
      const sum = tally.get(keyOf(roll)) ?? { count: 0, successes: 0 }
      sum.count++
      if (roll.success) sum.successes++
      tally.set(keyOf(roll), sum)
    }
    values.push(tryOut(counsel, asItIs(game, trialDice(seed, trial)), since, open, decision, judge).value)
  }
  const mean = values.reduce((sum, value) => sum + value, 0) / trials
  const squares = values.reduce((sum, value) => sum + (value - mean) ** 2, 0)
  const kinds = [...new Set(rolls.map(keyOf))]
  const second = rolls.findIndex((roll) => keyOf(roll) !== kinds[0])
  const cut = second < 0 ? null : rolls[second - 1]!.cut
  return {
    expected: mean,
    error: trials < 2 ? 1 : Math.sqrt(squares / (trials - 1) / trials),
    between: cut === null ? null : chanceAfter(game, decision, cut, { open, since, counsel, judge, later, seed }),
    parts: kinds.map((kind) =>
      partOf(
        rolls.filter((roll) => keyOf(roll) === kind),
        tally.get(kind),
      ),
    ),
  }
}

function partOf(rolls: readonly Roll[], usually: { readonly count: number; readonly successes: number } | undefined): Part {
  const { seat, row } = rolls[0]!
  const successes = rolls.filter(({ success }) => success).length
  return { seat, row, count: rolls.length, successes, usual: usually ? (rolls.length * usually.successes) / usually.count : successes }
}

const keyOf = ({ seat, row }: Roll): string => `${seat} ${row}`

interface Heard extends Roll {
  /** Where in the dice the next roll began; null where there was none. */
  cut: number | null
}

/** The rolls that really followed, each with where in the dice it ended. */
function listen<S, E extends GameEvent>(game: Game<S, E>, seat: Seat, decision: unknown, rollOf: RollOf<S, E>): Heard[] {
  const rolls: Heard[] = []
  const dice = new Watched(new KeyedChance(game.key!, game.chancePosition), (at) => {
    hear()
    const last = rolls.at(-1)
    if (last) last.cut ??= at
  })
  const fork = game.fork({ chance: dice, keep: { history: false, events: true } })
  let told = fork.events.length
  const hear = (): void => {
    for (; told < fork.events.length; told++) {
      const roll = rollOf(fork.state, fork.events[told]!.event)
      if (roll) rolls.push({ ...roll, cut: null })
    }
  }
  fork.take(seat, decision)
  hear()
  return rolls
}

/** The rolls up to the next question, with these dice. */
function heardBy<S, E extends GameEvent>(game: Game<S, E>, seat: Seat, decision: unknown, dice: Chance, rollOf: RollOf<S, E>): Roll[] {
  const fork = game.fork({ chance: dice, keep: { history: false, events: true } })
  const from = fork.events.length
  fork.take(seat, decision)
  return fork.events.slice(from).flatMap(({ event }) => rollOf(fork.state, event) ?? [])
}

interface After<S> {
  readonly open: NonNullable<ReturnType<Game<S, GameEvent>['questionFor']>>
  readonly since: S
  readonly counsel: Counsel<S>
  readonly judge: Seat
  readonly later: number
  readonly seed: number
}

/** The chance once the dice up to here lie as they fell, and the others may fall as they like. */
function chanceAfter<S, E extends GameEvent>(game: Game<S, E>, decision: unknown, cut: number, after: After<S>): number {
  const { open, since, counsel, judge, later, seed } = after
  let sum = 0
  for (let trial = 0; trial < later; trial++) {
    const dice = new SplicedChance(new KeyedChance(game.key!, game.chancePosition), cut, looseDice(seed, trial))
    sum += tryOut(counsel, asItIs(game, dice), since, open, decision, judge).value
  }
  return sum / later
}

/** Dice that tell before each of them where they are. */
class Watched implements Chance {
  readonly #dice: Chance
  readonly #before: (position: number) => void

  constructor(dice: Chance, before: (position: number) => void) {
    this.#dice = dice
    this.#before = before
  }

  get position(): number {
    return this.#dice.position
  }

  set position(position: number) {
    this.#dice.position = position
  }

  die(sides: number, label: string): number {
    this.#before(this.#dice.position)
    return this.#dice.die(sides, label)
  }

  pick(options: readonly unknown[], label: string): number {
    this.#before(this.#dice.position)
    return this.#dice.pick(options, label)
  }

  shuffle(list: unknown[], label: string): void {
    this.#before(this.#dice.position)
    this.#dice.shuffle(list, label)
  }

  copy(): Chance {
    return this.#dice.copy()
  }
}

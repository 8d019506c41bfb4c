import { type Counsel, greedy, PairedDice, SpreadDice, winChance } from '@firegroup/ai'
import { type Chance, type Game, type GameEvent, KeyedChance, type OpenQuestion, type Outcome, type Seat } from '@firegroup/kernel'

/** What one trial came to. */
export interface Trial<S> {
  /** To win, for the seat that is asked about, between 0 and 1. */
  readonly value: number
  /** Where it led, and who had won there; undefined where the game went on. */
  readonly state: S
  readonly winner: Seat | null | undefined
}

/** A game as far as a trial needs it. */
interface Playable<S> {
  readonly state: S
  readonly open: readonly OpenQuestion[]
  readonly outcome: Outcome | null
  take(seat: Seat, decision: unknown): void
}

/** The dice of the n-th trial: the same whenever they are asked for, and for the same purpose the same in every way that is tried. */
export function trialDice(seed: number, trial: number): Chance {
  return new SpreadDice(trial, seed, looseDice(seed, trial))
}

/** The same without spreading the first roll, for trials that begin in the middle of one. */
export function looseDice(seed: number, trial: number): Chance {
  return new PairedDice(Math.imul(seed + trial, STEP))
}

/** Neighbouring seeds give dice that have nothing to do with each other. */
const STEP = 0x9e3779b1

/** A number for what is looked at, as a seed of its dice. */
export function seedOf(words: string): number {
  let seed = 0
  for (let i = 0; i < words.length; i++) seed = (Math.imul(seed, 31) + words.charCodeAt(i)) | 0
  return seed
}

/** The very game, with other dice from here on: nothing that is hidden is exchanged. */
export function asItIs<S, E extends GameEvent>(game: Game<S, E>, dice: Chance): Game<S, E> {
  return game.fork({ chance: dice, keep: { history: false } })
}

/** The game as this seat knew it: what it could not know is exchanged for something that fits. */
export function asKnownTo<S, E extends GameEvent>(game: Game<S, E>, seat: Seat, dice: Chance): Game<S, E> {
  const fork = game.fork({ chance: dice, keep: { history: false }, asked: true })
  game.system.resample(fork.state, seat, dice)
  return fork
}

/**
 * Plays a decision and on from it, as both sides' advisors would, until what was decided has had its effect; then the evaluation judges. The outcome
 * judges where the game ends before that.
 */
export function tryOut<S>(counsel: Counsel<S>, game: Playable<S>, since: S, asked: OpenQuestion, decision: unknown, judge: Seat): Trial<S> {
  const { advisor, evaluation, foresight } = counsel
  const { ahead } = foresight.attention[asked.question.kind] ?? foresight.otherwise
  const player = greedy(advisor)
  game.take(asked.seat, decision)
  let past = 0
  while (!game.outcome) {
    const open = game.open[0]!
    if (foresight.isSettled(game.state, open, since) && past++ === ahead) {
      return { value: winChance(evaluation, game.state, judge), state: game.state, winner: undefined }
    }
    const { state } = game
    const imagined = (): S => state
    game.take(open.seat, player.choose({ seat: open.seat, open, imagined, imaginedGame: noGame, chance: NO_DICE }))
  }
  const { winner } = game.outcome
  return { value: winner === null ? 0.5 : winner === judge ? 1 : 0, state: game.state, winner }
}

/** Whoever decides at first sight asks for neither. */
const noGame = (): never => {
  throw new Error('A trial imagines no further game.')
}
const NO_DICE = new KeyedChance('0'.repeat(64))

export interface Estimate {
  readonly mean: number
  /** The standard error of the mean. */
  readonly error: number
}

export function estimateOf(values: readonly number[]): Estimate {
  const count = values.length
  if (count === 0) return { mean: 0, error: 1 }
  const mean = values.reduce((sum, value) => sum + value, 0) / count
  const squares = values.reduce((sum, value) => sum + (value - mean) ** 2, 0)
  return { mean, error: count < 2 ? 1 : Math.sqrt(squares / (count - 1) / count) }
}

/** How much better one did than the other in the same trials. */
export function paired(values: readonly number[], others: readonly number[]): Estimate {
  return estimateOf(Array.from({ length: Math.min(values.length, others.length) }, (_, i) => values[i]! - others[i]!))
}

import { type Evaluation, type Player, playGame, winChance } from '@firegroup/ai'
import type { GameEvent, Listener, Measure, Origin, Seat, System } from '@firegroup/kernel'
import { type Heat, HeatKeeper } from './heat.ts'

/** How a game stood when a turn was over. */
export interface Standing {
  readonly turn: number
  readonly losses: { readonly [seat: Seat]: number }
  readonly held?: { readonly [seat: Seat]: number }
}

/** The first seat's chance to win when a turn was over, from 0 to 1. */
export interface Outlook {
  readonly turn: number
  readonly chance: number
}

/** What a series keeps of a game: plain data. What a system can't tell is null or empty. */
export interface GameRecord {
  readonly seed: string
  readonly players: { readonly [seat: Seat]: string }
  readonly winner: Seat | null
  readonly reason: string
  readonly decisions: number
  readonly turns: number | null
  /** After each turn in order; the last is how the game ended. */
  readonly standings: readonly Standing[]
  /** The turn after which the winner was ahead for good; 0 if he was ahead after every turn; null for a draw. */
  readonly decided: number | null
  /** After each turn in order, as the system's evaluation sees it, which does not look at who has won. */
  readonly outlook: readonly Outlook[]
  /** Of each place where something was fired at or lost, by name. */
  readonly heat: readonly Heat[]
}

/** Plays a game to its end and notes how it stood after each turn, and where it was fought. */
export function playRecorded<S, E extends GameEvent>(
  system: System<S, E>,
  origin: Origin,
  players: { readonly [seat: Seat]: Player<S> },
  seed: string,
  evaluation?: Evaluation<S>,
): GameRecord {
  const { measure, traces, seats } = system
  const turns = new TurnKeeper<S>((state) => evaluation && winChance(evaluation, state, seats[0]!))
  const heat = new HeatKeeper()
  const watch = measure && ((state: S) => turns.see(state, measure(state)))
  const listener: Listener<S, E> = (event, state) => {
    if (traces) for (const trace of traces(state, event)) heat.add(trace)
    if (measure && event.type === 'turn') turns.begins(measure(state))
  }
  const { outcome, decisions } = playGame(system, origin, players, seed, undefined, watch, listener)
  const { standings, outlook } = turns.close()
  return {
    seed,
    players: Object.fromEntries(seats.map((seat) => [seat, players[seat]!.name])),
    winner: outcome.winner,
    reason: outcome.reason,
    decisions,
    turns: standings.at(-1)?.turn ?? null,
    standings,
    decided: decidedAfter(standings, outcome.winner, seats),
    outlook,
    heat: heat.close(),
  }
}

/**
 * Where a game was decided: the first turn from whose end on the winner was never again level or behind. Ahead is whoever has more of what
 * the game is won by (`held`); where nobody has, whoever has lost less. 0: he was ahead after every turn.
 */
export function decidedAfter(standings: readonly Standing[], winner: Seat | null, seats: readonly Seat[]): number | null {
  if (winner === null || standings.length === 0) return null
  // The outcome itself settles the last turn, whatever the measure says.
  const before = standings.slice(0, -1)
  const lastDoubt = before.findLastIndex((standing) => !isAhead(standing, winner, seats))
  return lastDoubt < 0 ? 0 : standings[lastDoubt + 1]!.turn
}

function isAhead({ held, losses }: Standing, seat: Seat, seats: readonly Seat[]): boolean {
  return seats.every((other) => {
    if (other === seat) return true
    const more = (held?.[seat] ?? 0) - (held?.[other] ?? 0)
    return more > 0 || (more === 0 && (losses[seat] ?? 0) < (losses[other] ?? 0))
  })
}

/**
 * Turns end unseen, between two decisions, and what the last of a turn leads to may reach into the next. A turn is over when the game tells of the
 * next one, by an event `turn`; at the latest when the first question of the next is asked.
 */
class TurnKeeper<S> {
  readonly #chance: (state: S) => number | undefined
  readonly #standings: Standing[] = []
  readonly #outlook: Outlook[] = []
  #latest: { readonly state: S; readonly measure: Measure } | null = null

  constructor(chance: (state: S) => number | undefined) {
    this.#chance = chance
  }

  /** A turn has just begun, and nothing has happened in it. */
  begins(measure: Measure): void {
    this.#note(measure, measure.turn - 1)
  }

  see(state: S, measure: Measure): void {
    const from = this.#latest?.measure.turn ?? measure.turn
    this.#note(measure, measure.turn - 1)
    for (let turn = from; turn < measure.turn; turn++) this.#look(turn, state)
    this.#latest = { state, measure }
  }

  close(): { readonly standings: readonly Standing[]; readonly outlook: readonly Outlook[] } {
    if (this.#latest) {
      this.#note(this.#latest.measure, this.#latest.measure.turn)
      this.#look(this.#latest.measure.turn, this.#latest.state)
    }
    return { standings: this.#standings, outlook: this.#outlook }
  }

  /** So the game stood when these turns were over, from the last that is noted to this one. */
  #note(measure: Measure, until: number): void {
    const first = this.#latest?.measure.turn ?? until + 1
    for (let turn = (this.#standings.at(-1)?.turn ?? first - 1) + 1; turn <= until; turn++) this.#standings.push({ ...measure, turn })
  }

  #look(turn: number, state: S): void {
    const chance = this.#chance(state)
    if (chance !== undefined) this.#outlook.push({ turn, chance })
  }
}

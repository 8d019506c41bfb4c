import type { GameEvent, Measure, Origin, Seat, System } from '@firegroup/kernel'
import { playMatch } from './match.ts'
import type { Player } from './player.ts'

/** How a game stood when a turn was over. */
export interface Standing {
  readonly turn: number
  readonly losses: { readonly [seat: Seat]: number }
  readonly held?: { readonly [seat: Seat]: number }
}

/** What a series keeps of a game: plain data. What a system without a `measure` can't tell is null or empty. */
export interface GameRecord {
  readonly seed: string
  readonly players: { readonly [seat: Seat]: string }
  readonly winner: Seat | null
  readonly reason: string
  readonly decisions: number
  readonly turns: number | null
  /** After each turn in order; the last is how the game ended. */
  readonly standings: readonly Standing[]
  /** The turn after which the winner was ahead for good; 0 if he was never behind; null for a draw. */
  readonly decided: number | null
}

/** Plays a game to its end and notes how it stood after each turn. */
export function playRecorded<S, E extends GameEvent>(
  system: System<S, E>,
  origin: Origin,
  players: { readonly [seat: Seat]: Player<S> },
  seed: string,
): GameRecord {
  const turns = new TurnKeeper()
  const { measure } = system
  const watch = measure && ((state: S) => turns.see(measure(state)))
  const { outcome, decisions } = playMatch(system, origin, players, seed, undefined, watch)
  const standings = turns.close()
  return {
    seed,
    players: Object.fromEntries(system.seats.map((seat) => [seat, players[seat]!.name])),
    winner: outcome.winner,
    reason: outcome.reason,
    decisions,
    turns: standings.at(-1)?.turn ?? null,
    standings,
    decided: decidedAfter(standings, outcome.winner, system.seats),
  }
}

/**
 * Where a game was decided: the first turn from whose end on the winner was never again level or behind. Ahead is whoever has more of what the game is
 * won by (`held`); where nobody has, whoever has lost less. 0: he was ahead after every turn.
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

/** Turns end unseen, between two decisions: a turn is over when the first question of the next is asked. */
class TurnKeeper {
  readonly #standings: Standing[] = []
  #latest: Measure | null = null

  see(measure: Measure): void {
    const from = this.#latest?.turn ?? measure.turn
    for (let turn = from; turn < measure.turn; turn++) this.#standings.push({ ...measure, turn })
    this.#latest = measure
  }

  close(): readonly Standing[] {
    if (this.#latest) this.#standings.push(this.#latest)
    return this.#standings
  }
}

import type { Evaluation, Player } from '@firegroup/ai'
import { freezePlain, type GameEvent, type Seat, type System, type Variant } from '@firegroup/kernel'
import { type GameRecord, playRecorded } from './record.ts'

/** What is known of an arena without its rules at hand: plain data. */
export interface ArenaFacts {
  /** Of the system. */
  readonly id: string
  readonly rules: number
  readonly seats: readonly Seat[]
}

/** A system in which computer players can meet. */
export interface Arena extends ArenaFacts {
  /** From the weakest on. */
  readonly players: readonly string[]
  /** Others beside these: the same in a character. */
  readonly others: readonly string[]
  /** Why this scenario can't be played; null if it can. */
  problem(scenario: unknown): string | null
  /** The scenario with one thing changed, in every way that the system knows and that can be played. The scenario itself has no problem. */
  variants(scenario: object): readonly Variant[]
  /** A scenario made ready for many games: the players by name, in the order of the seats. */
  prepare(scenario: object): (players: readonly string[], seed: string) => GameRecord
}

export function arena<S, E extends GameEvent>(
  system: System<S, E>,
  contestants: { readonly [name: string]: () => Player<S> },
  evaluation?: Evaluation<S>,
  others: { readonly [name: string]: () => Player<S> } = {},
): Arena {
  const { id, version, seats } = system
  const problem = (scenario: unknown): string | null => {
    const begun = system.begin(scenario)
    return begun.ok ? null : begun.problems[0]!.message
  }
  return {
    id,
    rules: version,
    seats,
    players: Object.keys(contestants),
    others: Object.keys(others),
    problem,
    variants: (scenario) => (system.variants?.(scenario) ?? []).filter((variant) => problem(variant.scenario) === null),
    prepare: (scenario) => {
      // Frozen, so that all games share what is made of it.
      const origin = { scenario: freezePlain(scenario) }
      return (players, seed) => {
        const bySeat = Object.fromEntries(seats.map((seat, i) => [seat, (contestants[players[i]!] ?? others[players[i]!])!()]))
        return playRecorded(system, origin, bySeat, seed, evaluation)
      }
    },
  }
}

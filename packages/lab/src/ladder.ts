import type { ArenaFacts } from './arena.ts'
import { type Encounter, type Rating, ratings } from './elo.ts'
import { roundedJson } from './formats.ts'
import type { GameRecord } from './record.ts'
import type { Task } from './work.ts'

export interface LadderPlan {
  readonly arena: ArenaFacts
  /** By name: all that an arena has, or some of them. */
  readonly players: readonly string[]
  readonly scenarios: readonly string[]
  /** Of each pair of players. Even: every scenario is played from both sides. */
  readonly games: number
  readonly seed: string
}

export interface Ladder extends LadderPlan {
  readonly ratings: readonly Rating[]
  readonly encounters: readonly Encounter[]
}

/** Everybody against everybody. The seed of a game names the players and its number, so that a new player changes nobody else's games. */
export function ladderTasks({ players, scenarios, games, seed }: LadderPlan): Task[] {
  return pairsOf(players).flatMap(([a, b]) =>
    Array.from({ length: games }, (_, i) => ({
      seed: `${seed} ${a} ${b} ${i + 1}`,
      scenario: (i >> 1) % scenarios.length,
      players: i % 2 === 0 ? [a, b] : [b, a],
    })),
  )
}

export function ladderOf(plan: LadderPlan, records: readonly GameRecord[]): Ladder {
  const encounters = pairsOf(plan.players).flatMap((pair) => encounter(pair, records, plan.arena.seats) ?? [])
  return { ...plan, encounters, ratings: ratings(encounters) }
}

export function ladderJson({ arena, scenarios, games, seed, ratings, encounters }: Ladder): string {
  return roundedJson({
    format: 'firegroup-ladder',
    version: 1,
    system: arena.id,
    rules: arena.rules,
    scenarios,
    seed,
    ordered: games,
    ratings,
    encounters,
  })
}

function encounter(pair: readonly [string, string], records: readonly GameRecord[], seats: readonly string[]): Encounter | null {
  const points: [number, number] = [0, 0]
  for (const { players, winner } of records) {
    if (!pair.every((name) => seats.some((seat) => players[seat] === name))) continue
    for (const side of [0, 1] as const) points[side] += winner === null ? 0.5 : players[winner] === pair[side] ? 1 : 0
  }
  return points[0] + points[1] > 0 ? { players: pair, points } : null
}

function pairsOf(players: readonly string[]): [string, string][] {
  return players.flatMap((a, i) => players.slice(i + 1).map((b): [string, string] => [a, b]))
}

import { type Encounter, type GameRecord, type Rating, ratings } from '@firegroup/ai'
import type { Arena } from '../sim/arenas.ts'
import { columns, percent } from '../sim/columns.ts'
import { roundedJson } from '../sim/formats.ts'
import type { Task } from '../sim/tasks.ts'

export interface LadderPlan {
  readonly arena: Arena
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
export function ladderTasks({ arena, scenarios, games, seed }: LadderPlan): Task[] {
  return pairsOf(arena.players).flatMap(([a, b]) =>
    Array.from({ length: games }, (_, i) => ({
      seed: `${seed} ${a} ${b} ${i + 1}`,
      scenario: (i >> 1) % scenarios.length,
      players: i % 2 === 0 ? [a, b] : [b, a],
    })),
  )
}

export function ladderOf(plan: LadderPlan, records: readonly GameRecord[]): Ladder {
  const encounters = pairsOf(plan.arena.players).flatMap((pair) => encounter(pair, records, plan.arena.seats) ?? [])
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

export function ladderReport({ arena, scenarios, games, seed, ratings, encounters }: Ladder): string {
  const head = `Players of ${arena.id}, rules ${arena.rules}\n${games} games a pair, seed '${seed}', both sides of ${scenarios.join(', ')}`
  if (encounters.length === 0) return `${head}\n\nNo game was finished.`
  const table = columns([
    ['player', 'elo', '95 % interval', 'points', 'games', 'share'],
    ...ratings.map(({ player, elo, low, high, points, games }) => [
      player,
      elo.toFixed(0),
      `${low.toFixed(0)} – ${high.toFixed(0)}`,
      String(points),
      String(games),
      percent(points / games),
    ]),
  ])
  const met = columns([
    ['met', 'points'],
    ...encounters.map(({ players, points }) => [`${players[0]} – ${players[1]}`, `${points[0]} : ${points[1]}`]),
  ])
  return [head, table, met].join('\n\n')
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

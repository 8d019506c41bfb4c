import type { Seat } from '@firegroup/kernel'
import type { GameRecord } from './series.ts'
import { type Share, type Spread, shareOf, spreadOf } from './statistics.ts'

export interface SeriesSummary {
  readonly games: number
  readonly draws: number
  readonly seats: readonly SeatSummary[]
  /** Only where different players met: what each won, and with which seat. */
  readonly players: readonly PlayerSummary[]
  readonly decisions: Spread | null
  readonly turns: Spread | null
  /** In how many games the winner was ahead for good after turn n; at 0, all the way. */
  readonly decided: readonly { readonly turn: number; readonly games: number }[]
}

export interface SeatSummary {
  readonly seat: Seat
  readonly wins: Share
  readonly losses: Spread | null
  /** The mean losses after each turn from 1, over the games that lasted so long. */
  readonly lossesByTurn: readonly { readonly turn: number; readonly games: number; readonly mean: number }[]
}

export interface PlayerSummary {
  readonly player: string
  readonly wins: Share
  readonly seats: readonly { readonly seat: Seat; readonly wins: Share }[]
}

/** What a series of games comes to. */
export function summarize(records: readonly GameRecord[], seats: readonly Seat[]): SeriesSummary {
  return {
    games: records.length,
    draws: records.filter(({ winner }) => winner === null).length,
    seats: seats.map((seat) => seatSummary(records, seat)),
    players: playerSummaries(records, seats),
    decisions: spreadOf(records.map(({ decisions }) => decisions)),
    turns: spreadOf(records.flatMap(({ turns }) => turns ?? [])),
    decided: counted(records.flatMap(({ decided }) => decided ?? [])).map(([turn, games]) => ({ turn, games })),
  }
}

function seatSummary(records: readonly GameRecord[], seat: Seat): SeatSummary {
  const byTurn = new Map<number, number[]>()
  for (const { standings } of records)
    for (const { turn, losses } of standings) byTurn.set(turn, [...(byTurn.get(turn) ?? []), losses[seat] ?? 0])
  return {
    seat,
    wins: winsOf(records, seat),
    losses: spreadOf(records.flatMap(({ standings }) => standings.at(-1)?.losses[seat] ?? [])),
    lossesByTurn: [...byTurn]
      .sort(([a], [b]) => a - b)
      .map(([turn, losses]) => ({ turn, games: losses.length, mean: spreadOf(losses)?.mean ?? 0 })),
  }
}

function playerSummaries(records: readonly GameRecord[], seats: readonly Seat[]): PlayerSummary[] {
  const met = records.filter(({ players }) => new Set(Object.values(players)).size > 1)
  const names = [...new Set(met.flatMap(({ players }) => seats.map((seat) => players[seat]!)))].sort()
  return names.map((player) => {
    const bySeat = seats.map((seat) => ({
      seat,
      wins: winsOf(
        met.filter(({ players }) => players[seat] === player),
        seat,
      ),
    }))
    const total = bySeat.reduce((sum, { wins }) => ({ count: sum.count + wins.count, of: sum.of + wins.of }), { count: 0, of: 0 })
    return { player, wins: shareOf(total.count, total.of), seats: bySeat }
  })
}

function winsOf(records: readonly GameRecord[], seat: Seat): Share {
  return shareOf(records.filter(({ winner }) => winner === seat).length, records.length)
}

function counted(values: readonly number[]): [number, number][] {
  const counts = new Map<number, number>()
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1)
  return [...counts].sort(([a], [b]) => a - b)
}

import type { Seat } from '@firegroup/kernel'
import { type Heat, meanHeat } from './heat.ts'
import type { GameRecord } from './record.ts'
import { quantileOf, type Share, type Spread, shareOf, spreadOf } from './statistics.ts'

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
  /** What the first seat had won after so many games (`of`), up to all of them: 200 points at most. */
  readonly converging: readonly Share[]
  /** The first seat's chance after each turn, over the games that lasted so long. */
  readonly outlookByTurn: readonly OutlookSpread[]
  /** What each place had in a game on average. */
  readonly heat: readonly Heat[]
  /** The seed of the game that was in doubt for longest; null where nothing tells. */
  readonly closest: string | null
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

/**
 * How chances were spread over games: in one of ten the chance was below `p10`, in half of them below `p50`. Late in a game chances lie near the two ends and
 * the middle one of them belongs to no game: `won` and `lost` are the middle ones of the games that the first seat won, and of the others.
 */
export interface OutlookSpread {
  readonly turn: number
  readonly games: number
  readonly p10: number
  readonly p25: number
  readonly p50: number
  readonly p75: number
  readonly p90: number
  readonly won: number | null
  readonly lost: number | null
}

const MOST_POINTS = 200

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
    converging: converging(records, seats[0]!),
    outlookByTurn: outlooks(records, seats[0]!),
    heat: meanHeat(
      records.map(({ heat }) => heat),
      seats,
    ),
    closest: closest(records),
  }
}

function seatSummary(records: readonly GameRecord[], seat: Seat): SeatSummary {
  const losses = records.flatMap(({ standings }) => standings.map((standing) => [standing.turn, standing.losses[seat] ?? 0] as const))
  return {
    seat,
    wins: winsOf(records, seat),
    losses: spreadOf(records.flatMap(({ standings }) => standings.at(-1)?.losses[seat] ?? [])),
    lossesByTurn: byTurn(losses).map(([turn, values]) => ({ turn, games: values.length, mean: spreadOf(values)?.mean ?? 0 })),
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

function converging(records: readonly GameRecord[], seat: Seat): Share[] {
  const points = Math.min(MOST_POINTS, records.length)
  const shares: Share[] = []
  let wins = 0
  for (const [i, { winner }] of records.entries()) {
    if (winner === seat) wins++
    if (i + 1 >= ((shares.length + 1) * records.length) / points) shares.push(shareOf(wins, i + 1))
  }
  return shares
}

function outlooks(records: readonly GameRecord[], seat: Seat): OutlookSpread[] {
  const chancesIn = (some: readonly GameRecord[]) =>
    new Map(byTurn(some.flatMap(({ outlook }) => outlook.map(({ turn, chance }) => [turn, chance] as const))))
  const [won, lost] = [
    chancesIn(records.filter(({ winner }) => winner === seat)),
    chancesIn(records.filter(({ winner }) => winner !== seat)),
  ]
  const middle = (chances: readonly number[] | undefined): number | null => (chances ? quantileOf(inOrder(chances), 0.5) : null)
  return [...chancesIn(records)].map(([turn, chances]) => {
    const sorted = inOrder(chances)
    const at = (share: number) => quantileOf(sorted, share)
    const spread = { p10: at(0.1), p25: at(0.25), p50: at(0.5), p75: at(0.75), p90: at(0.9) }
    return { turn, games: sorted.length, ...spread, won: middle(won.get(turn)), lost: middle(lost.get(turn)) }
  })
}

function inOrder(chances: readonly number[]): readonly number[] {
  return [...chances].sort((a, b) => a - b)
}

/** The game that was decided latest, a draw after all others; of several the one whose chances were nearest to even in its second half. */
function closest(records: readonly GameRecord[]): string | null {
  let best: { readonly seed: string; readonly decided: number; readonly lean: number } | null = null
  for (const { seed, winner, decided, outlook, standings } of records) {
    if (standings.length === 0) continue
    const late = outlook.slice(Math.floor(outlook.length / 2))
    const lean = late.length === 0 ? 0 : late.reduce((sum, { chance }) => sum + Math.abs(chance - 0.5), 0) / late.length
    const doubt = winner === null ? Number.POSITIVE_INFINITY : (decided ?? 0)
    if (!best || doubt > best.decided || (doubt === best.decided && lean < best.lean)) best = { seed, decided: doubt, lean }
  }
  return best?.seed ?? null
}

function byTurn(values: readonly (readonly [turn: number, value: number])[]): [number, number[]][] {
  const turns = new Map<number, number[]>()
  for (const [turn, value] of values) {
    const before = turns.get(turn)
    if (before) before.push(value)
    else turns.set(turn, [value])
  }
  return [...turns].sort(([a], [b]) => a - b)
}

function counted(values: readonly number[]): [number, number][] {
  const counts = new Map<number, number>()
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1)
  return [...counts].sort(([a], [b]) => a - b)
}

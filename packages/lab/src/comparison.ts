import type { Seat } from '@firegroup/kernel'
import type { GameRecord } from './record.ts'
import { meanOf } from './statistics.ts'

/** How much oftener a seat won in one series than in another, as a share of 1, with its 95 % interval. */
export interface Comparison {
  readonly games: number
  readonly difference: number
  readonly low: number
  readonly high: number
}

/**
 * Two series compared game by game: game n of both had the same seed. As far as the same dice did the same to both, that falls out of the
 * difference, and the interval is narrower than that of two series that have nothing to do with each other. The interval is that of Bonett
 * and Price: it counts one game more that was won only here, and one only there, so that a few games that went alike don't pass for
 * certainty. A draw is half a win. Null where fewer than two games can be compared.
 */
export function compared(records: readonly GameRecord[], others: readonly GameRecord[], seat: Seat): Comparison | null {
  const games = Math.min(records.length, others.length)
  const differences = Array.from({ length: games }, (_, i) => worthOf(records[i]!, seat) - worthOf(others[i]!, seat))
  const found = meanOf(differences)
  const cautious = meanOf([...differences, 1, -1])
  return found && cautious && { games, difference: found.mean, low: Math.max(-1, cautious.low), high: Math.min(1, cautious.high) }
}

function worthOf({ winner }: GameRecord, seat: Seat): number {
  return winner === null ? 0.5 : winner === seat ? 1 : 0
}

import { type GameRecord, type SeriesSummary, summarize } from '@firegroup/ai'
import type { Chosen } from './scenarios.ts'
import type { Task } from './tasks.ts'

/** A series as it was ordered. */
export interface SeriesPlan extends Chosen {
  readonly games: number
  /** By name, in the order of the seats. */
  readonly players: readonly string[]
  readonly seed: string
  /** Every other game is played with the seats exchanged. */
  readonly swap: boolean
}

/** A series as it was played: everything that goes into a result, and nothing that depends on the machine. */
export interface Series extends SeriesPlan {
  readonly records: readonly GameRecord[]
  readonly summary: SeriesSummary
}

/** Game n, from 1, has the seed `S n`: it is the same game in every series that has it. */
export function seriesTasks({ games, players, seed, swap }: SeriesPlan): Task[] {
  const exchanged = [...players].reverse()
  return Array.from({ length: games }, (_, i) => ({
    seed: `${seed} ${i + 1}`,
    scenario: 0,
    players: swap && i % 2 === 1 ? exchanged : players,
  }))
}

export function seriesOf(plan: SeriesPlan, records: readonly GameRecord[]): Series {
  return { ...plan, records, summary: summarize(records, plan.arena.seats) }
}

import type { Variant } from '@firegroup/kernel'
import type { ArenaFacts } from './arena.ts'
import type { GameRecord } from './record.ts'
import { type SeriesSummary, summarize } from './summary.ts'
import type { Task } from './work.ts'

/** A series as it was ordered: plain data, where the arena is no more than its facts. */
export interface SeriesPlan {
  readonly arena: ArenaFacts
  /** Of the scenario. */
  readonly id: string
  readonly name: string
  readonly scenario: object
  /** Where the scenario is a variant of the one that `id` names. */
  readonly variant?: Pick<Variant, 'id' | 'title'>
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

/**
 * Game n, from 1, has the seed `S n`: it is the same game in every series that has it. `scenario` is the number that the workers know the
 * scenario by; `from` leaves out as many games, for a series that goes on.
 */
export function seriesTasks({ games, players, seed, swap }: SeriesPlan, scenario = 0, from = 0): Task[] {
  const exchanged = [...players].reverse()
  return Array.from({ length: Math.max(0, games - from) }, (_, i) => ({
    seed: `${seed} ${from + i + 1}`,
    scenario,
    players: swap && (from + i) % 2 === 1 ? exchanged : players,
  }))
}

export function seriesOf(plan: SeriesPlan, records: readonly GameRecord[]): Series {
  return { ...plan, records, summary: summarize(records, plan.arena.seats) }
}

import { canonicalText, type Seat } from '@firegroup/kernel'
import type { GameRecord } from './record.ts'
import { sealed, sealedText } from './seal.ts'
import { quantileOf } from './statistics.ts'
import type { Task } from './work.ts'

/** How a scenario goes between two computer players who are alike: who wins it, and how long it takes. Plain data. */
export interface Measured {
  /** Who played both sides. */
  readonly player: string
  readonly games: number
  readonly wins: { readonly [seat: Seat]: number }
  readonly draws: number
  /** What a tenth, a half and nine tenths of the games lie below. */
  readonly decisions: readonly [number, number, number]
  readonly turns: readonly [number, number, number] | null
  /** What the first game was like: another one, and the rules or the player have changed since. */
  readonly seal: string
  /** What the scenario was like: another one, and it was changed since, though the first game may not show it. */
  readonly scenario: string
  /** Known to be of a player as it was before: still worth telling, and measured anew as soon as somebody measures. */
  readonly outdated?: true
}

/** All measurements are of the series with this seed, so that `sim` can play each of their games again. */
const SEED = 'measure'
/** So many are played to see whether a measurement still holds. */
export const SEAL_GAMES = 1

export function measuringTasks(player: string, seats: readonly Seat[], games: number): Task[] {
  const players = seats.map(() => player)
  return Array.from({ length: games }, (_, i) => ({ seed: `${SEED} ${i + 1}`, scenario: 0, players }))
}

export function measuredOf(records: readonly GameRecord[], player: string, seats: readonly Seat[], scenario: object): Measured {
  const turns = records.flatMap((record) => record.turns ?? [])
  return {
    player,
    games: records.length,
    wins: Object.fromEntries(seats.map((seat) => [seat, records.filter(({ winner }) => winner === seat).length])),
    draws: records.filter(({ winner }) => winner === null).length,
    decisions: tenths(records.map(({ decisions }) => decisions)),
    turns: turns.length === 0 ? null : tenths(turns),
    seal: sealOf(records),
    scenario: scenarioSealOf(scenario),
  }
}

/** Of the first game, what came of it: not a word of how it is told. */
export function sealOf(records: readonly GameRecord[]): string {
  const played = records.slice(0, SEAL_GAMES).map(({ winner, decisions, standings }) => [winner, decisions, standings.at(-1)?.losses])
  return sealed(played)
}

/** Of a scenario, boards and all, what can bear on a game: neither how it is told nor what a balance would change. */
export function scenarioSealOf(scenario: object): string {
  return sealedText(canonicalText(withoutWords(scenario)))
}

/** Fields that no rule reads in a game as it comes: titles, labels for people and texts; and what is played only if somebody asks for it. */
const WORDS = ['briefing', 'name', 'names', 'text', 'paragraph', 'balance']

function withoutWords(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutWords)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).flatMap(([key, part]) => (WORDS.includes(key) ? [] : [[key, withoutWords(part)]])))
}

function tenths(values: readonly number[]): [number, number, number] {
  const sorted = [...values].sort((a, b) => a - b)
  const at = (share: number) => Math.round(quantileOf(sorted, share))
  return [at(0.1), at(0.5), at(0.9)]
}

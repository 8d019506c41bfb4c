import type { GameEvent, Origin, Seat, System } from '@firegroup/kernel'
import type { Evaluation } from './evaluation.ts'
import { playMatch } from './match.ts'
import type { Player } from './player.ts'

/** A position of a played game: its features for a seat, and what became of that seat. */
export interface Sample {
  readonly features: readonly number[]
  /** 1 won, 0 lost, ½ drawn. */
  readonly result: number
}

/** Positions of a game, every so many decisions, seen from its first seat. */
export function gather<S, E extends GameEvent>(
  system: System<S, E>,
  origin: Origin,
  evaluation: Evaluation<S>,
  players: { readonly [seat: Seat]: Player<S> },
  seed: string,
  every = 7,
): Sample[] {
  const seat = system.seats[0]!
  const measured: (readonly number[])[] = []
  let decisions = 0
  const { outcome } = playMatch(system, origin, players, seed, undefined, (state) => {
    if (++decisions % every === 0) measured.push(evaluation.measure(state, seat))
  })
  const result = outcome.winner === null ? 0.5 : outcome.winner === seat ? 1 : 0
  return measured.map((features) => ({ features, result }))
}

/** Mostly one player, now and then another: games between perfectly steady players show too few of the positions that come up. */
export function wavering<S>(steady: Player<S>, other: Player<S>, oneIn: number): Player<S> {
  return {
    name: steady.name,
    choose: (position) => (position.chance.die(oneIn, 'wavering') === 1 ? other : steady).choose(position),
  }
}

export interface FitOptions {
  /** How strongly large weights are held back. */
  readonly restraint?: number
  readonly rounds?: number
}

/**
 * The weights under which the samples' results were likeliest: logistic regression without a constant, because features are differences between two sides.
 * Newton's method, so a few rounds are enough; the same samples give the same weights everywhere.
 */
export function fitted(samples: readonly Sample[], { restraint = 1e-3, rounds = 12 }: FitOptions = {}): number[] {
  const count = samples[0]?.features.length ?? 0
  const weights = new Array<number>(count).fill(0)
  for (let round = 0; round < rounds; round++) {
    const gradient = weights.map((weight) => -restraint * samples.length * weight)
    const curvature = weights.map((_, i) => weights.map((_, j) => (i === j ? restraint * samples.length : 0)))
    for (const { features, result } of samples) {
      let sum = 0
      for (let i = 0; i < count; i++) sum += weights[i]! * features[i]!
      const chance = 1 / (1 + Math.exp(-sum))
      const slope = chance * (1 - chance)
      for (let i = 0; i < count; i++) {
        gradient[i]! += (result - chance) * features[i]!
        for (let j = 0; j < count; j++) curvature[i]![j]! += slope * features[i]! * features[j]!
      }
    }
    const step = solve(curvature, gradient)
    for (let i = 0; i < count; i++) weights[i]! += step[i]!
  }
  return weights
}

/** How well weights foretell results: the mean of -log2 of the chance given to what came. A coin has 1. */
export function surprise(samples: readonly Sample[], weights: readonly number[]): number {
  let bits = 0
  for (const { features, result } of samples) {
    let sum = 0
    for (let i = 0; i < features.length; i++) sum += weights[i]! * features[i]!
    const chance = Math.min(1 - 1e-9, Math.max(1e-9, 1 / (1 + Math.exp(-sum))))
    bits -= result * Math.log2(chance) + (1 - result) * Math.log2(1 - chance)
  }
  return samples.length === 0 ? 0 : bits / samples.length
}

/** Gauss, with the largest pivot. */
function solve(matrix: number[][], right: number[]): number[] {
  const size = right.length
  const rows = matrix.map((row, i) => [...row, right[i]!])
  for (let column = 0; column < size; column++) {
    let pivot = column
    for (let row = column + 1; row < size; row++) if (Math.abs(rows[row]![column]!) > Math.abs(rows[pivot]![column]!)) pivot = row
    const top = rows[pivot]!
    rows[pivot] = rows[column]!
    rows[column] = top
    for (let row = 0; row < size; row++) {
      if (row === column) continue
      const factor = rows[row]![column]! / top[column]!
      for (let i = column; i <= size; i++) rows[row]![i]! -= factor * top[i]!
    }
  }
  return rows.map((row, i) => row[size]! / row[i]!)
}

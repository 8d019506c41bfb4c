import type { GameEvent, Origin, Seat, System } from '@firegroup/kernel'
import type { Counsel } from './counsel.ts'
import { chanceOf } from './evaluation.ts'
import { isMomentous } from './planner/foresight.ts'
import { playGame } from './play-game.ts'
import type { Player } from './player.ts'

/** A position of a played game: its features for a seat, and what became of that seat. */
export interface Sample {
  readonly features: readonly number[]
  /** The chance that the evaluation gives it. */
  readonly said: number
  /** 1 won, 0 lost, ½ drawn. */
  readonly result: number
  /** What it is like from the start: the scenario and the turn. What is common to all positions of a cell tells nothing about decisions. */
  readonly cell: string
}

/** Positions of a game in which what was decided before has had its effect, as a planner judges them, seen from its first seat. */
export function gather<S, E extends GameEvent>(
  system: System<S, E>,
  origin: Origin,
  { evaluation, foresight }: Counsel<S>,
  players: { readonly [seat: Seat]: Player<S> },
  { seed, scenario }: { readonly seed: string; readonly scenario: string },
): Sample[] {
  const seat = system.seats[0]!
  const found: Omit<Sample, 'result'>[] = []
  let since: S | null = null
  const watched = (player: Player<S>): Player<S> => ({
    ...player,
    choose: (position) => {
      const now = position.imagined()
      // A set-up has its effect later than anything else: it is left out, so that the first turns are not.
      if (isMomentous(foresight, position.open.question.kind)) since = null
      else if (since === null) since = now
      else if (foresight.isSettled(now, position.open, since)) {
        const features = evaluation.measure(now, seat)
        found.push({ features, said: chanceOf(evaluation, features, now, seat), cell: `${scenario} ${system.measure?.(now).turn ?? ''}` })
        since = now
      }
      return player.choose(position)
    },
  })
  const seated = Object.fromEntries(system.seats.map((each) => [each, watched(players[each]!)]))
  const { outcome } = playGame(system, origin, seated, seed)
  const result = outcome.winner === null ? 0.5 : outcome.winner === seat ? 1 : 0
  return found.map((position) => ({ ...position, result }))
}

/** Mostly one player, now and then another: games between perfectly steady players show too few of the positions that come up. */
export function wavering<S>(steady: Player<S>, other: Player<S>, oneIn: number): Player<S> {
  return {
    name: steady.name,
    choose: (position) => (position.chance.die(oneIn, 'wavering') === 1 ? other : steady).choose(position),
  }
}

/** Of Newton's method. */
const ROUNDS = 12

/**
 * The weights under which the samples' results were likeliest: logistic regression with a constant for each cell; `restraint` holds large weights back,
 * just enough that a feature that never varies has none. The constants take up how fair a scenario is and how it usually goes, so that the weights tell
 * only what makes a difference within it; they are not needed afterwards. Newton's method, so a few rounds are enough; the same samples give the same
 * weights everywhere.
 */
export function fitted(samples: readonly Sample[], restraint = 1e-5): number[] {
  const count = samples[0]?.features.length ?? 0
  const weights = new Array<number>(count).fill(0)
  const cells = new Map(samples.map(({ cell }) => [cell, 0]))
  const held = restraint * samples.length
  for (let round = 0; round < ROUNDS; round++) {
    const gradient = weights.map((weight) => -held * weight)
    const curvature = weights.map((_, i) => weights.map((_, j) => (i === j ? held : 0)))
    const ofCell = new Map([...cells].map(([cell, constant]) => [cell, { gradient: -constant, curvature: 1, mixed: weights.map(() => 0) }]))
    for (const { features, result, cell } of samples) {
      const here = ofCell.get(cell)!
      const chance = logistic(dot(weights, features) + cells.get(cell)!)
      const slope = chance * (1 - chance)
      here.gradient += result - chance
      here.curvature += slope
      for (let i = 0; i < count; i++) {
        gradient[i]! += (result - chance) * features[i]!
        here.mixed[i]! += slope * features[i]!
        for (let j = 0; j < count; j++) curvature[i]![j]! += slope * features[i]! * features[j]!
      }
    }
    // A cell's constant follows from the weights, so the equations are solved for the weights alone.
    for (const { gradient: pull, curvature: bend, mixed } of ofCell.values())
      for (let i = 0; i < count; i++) {
        gradient[i]! -= (mixed[i]! * pull) / bend
        for (let j = 0; j < count; j++) curvature[i]![j]! -= (mixed[i]! * mixed[j]!) / bend
      }
    const step = solve(curvature, gradient)
    for (let i = 0; i < count; i++) weights[i]! += step[i]!
    for (const [cell, { gradient: pull, curvature: bend, mixed }] of ofCell)
      cells.set(cell, cells.get(cell)! + (pull - dot(mixed, step)) / bend)
  }
  return weights
}

/**
 * How well weights foretell results: the mean of -log2 of the chance given to what came, in bits; a coin has 1. Each cell has its best constant, so that
 * what is common to it neither helps nor harms.
 */
export function surprise(samples: readonly Sample[], weights: readonly number[]): number {
  const cells = Map.groupBy(samples, ({ cell }) => cell)
  let bits = 0
  for (const cell of cells.values()) {
    const sums = cell.map(({ features }) => dot(weights, features))
    const constant = bestConstant(cell, sums)
    for (const [i, { result }] of cell.entries()) {
      const chance = Math.min(1 - 1e-9, Math.max(1e-9, logistic(sums[i]! + constant)))
      bits -= result * Math.log2(chance) + (1 - result) * Math.log2(1 - chance)
    }
  }
  return samples.length === 0 ? 0 : bits / samples.length
}

function bestConstant(samples: readonly Sample[], sums: readonly number[]): number {
  let constant = 0
  for (let round = 0; round < ROUNDS; round++) {
    let pull = -constant
    let bend = 1
    for (const [i, { result }] of samples.entries()) {
      const chance = logistic(sums[i]! + constant)
      pull += result - chance
      bend += chance * (1 - chance)
    }
    constant += pull / bend
  }
  return constant
}

function logistic(sum: number): number {
  return 1 / (1 + Math.exp(-sum))
}

function dot(some: readonly number[], others: readonly number[]): number {
  let sum = 0
  for (let i = 0; i < some.length; i++) sum += some[i]! * others[i]!
  return sum
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

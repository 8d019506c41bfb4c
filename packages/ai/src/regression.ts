import { logistic } from './course.ts'

/** Something of which it is known what came: what speaks for it, what is said of it in any case, and how much it counts. */
export interface Case {
  readonly features: readonly number[]
  readonly given: number
  readonly result: number
  readonly weight: number
}

/** What is thought of a weight before any case is seen, and how surely: one over the square of how far off it may be. */
export interface Belief {
  readonly mean: number
  readonly sureness: number
}

/** Of Newton's method. */
const ROUNDS = 12
const HALVINGS = 20

/**
 * The weights under which, all told, the cases' results were likeliest: logistic regression, from what was thought before. Newton's method leaps too far where what
 * is said is surer than it should be, and further each time: a step that would make the results less likely is halved until it does not.
 */
export function likeliest(cases: readonly Case[], beliefs: readonly Belief[]): number[] {
  let weights = beliefs.map(({ mean }) => mean)
  let likely = logLikelihood(cases, beliefs, weights)
  for (let round = 0; round < ROUNDS; round++) {
    const gradient = beliefs.map(({ mean, sureness }, i) => sureness * (mean - weights[i]!))
    const curvature = beliefs.map(({ sureness }, i) => beliefs.map((_, j) => (i === j ? sureness : 0)))
    for (const { features, given, result, weight } of cases) {
      const chance = logistic(given + dot(weights, features))
      const [off, slope] = [weight * (result - chance), weight * chance * (1 - chance)]
      for (let i = 0; i < features.length; i++) {
        gradient[i]! += off * features[i]!
        for (let j = 0; j < features.length; j++) curvature[i]![j]! += slope * features[i]! * features[j]!
      }
    }
    let step = solve(curvature, gradient)
    let next = sum(weights, step)
    let nextLikely = logLikelihood(cases, beliefs, next)
    for (let halved = 0; nextLikely < likely && halved < HALVINGS; halved++) {
      step = step.map((part) => part / 2)
      next = sum(weights, step)
      nextLikely = logLikelihood(cases, beliefs, next)
    }
    if (nextLikely < likely) break
    weights = next
    likely = nextLikely
  }
  return weights
}

function logLikelihood(cases: readonly Case[], beliefs: readonly Belief[], weights: readonly number[]): number {
  let likely = 0
  for (const [i, { mean, sureness }] of beliefs.entries()) likely -= (sureness * (weights[i]! - mean) ** 2) / 2
  for (const { features, given, result, weight } of cases) {
    const odds = given + dot(weights, features)
    likely += weight * (result * odds - softplus(odds))
  }
  return likely
}

/** log(1 + e^x), also where e^x is too large for a number. */
function softplus(x: number): number {
  return x > 30 ? x : Math.log1p(Math.exp(x))
}

function sum(some: readonly number[], others: readonly number[]): number[] {
  return some.map((value, i) => value + others[i]!)
}

export function dot(some: readonly number[], others: readonly number[]): number {
  let sum = 0
  for (let i = 0; i < some.length; i++) sum += some[i]! * others[i]!
  return sum
}

/** Gauss, with the largest pivot. */
export function solve(matrix: number[][], right: number[]): number[] {
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

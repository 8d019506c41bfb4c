import { Z95 } from './statistics.ts'

/** What two players made of their games against each other; a draw is half a point for each. */
export interface Encounter {
  readonly players: readonly [string, string]
  readonly points: readonly [number, number]
}

export interface Rating {
  readonly player: string
  readonly elo: number
  readonly error: number
  /** The 95 % interval. */
  readonly low: number
  readonly high: number
  readonly points: number
  readonly games: number
}

/** The mean of all ratings: differences alone mean something. */
const MEAN = 1500
/** Elo's scale: 400 points are odds of ten to one. */
const SCALE = 400 / Math.LN10
const ROUNDS = 200
const CLOSE_ENOUGH = 1e-10

/**
 * Elo ratings by maximum likelihood of the Bradley–Terry model: a beats b with the odds e^(a − b). All games count at once, so their order
 * means nothing. Every pair that has met is given `imaginedDraws` drawn games more, because a player who has won all his games would else be
 * infinitely strong. The errors come from the Fisher information: how sharply the likelihood falls off around the best ratings. Best player
 * first.
 */
export function ratings(encounters: readonly Encounter[], imaginedDraws = 1): Rating[] {
  const names = [...new Set(encounters.flatMap(({ players }) => players))].sort()
  const games = names.map(() => names.map(() => 0))
  const real = names.map(() => ({ points: 0, games: 0 }))
  const points = names.map(() => 0)
  for (const { players, points: won } of encounters) {
    const [a, b] = players.map((name) => names.indexOf(name)) as [number, number]
    const played = won[0] + won[1]
    if (a === b || played === 0) continue
    const imagined = games[a]![b] === 0 ? imaginedDraws : 0
    for (const [player, other, score] of [
      [a, b, won[0]],
      [b, a, won[1]],
    ] as const) {
      games[player]![other]! += played + imagined
      points[player]! += score + imagined / 2
      real[player]!.points += score
      real[player]!.games += played
    }
  }
  const strengths = mostLikely(games, points)
  const covariance = inverse(gauged(information(games, strengths)))
  return names
    .map((player, i): Rating => {
      // The gauge pins the mean of all ratings; its own part of the variance, 1/n, is taken out again.
      const error = SCALE * Math.sqrt(Math.max(0, covariance[i]![i]! - 1 / names.length))
      const elo = MEAN + SCALE * strengths[i]!
      return { player, elo, error, low: elo - Z95 * error, high: elo + Z95 * error, ...real[i]! }
    })
    .sort((a, b) => b.elo - a.elo || (a.player < b.player ? -1 : 1))
}

/** Newton's method on the likelihood, which is concave: a handful of rounds, halved steps where it would overshoot. */
function mostLikely(games: readonly (readonly number[])[], points: readonly number[]): number[] {
  const strengths = points.map(() => 0)
  for (let round = 0; round < ROUNDS; round++) {
    const slope = points.map((score, i) => score - sum(games[i]!.map((played, j) => played * chanceOf(strengths, i, j))))
    const solved = inverse(gauged(information(games, strengths)))
    const step = solved.map((row) => sum(row.map((entry, j) => entry * slope[j]!)))
    const largest = Math.max(...step.map(Math.abs))
    const damping = largest > 1 ? 1 / largest : 1
    for (let i = 0; i < strengths.length; i++) strengths[i]! += damping * step[i]!
    if (largest < CLOSE_ENOUGH) break
  }
  return strengths
}

function chanceOf(strengths: readonly number[], a: number, b: number): number {
  return 1 / (1 + Math.exp(strengths[b]! - strengths[a]!))
}

/** Fisher's: for each pair its games times p (1 − p), as the Laplacian of the graph of those who have met. */
function information(games: readonly (readonly number[])[], strengths: readonly number[]): number[][] {
  return games.map((row, i) => {
    const weights = row.map((played, j) => played * chanceOf(strengths, i, j) * chanceOf(strengths, j, i))
    return weights.map((weight, j) => (i === j ? sum(weights) - weight : -weight))
  })
}

/** Ratings are known up to a shift; adding 1/n everywhere fixes their mean and makes the matrix one that can be inverted. */
function gauged(matrix: readonly (readonly number[])[]): number[][] {
  return matrix.map((row) => row.map((entry) => entry + 1 / matrix.length))
}

/** Gauss and Jordan, with the largest pivot. */
function inverse(matrix: readonly (readonly number[])[]): number[][] {
  const size = matrix.length
  const rows = matrix.map((row, i) => [...row, ...row.map((_, j) => (i === j ? 1 : 0))])
  for (let column = 0; column < size; column++) {
    let best = column
    for (let i = column + 1; i < size; i++) if (Math.abs(rows[i]![column]!) > Math.abs(rows[best]![column]!)) best = i
    const pivot = rows[best]!
    if (Math.abs(pivot[column]!) < Number.EPSILON)
      throw new RangeError('These players can’t be compared: some of them have not met, not even by way of others.')
    rows[best] = rows[column]!
    rows[column] = pivot.map((entry) => entry / pivot[column]!)
    for (let i = 0; i < size; i++) {
      const factor = rows[i]![column]!
      if (i !== column && factor !== 0) rows[i] = rows[i]!.map((entry, j) => entry - factor * rows[column]![j]!)
    }
  }
  return rows.map((row) => row.slice(size))
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0)
}

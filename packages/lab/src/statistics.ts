/** The normal quantile that leaves 2.5 % on either side. */
export const Z95 = 1.959963984540054

export interface Share {
  readonly count: number
  readonly of: number
  readonly share: number
  /** The 95 % interval. */
  readonly low: number
  readonly high: number
}

/** `count` of `of` as a share with its Wilson score interval, which stays honest for few games and for shares near 0 and 1. */
export function shareOf(count: number, of: number, z = Z95): Share {
  if (of === 0) return { count, of, share: 0, low: 0, high: 1 }
  const share = count / of
  const z2 = z * z
  const middle = (share + z2 / (2 * of)) / (1 + z2 / of)
  const reach = (z / (1 + z2 / of)) * Math.sqrt((share * (1 - share)) / of + z2 / (4 * of * of))
  // At the ends the formula meets 0 and 1 exactly; rounding must not miss them.
  return { count, of, share, low: count === 0 ? 0 : middle - reach, high: count === of ? 1 : middle + reach }
}

export interface Spread {
  readonly mean: number
  readonly median: number
  readonly least: number
  readonly most: number
  /** Of the sample. */
  readonly deviation: number
}

/** How numbers are spread; null where there are none. */
export function spreadOf(values: readonly number[]): Spread | null {
  if (values.length === 0) return null
  const sorted = [...values].sort((a, b) => a - b)
  const count = sorted.length
  const mean = sorted.reduce((sum, value) => sum + value, 0) / count
  const squares = sorted.reduce((sum, value) => sum + (value - mean) ** 2, 0)
  const half = count >> 1
  return {
    mean,
    median: count % 2 === 1 ? sorted[half]! : (sorted[half - 1]! + sorted[half]!) / 2,
    least: sorted[0]!,
    most: sorted[count - 1]!,
    deviation: count > 1 ? Math.sqrt(squares / (count - 1)) : 0,
  }
}

export interface Mean {
  readonly mean: number
  /** The 95 % interval. */
  readonly low: number
  readonly high: number
}

/** The mean of many numbers with its interval; null for fewer than two, which say nothing about how they are spread. */
export function meanOf(values: readonly number[]): Mean | null {
  const spread = spreadOf(values)
  if (!spread || values.length < 2) return null
  const reach = (Z95 * spread.deviation) / Math.sqrt(values.length)
  return { mean: spread.mean, low: spread.mean - reach, high: spread.mean + reach }
}

const GROUPS = 20

/**
 * A statistic of many things with its interval, for one that is no mean of numbers: how much it changes when a part of them is left out
 * tells how sure it is. Null for fewer than two.
 */
export function jackknife<T>(things: readonly T[], statistic: (some: readonly T[]) => number): Mean | null {
  const groups = Math.min(GROUPS, things.length)
  if (groups < 2) return null
  const without = Array.from({ length: groups }, (_, group) => statistic(things.filter((_thing, i) => i % groups !== group)))
  const centre = without.reduce((sum, value) => sum + value, 0) / groups
  const squares = without.reduce((sum, value) => sum + (value - centre) ** 2, 0)
  const reach = Z95 * Math.sqrt(((groups - 1) / groups) * squares)
  const mean = statistic(things)
  return { mean, low: mean - reach, high: mean + reach }
}

/** What so large a share of sorted numbers lies below, between its neighbours in proportion; there must be at least one number. */
export function quantileOf(sorted: readonly number[], share: number): number {
  const place = share * (sorted.length - 1)
  const below = Math.floor(place)
  const above = Math.min(below + 1, sorted.length - 1)
  return sorted[below]! + (place - below) * (sorted[above]! - sorted[below]!)
}

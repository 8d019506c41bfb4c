/** How likely everything is that was counted. */
export interface Odds {
  /** How often the rule was run for it, and how much was rolled, drawn and done aside in all. */
  readonly runs: number
  readonly steps: number
  /** How far any share may be off: nothing if the odds are exact, else two standard errors of the least certain one. */
  readonly error: number
  /** Of 1. */
  share(name: string): number
  /** How many of so many: a whole number where the rule's dice have as many falls, or a part of them. */
  outOf(of: number, name: string): number
  /** All things that can come of something, of which one does: whole numbers that add up to `of`, in lowest terms. */
  among(names: readonly string[]): Shares
}

export interface Shares {
  readonly of: number
  /** In the order of the names. */
  readonly counts: readonly number[]
  /** How far any of the shares may be off; 0 if they are exact. */
  readonly error: number
}

interface Work {
  readonly runs: number
  readonly steps: number
}

/** Chances that were gone through, in whole numbers of `of`, and with them those that were only sampled. */
export function oddsOf(counts: ReadonlyMap<string, bigint>, of: bigint, sampled: Sampled | null, { runs, steps }: Work): Odds {
  const error = sampled?.error ?? 0
  const share = (name: string) => ratio(counts.get(name) ?? 0n, of) + (sampled?.shares.get(name) ?? 0)
  const outOf = (all: number, name: string) => (sampled ? share(name) * all : ratio((counts.get(name) ?? 0n) * BigInt(all), of))
  const among = (names: readonly string[]): Shares => {
    if (sampled) return inParts(names.map(share), ABOUT, error)
    const chances = names.map((name) => counts.get(name) ?? 0n)
    const common = chances.reduce(gcd, of)
    if (of / common <= Number.MAX_SAFE_INTEGER) return { of: Number(of / common), counts: chances.map((n) => Number(n / common)), error }
    return inParts(names.map(share), FINE, 1 / FINE)
  }
  return { runs, steps, error, share, outOf, among }
}

export interface Sampled {
  readonly shares: ReadonlyMap<string, number>
  readonly error: number
}

/** Sampled shares are told in thousandths; exact ones whose fraction has no room in a number nearly as exactly as a number can. */
const ABOUT = 1000
const FINE = 2 ** 46

/** Rounded so that they still add up: the largest remainders get what is left. */
function inParts(shares: readonly number[], of: number, error: number): Shares {
  const counts = shares.map((share) => Math.floor(share * of))
  let left = of - counts.reduce((sum, n) => sum + n, 0)
  const byRemainder = shares
    .map((share, i) => ({ i, remainder: share * of - counts[i]! }))
    .sort((a, b) => b.remainder - a.remainder || a.i - b.i)
  for (let i = 0; left > 0; i = (i + 1) % byRemainder.length, left--) counts[byRemainder[i]!.i]!++
  return { of, counts, error }
}

/** As a number, as exact as numbers are. */
export function ratio(n: bigint, of: bigint): number {
  if (n <= Number.MAX_SAFE_INTEGER && of <= Number.MAX_SAFE_INTEGER) return Number(n) / Number(of)
  return Number((n << 60n) / of) / 2 ** 60
}

export function gcd(a: bigint, b: bigint): bigint {
  let [x, y] = [a, b]
  while (y !== 0n) [x, y] = [y, x % y]
  return x
}

export function lcm(a: bigint, b: bigint): bigint {
  return a === b || a % b === 0n ? a : a * (b / gcd(a, b))
}

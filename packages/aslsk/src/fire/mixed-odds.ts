import { OUTCOMES, oddsFrom, type TargetOdds } from './target-odds.ts'

/** Several ways that something may take, each so many of `of`: what becomes of the targets on all of them together. */
export function mixedOdds(ways: readonly { readonly share: number; readonly odds: TargetOdds }[]): TargetOdds {
  const shares = ways.reduce((sum, { share }) => sum + share, 0)
  const error = ways.reduce((sum, { share, odds }) => sum + (share / shares) * (odds.error ?? 0), 0)
  const of = ways.reduce((common, { odds }) => lcm(common, odds.of), 1)
  const chances = OUTCOMES.map((outcome) => ways.reduce((sum, { share, odds }) => sum + share * (odds[outcome] ?? 0) * (of / odds.of), 0))
  const lowest = chances.reduce(gcd, of * shares)
  const isExact = error === 0 && Number.isSafeInteger(of * shares)
  const counts = isExact ? chances.map((n) => n / lowest) : inParts(chances, of * shares, ROUGH)
  return oddsFrom(isExact ? (of * shares) / lowest : ROUGH, counts, Math.max(error, isExact ? 0 : 1 / ROUGH))
}

/** How finely chances are told whose fraction is too large for a number. */
const ROUGH = 1_000_000

const UNHARMED = OUTCOMES.indexOf('unharmed')

/** Rounded so that they add up. */
function inParts(chances: readonly number[], of: number, parts: number): number[] {
  const counts = chances.map((n) => Math.floor((n / of) * parts))
  counts[UNHARMED]! += parts - counts.reduce((sum, n) => sum + n, 0)
  return counts
}

function gcd(a: number, b: number): number {
  return b === 0 ? a : gcd(b, a % b)
}

function lcm(a: number, b: number): number {
  return (a / gcd(a, b)) * b
}

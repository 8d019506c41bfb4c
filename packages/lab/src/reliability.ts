import type { Sample } from '@firegroup/ai'

/** Of positions for which about the same was said. */
export interface Bin {
  readonly positions: number
  /** The mean of what was said, and the share that came. */
  readonly said: number
  readonly came: number
}

/** How true what is said of positions is: of those said to be won so often, how many were. Plain data. */
export interface Reliability {
  readonly games: number
  readonly positions: number
  /** From said 0 to 0.1 up to said 0.9 to 1. */
  readonly bins: readonly Bin[]
  /** The mean square of what was said less what came, and that of saying the same share of all positions. */
  readonly brier: number
  readonly constant: number
  /** How far what was said is off what came, on average over the bins by their positions. */
  readonly off: number
}

const BINS = 10
const DIGITS = 1e4
const rounded = (value: number): number => Math.round(value * DIGITS) / DIGITS

/** From the positions of each of some games. */
export function reliabilityOf(games: readonly (readonly Sample[])[]): Reliability {
  const positions = games.flat()
  const bins = Array.from({ length: BINS }, () => ({ positions: 0, said: 0, came: 0 }))
  let [squares, sum] = [0, 0]
  for (const { said, result } of positions) {
    const bin = bins[Math.min(BINS - 1, Math.floor(said * BINS))]!
    bin.positions++
    bin.said += said
    bin.came += result
    squares += (said - result) ** 2
    sum += result
  }
  const count = positions.length || 1
  const share = sum / count
  const constant = positions.reduce((total, { result }) => total + (share - result) ** 2, 0) / count
  const off = bins.reduce((total, { said, came }) => total + Math.abs(said - came), 0) / count
  const mean = ({ positions: of, said, came }: Bin): Bin => ({
    positions: of,
    said: rounded(said / (of || 1)),
    came: rounded(came / (of || 1)),
  })
  return {
    games: games.length,
    positions: positions.length,
    bins: bins.map(mean),
    brier: rounded(squares / count),
    constant: rounded(constant),
    off: rounded(off),
  }
}

/** Several as one. */
export function reliabilitySum(parts: readonly Reliability[]): Reliability {
  const total = (of: (part: Reliability) => number) => parts.reduce((sum, part) => sum + of(part), 0)
  const positions = total((part) => part.positions)
  const weighed = (of: (part: Reliability) => number) => rounded(total((part) => of(part) * part.positions) / (positions || 1))
  const bins = Array.from({ length: BINS }, (_, i): Bin => {
    const count = total(({ bins }) => bins[i]!.positions)
    const mean = (of: (bin: Bin) => number) => rounded(total(({ bins }) => of(bins[i]!) * bins[i]!.positions) / (count || 1))
    return { positions: count, said: mean(({ said }) => said), came: mean(({ came }) => came) }
  })
  const off = bins.reduce((sum, { positions: of, said, came }) => sum + of * Math.abs(said - came), 0) / (positions || 1)
  return {
    games: total((part) => part.games),
    positions,
    bins,
    brier: weighed((part) => part.brier),
    constant: weighed((part) => part.constant),
    off: rounded(off),
  }
}

/** More games of the same scenario: the constant forecast is made of all of them. */
export function reliabilityWith(before: Reliability, more: Reliability): Reliability {
  const both = [before, more]
  const mean = (of: (part: Reliability) => number) =>
    both.reduce((sum, part) => sum + of(part) * part.positions, 0) / (before.positions + more.positions || 1)
  const squares = mean((part) => part.constant + shareOf(part) ** 2)
  return { ...reliabilitySum(both), constant: rounded(squares - mean(shareOf) ** 2) }
}

/** What the first seat won of all positions. */
function shareOf({ bins, positions }: Reliability): number {
  return bins.reduce((sum, bin) => sum + bin.came * bin.positions, 0) / (positions || 1)
}

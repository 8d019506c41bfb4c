/** Shares of a whole in whole percent that add up to what the whole is: whoever loses most by rounding down gets one more. */
export function wholes(shares: readonly number[], whole = Math.round(shares.reduce((sum, share) => sum + share, 0) * 100)): number[] {
  const exact = shares.map((share) => share * 100)
  const counts = exact.map(Math.floor)
  const missing = whole - counts.reduce((sum, count) => sum + count, 0)
  const order = exact.map((value, i) => ({ i, rest: value - Math.floor(value) })).sort((a, b) => b.rest - a.rest || a.i - b.i)
  for (const { i } of order.slice(0, Math.max(0, missing))) counts[i]!++
  return counts
}

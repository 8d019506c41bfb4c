/** How often each sum was rolled, and how strange that is. */
import type { Seat } from '@firegroup/kernel'
import type { Roll } from './check.ts'

export interface Spread {
  /** How many dice a roll has. */
  readonly dice: number
  readonly sums: readonly number[]
  /** What fair dice give, of 1, by sum. */
  readonly expected: readonly number[]
  readonly sides: readonly Side[]
}

export interface Side {
  readonly seat: Seat
  readonly rolls: number
  /** Of its rolls, by sum. */
  readonly shares: readonly number[]
  readonly mean: number
  /** Of 100 fair games, so many have a mean as far from what is expected, or farther. */
  readonly stranger: number
}

/** Of the kind of roll that there are most of; null where nothing was rolled. */
export function spreadOf(rolls: readonly Roll[], seats: readonly Seat[]): Spread | null {
  const dice = rolls.filter((roll) => roll.dice.length === 2).length * 2 >= rolls.length ? 2 : 1
  const some = rolls.filter((roll) => roll.dice.length === dice)
  if (some.length === 0) return null
  const ways = waysOf(dice)
  const sums = [...ways.keys()]
  const all = 6 ** dice
  const sides = seats.map((seat): Side => {
    const own = some.filter((roll) => roll.seat === seat).map((roll) => roll.dice.reduce((sum, die) => sum + die, 0))
    const mean = own.length === 0 ? 3.5 * dice : own.reduce((sum, each) => sum + each, 0) / own.length
    const deviation = Math.sqrt((35 / 12) * dice) / Math.sqrt(Math.max(1, own.length))
    return {
      seat,
      rolls: own.length,
      shares: sums.map((sum) => (own.length === 0 ? 0 : own.filter((each) => each === sum).length / own.length)),
      mean,
      stranger: Math.round(100 * beyond(Math.abs(mean - 3.5 * dice) / deviation)),
    }
  })
  return { dice, sums, expected: sums.map((sum) => ways.get(sum)! / all), sides }
}

/** In how many ways so many dice come to a sum. */
function waysOf(dice: number): ReadonlyMap<number, number> {
  let ways = new Map([[0, 1]])
  for (let i = 0; i < dice; i++) {
    const next = new Map<number, number>()
    for (const [sum, count] of ways) for (let die = 1; die <= 6; die++) next.set(sum + die, (next.get(sum + die) ?? 0) + count)
    ways = next
  }
  return ways
}

/** How much of a normal distribution is farther out on either side. After Abramowitz and Stegun, 7.1.26. */
function beyond(deviations: number): number {
  const x = deviations / Math.SQRT2
  const t = 1 / (1 + 0.3275911 * x)
  return ((((1.061405429 * t - 1.453152027) * t + 1.421413741) * t - 0.284496736) * t + 0.254829592) * t * Math.exp(-x * x)
}

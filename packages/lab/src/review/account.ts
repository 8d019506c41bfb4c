import type { Seat } from '@firegroup/kernel'

/** What is known of one decision: enough to say what of the way from start to end it was. */
export interface Entry {
  readonly seat: Seat
  /** What the decision was worth over all the rolls that could follow it, to the seat of the account; null where nothing was rolled. */
  readonly expected: number | null
  /** By how much the best way was better, to whoever decided; 0 where nothing was. */
  readonly cost: number
}

/** Where a game's chances went: `start + dice + own + theirs` is `end`, always. All for one seat, between 0 and 1. */
export interface Account {
  /** Before each decision, and last the end. */
  readonly chances: readonly number[]
  /** What the dice after each decision gave, and what the decision itself did: a cost is never a gain for whoever decided. */
  readonly dice: readonly number[]
  readonly choices: readonly number[]
  readonly start: number
  readonly end: number
  readonly sums: { readonly dice: number; readonly own: number; readonly theirs: number }
}

/**
 * A roll is worth the chance after it less the mean over all rolls; a choice the chance of what was played less that of the best way. Where nothing
 * was rolled nothing but the choice can have changed the chance.
 */
export function accountOf(entries: readonly Entry[], seat: Seat, end: number): Account {
  const count = entries.length
  const chances = new Array<number>(count + 1).fill(end)
  const dice = new Array<number>(count).fill(0)
  const choices = new Array<number>(count).fill(0)
  const sums = { dice: 0, own: 0, theirs: 0 }
  for (let at = count - 1; at >= 0; at--) {
    const { seat: whose, expected, cost } = entries[at]!
    const after = chances[at + 1]!
    const played = expected ?? after
    const before = whose === seat ? Math.min(1, played + cost) : Math.max(0, played - cost)
    chances[at] = before
    dice[at] = after - played
    choices[at] = played - before
    sums.dice += dice[at]!
    sums[whose === seat ? 'own' : 'theirs'] += choices[at]!
  }
  return { chances, dice, choices, start: chances[0]!, end, sums }
}

/** The account in whole hundredths that add up as well: what rounding leaves goes to the part that it is nearest to. */
export function inHundredths({ start, end, sums }: Pick<Account, 'start' | 'end' | 'sums'>): {
  readonly start: number
  readonly dice: number
  readonly own: number
  readonly theirs: number
  readonly end: number
} {
  const [from, to] = [Math.round(100 * start), Math.round(100 * end)]
  const exact = [100 * sums.dice, 100 * sums.own, 100 * sums.theirs]
  const whole = exact.map(Math.floor)
  let left = to - from - whole.reduce((sum, part) => sum + part, 0)
  const nearest = exact.map((part, i) => ({ i, rest: part - whole[i]! })).sort((a, b) => b.rest - a.rest || a.i - b.i)
  for (let turn = 0; left !== 0; turn++) {
    const { i } = left > 0 ? nearest[turn % 3]! : nearest[2 - (turn % 3)]!
    whole[i] = whole[i]! + Math.sign(left)
    left -= Math.sign(left)
  }
  const [dice, own, theirs] = whole.map((part) => part + 0) as [number, number, number]
  return { start: from, dice, own, theirs, end: to }
}

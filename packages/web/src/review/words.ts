/** A review in words. */
import type { Outcome, Seat } from '@firegroup/kernel'
import type { Account, Judged, RollRow } from '@firegroup/lab'

/** A share of 1 as people say it: of a hundred. */
export const hundredths = (share: number): number => Math.round(100 * share)

/** '+9', '−14', '0'. */
export const gained = (share: number): string => signedWhole(hundredths(share))

export const signedWhole = (whole: number): string => (whole > 0 ? `+${whole}` : whole < 0 ? `−${-whole}` : '0')

/** Ahead or behind as a course has been at its clearest. */
const CLEARLY = 0.35

export function headline(
  name: string,
  outcome: Outcome,
  seat: Seat,
  who: string | null,
  winner: string,
  chances: readonly number[],
): string {
  if (outcome.winner === null) return `${name} was a draw`
  const won = outcome.winner === seat
  const turned = won ? Math.min(...chances) < CLEARLY : Math.max(...chances) > 1 - CLEARLY
  if (who === null) return `The ${winner} won ${name}${turned ? ', after it looked otherwise' : ''}`
  if (won) return `You won ${name}${turned ? ', after being behind' : ''}`
  return `You lost ${name}${turned ? ', after being ahead' : ''}`
}

/** The rows that are told by themselves; all others are told as one. */
const ROWS: { readonly [row: string]: readonly [what: string, came: string] } = {
  shots: ['shots', 'with effect'],
  checks: ['checks', 'passed'],
  cards: ['cards', 'drawn'],
}
const REST = ['Everything else', ''] as const

/** The rows of the one side, then of the other, then everything else together: their worths add up to the worth of all dice. */
export function rowsTold(rows: readonly RollRow[], seat: Seat): readonly RollRow[] {
  const place = (row: RollRow): number => (row.seat === seat ? 0 : 10) + Object.keys(ROWS).indexOf(row.row)
  const told = rows.filter(({ row }) => row in ROWS).toSorted((a, b) => place(a) - place(b))
  const rest = rows.filter(({ row }) => !(row in ROWS)).reduce((sum, { worth }) => sum + worth, 0)
  return hundredths(rest) === 0 ? told : [...told, { seat: '', row: 'rest', count: 0, successes: 0, expected: 0, worth: rest }]
}

export const rowWords = ({ row }: RollRow): readonly [what: string, came: string] => ROWS[row] ?? REST

/** Rows of which it can be said how many came off. */
export const isCounted = ({ row }: RollRow): boolean => row === 'shots' || row === 'checks'

/** 'The dice were worth +9 to you.' */
export function luckWords(worth: number, dice: string, whom: string): string {
  return worth === 0 ? `the ${dice} were even` : `the ${dice} were worth ${signedWhole(worth)} to ${whom}`
}

export interface Swing {
  readonly at: number
  readonly by: number
}

/** Dice that moved the chance by so much are marked. */
const MARKED = 0.1

/** The decisions after which dice moved the chance most, in order. */
export function swings({ dice }: Account): readonly Swing[] {
  return dice.flatMap((by, at) => (Math.abs(by) >= MARKED ? [{ at, by }] : []))
}

/** The chart in a sentence or two, for those who hear it. */
export function courseSentence({ chances, dice, choices, start, end }: Account, whom: string): string {
  const steps = chances.slice(1).map((after, at) => ({ at, by: after - chances[at]! }))
  const largest = steps.reduce((most, step) => (Math.abs(step.by) > Math.abs(most.by) ? step : most), { at: 0, by: 0 })
  const cause = Math.abs(dice[largest.at] ?? 0) > Math.abs(choices[largest.at] ?? 0) ? 'by dice' : 'by a choice'
  const turn =
    largest.by === 0
      ? ''
      : ` The largest step was at decision ${largest.at + 1}, from ${hundredths(chances[largest.at]!)} to ${hundredths(chances[largest.at + 1]!)}, ${cause}.`
  return `The chance of ${whom} to win, of 100, ran from ${hundredths(start)} to ${hundredths(end)}: at most ${hundredths(Math.max(...chances))}, at least ${hundredths(Math.min(...chances))}.${turn}`
}

/** What cost, and what only seemed to. */
export const isSure = ({ cost }: Judged): boolean => cost > 0

/** 'it holds C6 and loses fewer men'; '' where nothing can be said. */
export const reasonWords = (because: readonly string[]): string => (because.length === 0 ? '' : `it ${because.join(' and ')}`)

/** Numbers as the lab says them. */

/** What counts as fair, of 1. */
export const FAIR = { low: 0.45, high: 0.55 } as const

/** '46%' or '46.2%'. */
export const percent = (share: number): string => `${Number((share * 100).toFixed(1))}%`

/** '46' or '46.2', of a hundred. */
export const points = (share: number, digits = 0): string => (share * 100).toFixed(digits)

/** '2,000': as English writes it, whatever the browser speaks. */
export const count = (value: number): string => value.toLocaleString('en')

/** '1 game', '2,000 games'. */
export const games = (value: number): string => (value === 1 ? '1 game' : `${count(value)} games`)

/** Small numbers with a decimal, large ones without. */
export const amount = (value: number): string => (value >= 100 ? count(Math.round(value)) : value.toFixed(value < 10 ? 2 : 1))

/** The drill of the day: the same for everybody who has the same set, from the date alone. */
import type { Drill } from '@firegroup/lab'

/** '2026-11-15', as the calendar on the wall says it. */
export const dayOf = (date: Date): string =>
  `${date.getFullYear()}-${String(date.getMonth() + 1).padStart(2, '0')}-${String(date.getDate()).padStart(2, '0')}`

/** Days since the first of 1970 by that calendar. */
export const dayNumber = (day: string): number => Math.floor(Date.parse(`${day}T00:00:00Z`) / 86_400_000)

/** A stride that shares no factor with any set of fewer than so many: day after day all of them come up, neighbours seldom. */
const STRIDE = 101

/** The games take turns; of each the drills come in an order that jumps about. */
export function dailyDrill(sets: readonly (readonly Drill[])[], day: string): Drill | undefined {
  const filled = sets.filter((set) => set.length > 0)
  if (filled.length === 0) return undefined
  const number = dayNumber(day)
  const set = filled[number % filled.length]!
  return set[(Math.floor(number / filled.length) * STRIDE) % set.length]
}

const MONTHS = 'January February March April May June July August September October November December'.split(' ')

/** '15 November'. */
export function dayWords(day: string): string {
  const [, month, date] = day.split('-').map(Number)
  return `${date} ${MONTHS[month! - 1]}`
}

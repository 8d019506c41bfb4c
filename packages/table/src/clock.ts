/**
 * The clocks of a match among people. They are plain data and know no time of their own: whoever keeps them says what time it is, in milliseconds. A seat's
 * clock runs while everybody may know that it is asked; while others may be about to react, nobody's does.
 */
import { type Described, integer, type Seat, variants } from '@firegroup/kernel'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE

export const clockSchema = variants({
  none: {},
  /** Minutes for the whole match; of every decision the first seconds are free. */
  live: { bank: integer(1, 600), increment: integer(0, 600) },
  /** Days for each decision, and days away once a match. */
  days: { each: integer(1, 60), away: integer(0, 60) },
})

export type ClockTerms = Described<typeof clockSchema>

export interface SeatClock {
  /** What is left of the bank, or for the decision that is open. */
  readonly left: number
  /** Days away that are left; they run when the others are used up. */
  readonly away: number
  /** What was left when the decision that is open was asked for. */
  readonly began: number
}

export interface Clocks {
  readonly seats: { readonly [seat: Seat]: SeatClock }
  readonly running: readonly Seat[]
  /** Until when everything is counted. */
  readonly at: number
}

/** The clocks as a match begins; none where there is no time to keep. Computers have none. */
export function newClocks(terms: ClockTerms, people: readonly Seat[], at: number): Clocks | null {
  if (terms.type === 'none') return null
  const full: SeatClock = terms.type === 'live' ? clockOf(terms.bank * MINUTE, 0) : clockOf(terms.each * DAY, terms.away * DAY)
  return { seats: Object.fromEntries(people.map((seat) => [seat, full])), running: [], at }
}

/** As they are at a later time. */
export function clocksAt(clocks: Clocks, at: number): Clocks {
  const gone = Math.max(0, at - clocks.at)
  if (gone === 0 || clocks.running.length === 0) return { ...clocks, at }
  const seats = Object.entries(clocks.seats).map(([seat, clock]) => [seat, clocks.running.includes(seat) ? burnt(clock, gone) : clock])
  return { ...clocks, seats: Object.fromEntries(seats), at }
}

/**
 * The match has gone on: `decided` have decided something since, `asked` are asked now. Whoever has decided in time gets back what was free, or all of his
 * days.
 */
export function turnedClocks(
  terms: ClockTerms,
  clocks: Clocks,
  { decided, asked }: { readonly decided: readonly Seat[]; readonly asked: readonly Seat[] },
  at: number,
): Clocks {
  const now = clocksAt(clocks, at)
  const seats = Object.entries(now.seats).map(([seat, clock]) => {
    if (decided.includes(seat)) return [seat, begun(refreshed(terms, clock))]
    return [seat, now.running.includes(seat) ? clock : begun(clock)]
  })
  return { seats: Object.fromEntries(seats), running: asked.filter((seat) => Object.hasOwn(now.seats, seat)), at }
}

/** What somebody has left in all, in milliseconds; null for a seat without a clock. */
export function leftOf({ seats }: Clocks, seat: Seat): number | null {
  const clock = seats[seat]
  return clock ? clock.left + clock.away : null
}

/** Those whose time is up. */
export function outOfTime(clocks: Clocks, at: number): readonly Seat[] {
  const now = clocksAt(clocks, at)
  return now.running.filter((seat) => (leftOf(now, seat) ?? 1) <= 0)
}

/** When the first of those whose clock runs is out of time. */
export function deadlineOf(clocks: Clocks): number | null {
  const ends = clocks.running.map((seat) => clocks.at + (leftOf(clocks, seat) ?? 0))
  return ends.length === 0 ? null : Math.min(...ends)
}

const clockOf = (left: number, away: number): SeatClock => ({ left, away, began: left })
const begun = (clock: SeatClock): SeatClock => ({ ...clock, began: clock.left })

function burnt(clock: SeatClock, gone: number): SeatClock {
  const { left, away } = clock
  const over = Math.max(0, gone - left)
  return { ...clock, left: Math.max(0, left - gone), away: Math.max(0, away - over) }
}

function refreshed(terms: ClockTerms, now: SeatClock): SeatClock {
  if (now.left + now.away <= 0) return now
  if (terms.type === 'days') return { ...now, left: terms.each * DAY }
  const used = now.began - now.left
  const free = terms.type === 'live' ? terms.increment * 1000 : 0
  return { ...now, left: now.left + Math.max(0, Math.min(used, free)) }
}

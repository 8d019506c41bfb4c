/** Clocks as they are now: what the server said last, and what has gone since. */
import type { ClockSeen } from '@firegroup/table'
import type { Affairs } from '../at-table.ts'

/** What somebody has left in all, in milliseconds; null where there is no clock. */
export function leftNow(affairs: Affairs | null, seat: string, now: number): { readonly left: number; readonly running: boolean } | null {
  const clock = affairs?.clocks.find((each) => each.seat === seat)
  return affairs && clock ? { left: remaining(clock, now - affairs.at), running: clock.running } : null
}

function remaining({ left, away, running }: ClockSeen, gone: number): number {
  return Math.max(0, left + away - (running ? Math.max(0, gone) : 0))
}

/** At these a clock is announced, in milliseconds. */
const ANNOUNCED = [
  { at: 300_000, words: 'Five minutes left.' },
  { at: 60_000, words: 'One minute left.' },
  { at: 10_000, words: 'Ten seconds left.' },
] as const

/** What is to be said as a clock goes from one time to another; nothing where it passes no mark. */
export function announcement(before: number | null, now: number): string | null {
  if (before === null) return null
  return ANNOUNCED.findLast(({ at }) => before > at && now <= at && now > 0)?.words ?? null
}

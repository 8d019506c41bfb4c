import { expect, test } from 'vitest'
import { type Clocks, type ClockTerms, clocksAt, deadlineOf, leftOf, newClocks, outOfTime, turnedClocks } from './clock.ts'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE
const LIVE: ClockTerms = { type: 'live', bank: 25, increment: 15 }
const DAYS: ClockTerms = { type: 'days', each: 2, away: 7 }

/** North is asked from time 0 on. */
function asked(terms: ClockTerms): Clocks {
  const clocks = newClocks(terms, ['north', 'south'], 0)!
  return turnedClocks(terms, clocks, { decided: [], asked: ['north'] }, 0)
}

test('only the clock of whoever is asked runs, and in the beat nobody’s', () => {
  const first = asked(LIVE)
  expect(leftOf(clocksAt(first, MINUTE), 'north')).toBe(24 * MINUTE)
  expect(leftOf(clocksAt(first, MINUTE), 'south')).toBe(25 * MINUTE)
  const beat = turnedClocks(LIVE, first, { decided: ['north'], asked: [] }, MINUTE)
  expect(clocksAt(beat, 10 * MINUTE).seats).toEqual(beat.seats)
  expect(deadlineOf(beat)).toBeNull()
})

test('of every decision the first seconds are free, and nobody gains by being quick', () => {
  const first = asked(LIVE)
  const quick = turnedClocks(LIVE, first, { decided: ['north'], asked: ['north'] }, 4000)
  expect(leftOf(quick, 'north')).toBe(25 * MINUTE)
  const slow = turnedClocks(LIVE, quick, { decided: ['north'], asked: ['south'] }, 4000 + MINUTE)
  expect(leftOf(slow, 'north')).toBe(24 * MINUTE + 15_000)
})

test('days are for each decision, and when they are used up the days away run, once a match', () => {
  const first = asked(DAYS)
  const late = turnedClocks(DAYS, first, { decided: ['north'], asked: ['north'] }, 5 * DAY)
  expect(late.seats['north']).toEqual({ left: 2 * DAY, away: 4 * DAY, began: 2 * DAY })
  expect(deadlineOf(late)).toBe(11 * DAY)
  expect(outOfTime(late, 11 * DAY - 1)).toEqual([])
  expect(outOfTime(late, 11 * DAY)).toEqual(['north'])
})

test('whose time is up gets nothing back for a decision that came too late', () => {
  const first = asked(LIVE)
  const over = turnedClocks(LIVE, first, { decided: ['north'], asked: ['south'] }, 26 * MINUTE)
  expect(leftOf(over, 'north')).toBe(0)
})

test('without a clock there is none, and computers have none', () => {
  expect(newClocks({ type: 'none' }, ['north'], 0)).toBeNull()
  const clocks = newClocks(LIVE, ['north'], 0)!
  expect(turnedClocks(LIVE, clocks, { decided: [], asked: ['south'] }, 0).running).toEqual([])
})

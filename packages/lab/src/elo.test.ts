import { expect, test } from 'vitest'
import { type Encounter, type Rating, ratings } from './elo.ts'

const met = (a: string, b: string, won: number, lost: number): Encounter => ({ players: [a, b], points: [won, lost] })
const of = (list: readonly Rating[], player: string) => list.find((rating) => rating.player === player)!

test('three wins of four are 190.85 points, as 400 log10 3 says', () => {
  const [first, second] = ratings([met('a', 'b', 75, 25)], 0)
  expect(first!.player).toBe('a')
  expect(first!.elo - second!.elo).toBeCloseTo(400 * Math.log10(3), 6)
  expect(first!.elo + second!.elo).toBeCloseTo(3000, 6)
  expect([first!.points, first!.games]).toEqual([75, 100])
})

test('the error of a difference is that of the logit: 1 / √(n p q)', () => {
  const [first] = ratings([met('a', 'b', 75, 25)], 0)
  const ofDifference = 400 / Math.LN10 / Math.sqrt(100 * 0.75 * 0.25)
  // Two ratings around a fixed mean: each carries half of the difference.
  expect(first!.error).toBeCloseTo(ofDifference / 2, 6)
  expect(first!.high - first!.elo).toBeCloseTo(1.959964 * first!.error, 4)
})

test('odds multiply along a chain: 3 to 1 over 2 to 1 is 6 to 1', () => {
  const list = ratings([met('a', 'b', 30, 10), met('b', 'c', 20, 10)], 0)
  expect(of(list, 'a').elo - of(list, 'c').elo).toBeCloseTo(400 * Math.log10(6), 6)
  expect(list.map(({ player }) => player)).toEqual(['a', 'b', 'c'])
})

test('a player who won everything has a rating all the same, higher the more he won', () => {
  const few = ratings([met('a', 'b', 5, 0)])
  const many = ratings([met('a', 'b', 200, 0)])
  expect(few[0]!.elo - few[1]!.elo).toBeCloseTo(400 * Math.log10(5.5 / 0.5), 6)
  expect(many[0]!.elo - many[1]!.elo).toBeCloseTo(400 * Math.log10(200.5 / 0.5), 6)
})

test('the same games in parts and in another order give the same', () => {
  const whole = ratings([met('a', 'b', 30, 10), met('b', 'c', 20, 10), met('a', 'c', 9, 1)])
  const parts = ratings([met('c', 'a', 1, 9), met('b', 'a', 4, 20), met('b', 'c', 20, 10), met('a', 'b', 10, 6)])
  for (const rating of whole) expect(of(parts, rating.player).elo).toBeCloseTo(rating.elo, 6)
})

test('draws between equals leave them equal, and four times the games halve the error', () => {
  const some = ratings([met('a', 'b', 10, 10)], 0)
  const more = ratings([met('a', 'b', 40, 40)], 0)
  expect(some.map(({ elo }) => elo)).toEqual([1500, 1500])
  expect(some[0]!.error / more[0]!.error).toBeCloseTo(2, 6)
})

test('players who have not met, not even by way of others, can’t be rated together', () => {
  expect(() => ratings([met('a', 'b', 1, 1), met('c', 'd', 1, 1)])).toThrow(/can’t be compared/)
})

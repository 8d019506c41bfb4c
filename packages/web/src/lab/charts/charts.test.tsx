import { expect, test } from 'vitest'
import { lasting } from '../results/lasting.ts'
import { lengthsOf } from '../results/lengths.ts'
import { recordOf } from '../testing/fake-crew.ts'
import { apart, scale, spacedTurns, ticksTo } from './Chart.tsx'

test('ticks are round numbers that reach the largest value', () => {
  expect(ticksTo(2.7)).toEqual([0, 1, 2, 3])
  expect(ticksTo(100)).toEqual([0, 50, 100])
  expect(ticksTo(0.3)).toEqual([0, 0.1, 0.2, 0.3])
  expect(ticksTo(0)).toHaveLength(2)
  expect(scale([0, 10], [100, 0])(2.5)).toBe(75)
  expect(scale([5, 5], [0, 90])(5)).toBe(0)
})

test('labels are moved apart, and stay within the picture', () => {
  expect(apart([50, 52], 16, 0, 100)).toEqual([50, 66])
  expect(apart([98, 99, 97], 16, 0, 100)).toEqual([84, 100, 68])
  expect(apart([10, 60], 16, 0, 100)).toEqual([10, 60])
})

test('turns that have no room are left out', () => {
  const turns = Array.from({ length: 60 }, (_, i) => i + 1)
  expect(spacedTurns(turns.slice(0, 5), 400)).toEqual([1, 2, 3, 4, 5])
  expect(spacedTurns(turns, 400).length).toBeLessThan(10)
})

const games = (of: readonly { turns: number; decisions: number }[]) =>
  of.map((more, i) => recordOf({ seed: `s ${i}`, scenario: 0, players: ['a', 'b'] }, more))

test('lengths are counted by turns where games differ in them, else by decisions in round steps', () => {
  const byTurns = lengthsOf(games([5, 6, 6, 8].map((turns) => ({ turns, decisions: 100 }))))
  expect(byTurns.by).toBe('turns')
  expect(byTurns.columns.map(({ name, games: played }) => `${name}:${played}`)).toEqual(['5:1', '6:2', '7:0', '8:1'])
  const byDecisions = lengthsOf(games([88, 95, 99, 131, 179].map((decisions) => ({ turns: 5, decisions }))))
  expect(byDecisions.by).toBe('decisions')
  expect(byDecisions.columns[0]).toEqual({ name: '80', range: '80 to 89', games: 1 })
  expect(byDecisions.columns.reduce((sum, column) => sum + column.games, 0)).toBe(5)
})

test('turns that hardly a game reached are no part of a mean', () => {
  const turns = [40, 40, 12, 10, 3].map((reached, i) => ({ turn: i + 1, games: reached }))
  expect(lasting(turns, 40).map(({ turn }) => turn)).toEqual([1, 2, 3, 4])
  expect(lasting(turns.slice(4), 40)).toHaveLength(1)
})

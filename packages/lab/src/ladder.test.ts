import { expect, test } from 'vitest'
import { type LadderPlan, ladderOf, ladderTasks } from './ladder.ts'
import type { GameRecord } from './record.ts'

const arena = { id: 'game', rules: 1, seats: ['allied', 'axis'] }
const plan: LadderPlan = { arena, players: ['a', 'b', 'c'], scenarios: ['one', 'two'], games: 4, seed: 's' }

const record = (allied: string, axis: string, winner: string | null): GameRecord => ({
  seed: '',
  players: { allied, axis },
  winner,
  reason: '',
  decisions: 1,
  turns: 1,
  standings: [],
  decided: null,
  outlook: [],
  heat: [],
})

test('every pair plays every scenario from both sides', () => {
  const tasks = ladderTasks(plan)
  expect(tasks).toHaveLength(12)
  expect(tasks.slice(0, 4)).toEqual([
    { seed: 's a b 1', scenario: 0, players: ['a', 'b'] },
    { seed: 's a b 2', scenario: 0, players: ['b', 'a'] },
    { seed: 's a b 3', scenario: 1, players: ['a', 'b'] },
    { seed: 's a b 4', scenario: 1, players: ['b', 'a'] },
  ])
})

test('a player more does not change the games of the others', () => {
  const more = ladderTasks({ ...plan, players: ['a', 'x', 'b', 'c'] })
  for (const task of ladderTasks(plan)) expect(more).toContainEqual(task)
})

test('wins are points wherever they were won, a draw is half of one', () => {
  const { encounters, ratings } = ladderOf(plan, [
    record('a', 'b', 'allied'),
    record('b', 'a', 'axis'),
    record('a', 'b', null),
    record('c', 'b', 'axis'),
  ])
  expect(encounters).toEqual([
    { players: ['a', 'b'], points: [2.5, 0.5] },
    { players: ['b', 'c'], points: [1, 0] },
  ])
  expect(ratings.map(({ player }) => player)).toEqual(['a', 'b', 'c'])
})

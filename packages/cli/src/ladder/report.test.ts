import { type GameRecord, ladderOf } from '@firegroup/lab'
import { expect, test } from 'vitest'
import { arenaOf } from '../sim/arenas.ts'
import { ladderReport } from './report.ts'

const plan = { arena: arenaOf('aslsk'), players: ['random', 'greedy', 'recruit'], scenarios: ['one'], games: 4, seed: 's' }

test('a ladder without a finished game says so', () => {
  expect(ladderReport(ladderOf(plan, []))).toContain('No game was finished.')
})

test('a ladder that was stopped says how much of it was played', () => {
  const won = { players: { allied: 'greedy', axis: 'random' }, winner: 'allied' } as unknown as GameRecord
  expect(ladderReport(ladderOf(plan, [won, won, won]))).toContain("3 of 12 games, 4 a pair, seed 's'")
  const all = [0, 1, 2].flatMap((pair) => Array<GameRecord>(4).fill(drawn(pair)))
  expect(ladderReport(ladderOf(plan, all))).toContain("4 games a pair, seed 's'")
})

function drawn(pair: number): GameRecord {
  const [allied, axis] = [plan.players[pair]!, plan.players[(pair + 1) % 3]!]
  return { players: { allied, axis }, winner: null } as unknown as GameRecord
}

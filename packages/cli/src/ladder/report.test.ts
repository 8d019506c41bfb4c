import { ladderOf } from '@firegroup/lab'
import { expect, test } from 'vitest'
import { arenaOf } from '../sim/arenas.ts'
import { ladderReport } from './report.ts'

test('a ladder without a finished game says so', () => {
  const plan = { arena: arenaOf('aslsk'), players: ['random', 'greedy'], scenarios: ['one'], games: 4, seed: 's' }
  expect(ladderReport(ladderOf(plan, []))).toContain('No game was finished.')
})

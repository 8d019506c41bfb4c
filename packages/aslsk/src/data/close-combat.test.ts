import { expect, test } from 'vitest'
import { closeCombatColumn } from './close-combat.ts'

test.each([
  [6, 4, '3-2', 6],
  [7, 6, '1-1', 5],
  [2, 6, '1-4', 3],
  [4, 6, '1-2', 4],
  [4, 4, '1-1', 5],
  [12, 8, '3-2', 6],
  [8, 4, '2-1', 7],
  [12, 4, '3-1', 8],
  [8, 12, '1-2', 4],
  [2, 4, '1-2', 4],
  [5, 4, '1-1', 5],
  [4, 1, '4-1', 9],
  [11, 2, '4-1', 9],
  [6, 1, '6-1', 10],
  [8, 1, '8-1', 11],
  [10, 1, '10-1', 12],
  [21, 2, '>10-1', 13],
  [1, 6, '1-6', 2],
  [1, 8, '1-8', 1],
  [1, 9, '<1-8', 0],
])('SK-3.8-06 SK-T-01 Close Combat at %s to %s is fought at %s and kills under %s', (attack, defense, odds, kill) => {
  expect(closeCombatColumn(attack, defense)).toMatchObject({ odds, kill })
  expect(closeCombatColumn(attack * 64, defense * 64)).toMatchObject({ odds, kill })
})

test('SK-3.8-06 halved FP is compared exactly: two and a half against five is 1-2, a hair less is not', () => {
  expect(closeCombatColumn(160, 320).odds).toBe('1-2')
  expect(closeCombatColumn(159, 320).odds).toBe('1-4')
})

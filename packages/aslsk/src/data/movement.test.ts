import { expect, test } from 'vitest'
import { type MovementRow, movementFactors } from './movement.ts'

const mf = (row: MovementRow) =>
  [false, true].flatMap((doubleTime) =>
    [false, true].map((withLeader) => {
      const halves = movementFactors(row, withLeader, doubleTime)
      return halves === null ? null : halves / 2
    }),
  )

test('SK-3.3.1-04 the movement chart: MMC 4, with a leader 6, at Double Time 6 and 8; SMC 6 and 8', () => {
  expect(mf('regular')).toEqual([4, 6, 6, 8])
  expect(mf('smc')).toEqual([6, 6, 8, 8])
})

test('SK-3.3.1-16 SK-3.3.1-17 the movement chart of Green and Conscript MMC', () => {
  expect(mf('green')).toEqual([3, 6, 5, 8])
  expect(mf('conscript')).toEqual([3, 5, 5, 7])
})

test('a wounded SMC has 3 MF and no Double Time', () => {
  expect(mf('woundedSmc')).toEqual([3, 3, null, null])
})

import { expect, test } from 'vitest'
import { reliabilityOf, reliabilitySum, reliabilityWith } from './reliability.ts'

const at = (said: number, result: number) => ({ features: [], said, told: 0, progress: 0, result, cell: '' })

test('positions are told by what was said of them: how often it came, and how far that is off', () => {
  const told = reliabilityOf([
    [at(0.72, 1), at(0.78, 1)],
    [at(0.74, 0), at(0.76, 1), at(1, 1)],
  ])
  expect([told.games, told.positions]).toEqual([2, 5])
  expect(told.bins[7]).toEqual({ positions: 4, said: 0.75, came: 0.75 })
  expect(told.bins[9]).toEqual({ positions: 1, said: 1, came: 1 })
  expect(told.off).toBe(0)
})

test('the Brier score is beside that of whoever always says the same', () => {
  const told = reliabilityOf([[at(0.9, 1), at(0.1, 0)]])
  expect([told.brier, told.constant]).toEqual([0.01, 0.25])
  expect(reliabilityOf([[at(0.9, 0), at(0.1, 1)]])).toMatchObject({ brier: 0.81, off: 0.9 })
})

test('scenarios together weigh by their positions, and what is off in one is not made good by another unless in the same class', () => {
  const sum = reliabilitySum([reliabilityOf([[at(0.75, 1)]]), reliabilityOf([[at(0.75, 0), at(0.25, 0), at(0.25, 0)]])])
  expect(sum).toMatchObject({ games: 2, positions: 4, off: 0.25 })
  expect(sum.bins[7]).toEqual({ positions: 2, said: 0.75, came: 0.5 })
})

test('more games of a scenario give what all of them together would have given', () => {
  const [some, more] = [
    [at(0.75, 1), at(0.71, 0.5)],
    [at(0.75, 0), at(0.25, 0)],
  ]
  const whole = reliabilityOf([some, more])
  expect(reliabilityWith(reliabilityOf([some]), reliabilityOf([more]))).toEqual(whole)
  expect(whole.constant).toBeGreaterThan(reliabilitySum([reliabilityOf([some]), reliabilityOf([more])]).constant)
})

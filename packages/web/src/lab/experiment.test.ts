import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Experiment, experimentOf, gamesIn, MOST_GAMES, queryOf, seedIn } from './experiment.ts'

const id = fc.stringMatching(/^[a-z][a-z0-9-]{0,20}$/)
const experiments: fc.Arbitrary<Experiment> = fc.record({
  scenario: id,
  players: fc.array(id, { minLength: 2, maxLength: 2 }),
  games: fc.integer({ min: 1, max: MOST_GAMES }),
  seed: fc.string({ minLength: 1, maxLength: 40 }).filter((text) => text.trim() === text && text !== ''),
  variants: fc.array(id, { maxLength: 4 }),
})

test('an address sets up the same experiment again', () => {
  fc.assert(
    fc.property(experiments, (experiment) => {
      const { variants = [], ...read } = experimentOf(queryOf(experiment))
      expect({ ...read, variants }).toEqual(experiment)
    }),
  )
})

test('what an address says wrongly is left out', () => {
  expect(experimentOf('games=none&seed=%20&players=')).toEqual({})
  expect(experimentOf('games=0&scenario=first-light')).toEqual({ scenario: 'first-light' })
  fc.assert(fc.property(fc.string(), (text) => typeof experimentOf(text) === 'object'))
})

test('numbers are read as people type them', () => {
  expect(['2,000', '2 000', '2000', ' 20 '].map(gamesIn)).toEqual([2000, 2000, 2000, 20])
  expect(['', '0', '-5', '100001', 'many', '1e3'].map(gamesIn)).toEqual([null, null, null, null, null, null])
  expect([' demo ', '', 'x'.repeat(65)].map(seedIn)).toEqual(['demo', null, null])
})

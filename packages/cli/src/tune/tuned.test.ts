import { readFileSync } from 'node:fs'
import { CATALOGUE } from '@firegroup/content'
import { tuningOf, withWeights } from '@firegroup/lab'
import { expect, test } from 'vitest'
import { tunerOf } from '../sim/arenas.ts'
import { weightsFile } from './files.ts'

test.each(CATALOGUE.map(({ id }) => id))('the table of weights of %s can be rewritten, and has a weight for every feature', (system) => {
  const tuner = tunerOf(system)
  const source = readFileSync(weightsFile(system), 'utf8')
  const unchanged = { ...tuningOf({ tuner, scenarios: [], games: 0, seed: '' }, []), fitted: tuner.weights }
  expect(withWeights(source, unchanged)).toBe(source)
})

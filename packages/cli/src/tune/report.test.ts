import { type Trial, type Tuning, tuningOf } from '@firegroup/lab'
import { expect, test } from 'vitest'
import { tunerOf } from '../sim/arenas.ts'
import { isTried, tuningReport } from './report.ts'

const nothing = tuningOf({ tuner: tunerOf('aslsk'), scenarios: ['one'], games: 2, seed: 's' }, [])
const some: Trial = { games: 2, positions: 30, fitted: 0.5, present: 0.6, gain: null }

test.each<[string, Partial<Tuning>]>([
  ['no game', {}],
  ['no game that they could be tried on', { inside: some }],
])('weights from %s are not shown, and what to do is said', (_, more) => {
  const tuning = { ...nothing, ...more }
  expect(isTried(tuning)).toBe(false)
  expect(tuningReport(tuning)).toMatch(/Too few games were finished to fit weights and try them\. Give more --games\.$/)
})

test('weights that were fitted and tried are shown', () => {
  const tuning = { ...nothing, inside: some, outside: some }
  expect(isTried(tuning)).toBe(true)
  expect(tuningReport(tuning)).toContain('feature')
})

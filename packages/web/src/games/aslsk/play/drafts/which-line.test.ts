import { aslsk, sight } from '@firegroup/aslsk'
import { scenario } from '@firegroup/content/aslsk'
import { keyFromSeed, startGame } from '@firegroup/kernel'
import { expect, test } from 'vitest'
import { lineThatCounts, whichLine } from './which-line.ts'

const started = startGame(aslsk, { scenario: scenario('first-light') }, { key: keyFromSeed('lines') })
if (!started.ok) throw new Error('The scenario does not begin.')
const s = started.value.state
const { grid } = s.setting.map
const at = grid.indexOf('D7')
const hindered = grid.indexOf('K5')
const clear = grid.indexOf('D9')

test('of several lines of fire the dock names the one whose hindrances count, and what is not added', () => {
  expect([sight(s, hindered, at).hindrance, sight(s, clear, at).hindrance]).toEqual([1, 0])
  const preview = { modifiers: [...sight(s, hindered, at).hindrances, { rule: '1.1.1', label: 'wooden building in D7', value: 2 }] }
  expect(lineThatCounts(s, { places: [clear, hindered], at }, preview)).toBe(hindered)
  const said = whichLine(s, { places: [clear, hindered], at }, preview)!
  expect(said).toMatch(/from K5, hindered by \+1.*line from D9 is not added/)
  expect(said.split(' ').length).toBeLessThanOrEqual(45)
  expect(whichLine(s, { places: [hindered], at }, preview)).toBeNull()
  expect(whichLine(s, { places: [clear, clear], at }, { modifiers: [] })).toBeNull()
})

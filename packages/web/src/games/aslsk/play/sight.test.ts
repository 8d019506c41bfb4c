import { aslsk } from '@firegroup/aslsk'
import { scenario } from '@firegroup/content/aslsk'
import { keyFromSeed, startGame } from '@firegroup/kernel'
import { expect, test } from 'vitest'
import { groundFrom } from '../../../board/sight/ground.ts'
import { readSight } from '../../../board/sight/reading.ts'
import { board } from './board/index.tsx'

const started = startGame(aslsk, { scenario: scenario('first-light') }, { key: keyFromSeed('sight') })
if (!started.ok) throw new Error('The scenario does not begin.')
const { state } = started.value
const rules = { map: board.map(state), rests: board.sightRests(state), sight: (from: number, to: number) => board.sight(state, from, to) }
const read = (from: string, to: string): ReturnType<typeof readSight> => {
  const { grid } = state.setting.map
  return readSight(rules, grid.indexOf(from), grid.indexOf(to))
}

test('a clear line is one solid stretch', () => {
  const { tone, line, verdict, drawing } = read('D4', 'I7')
  expect({ tone, line, verdict }).toEqual({ tone: 'clear', line: 'D4 to I7, range 5.', verdict: 'Clear.' })
  expect(drawing.stretches.map((stretch) => stretch.tone)).toEqual(['clear'])
  expect(drawing.cross).toBeUndefined()
})

test('a hindered line is dashed and names what hinders with its rule', () => {
  const { tone, verdict, found, drawing } = read('K5', 'D7')
  expect({ tone, verdict }).toEqual({ tone: 'hindered', verdict: 'Hindered, +1.' })
  expect(found.hindrances).toMatchObject([{ label: 'orchard in E7', rule: '3.2.1' }])
  expect(drawing.stretches).toMatchObject([{ tone: 'hindered', name: '+1 orchard in E7' }])
})

test('a blocked line has its cross where it ends, with reason and rule, and is silent on what lies behind', () => {
  const { tone, verdict, found, drawing } = read('B5', 'H6')
  expect({ tone, verdict }).toEqual({ tone: 'obstacle', verdict: 'No line of sight: the stone building in C6.' })
  expect(found.blocked).toMatchObject({ rule: '3.2.1', at: state.setting.map.grid.indexOf('C6') })
  expect(found.hindrances).toEqual([])
  expect(drawing.stretches.map((stretch) => stretch.tone)).toEqual(['clear', 'obstacle'])
  expect(drawing.cross).toEqual(drawing.stretches[1]!.from)
})

test('the ground seen from a hex says of every hex what the line to it says', () => {
  const { grid } = state.setting.map
  const from = grid.indexOf('K5')
  const { clear, hindered, dead } = groundFrom(rules, from)
  expect(clear.length + hindered.length + dead.length).toBe(state.setting.map.size)
  expect(clear).toContain(grid.indexOf('I6'))
  expect(hindered).toContain(grid.indexOf('C6'))
  expect(dead).toContain(grid.indexOf('D2'))
  for (const place of hindered) expect(readSight(rules, from, place).tone).toBe('hindered')
})

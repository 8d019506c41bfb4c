import { expect, test } from 'vitest'
import { field } from '../../test/table.ts'
import { locationNamed } from '../map/location.ts'
import { describePlace, describeStack, describeUnit, sidePeople } from './index.ts'
import { namedEvent } from './named.ts'

const s = field(
  `C3 stone building; US: 2-5-4, BAR, 2-5-4, 6-0-6
   D2 woods; level 1; German: 1-6-4 shaken moved, MG42 tripod, 1-5-4 hs fired, 1-5-4 hs fired
   F5 road N S; smoke 2
   >A2 US: 2-5-4`,
  { columns: 9, rows: 6 },
)
const stack = (name: string) => describeStack(s, locationNamed(s.setting, name))

test('a stack is read as a screen reader reads it: single men, those alike together, weapons', () => {
  expect(stack('C3')).toBe('C3, stone building. American: Leader 6-0-6, two Squads 2-5-4, BAR.')
  expect(stack('D2')).toBe('D2, forest, level 1. German: Squad 1-6-4 Shaken Moved, two Half-Squads 1-5-4 Fired, set up MG42.')
  expect(stack('F5')).toBe('F5, road. Smoke.')
})

test('a unit is told with its nation, its place, its state and its weapons', () => {
  expect(describeUnit(s, s.units[3]!)).toBe('German Squad 1-6-4 in D2, Shaken, Moved, with the set up MG42')
  expect(describeUnit(s, s.units[6]!)).toBe('American Squad 2-5-4 off the map')
})

test('a place is its ground, and what is not on the map says so', () => {
  expect(describePlace(s, locationNamed(s.setting, 'B1'))).toBe('B1, clear')
  expect(describePlace(s, -4)).toBe('Eliminated')
  expect([sidePeople(s, 'blue'), sidePeople(s, 'red')]).toEqual(['Americans', 'Germans'])
})

test('in an event places have their names; what is given or turns does not go from place to place', () => {
  const [from, to] = [locationNamed(s.setting, 'C3'), locationNamed(s.setting, 'D2')]
  expect(namedEvent(s, { type: 'retreats', rule: '1.6.3', unit: 0, from, to })).toMatchObject({ from: 'C3', to: 'D2' })
  const pivot = { type: 'pivots', rule: '15.1', unit: 0, from: 0, to: 2, halves: 4 } as const
  const turret = { type: 'turretTurns', rule: '15.1.1', unit: 0, from: 5, to: 1 } as const
  expect([namedEvent(s, pivot), namedEvent(s, turret)]).toEqual([pivot, turret])
})

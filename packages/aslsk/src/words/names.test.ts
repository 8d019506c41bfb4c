import { expect, test } from 'vitest'
import { table } from '../../test/table.ts'
import { describePlace, describeStack, describeUnit } from './index.ts'

const t = table(
  `C3 stone building; Russian: 4-4-7, MMG, 4-4-7, 8-1
   D2 woods; level 1; German: a=4-6-7 broken DM, LMG malfunctioned, 4-6-7 pinned first, 4-6-7 pinned first
   E2 German: b=2-4-7 hs
   F5 road N S; residual 4; smoke
   G2 German: MMG unpossessed, LMG, LMG, 8-0 wounded CX
   >A2 Russian: off=4-4-7`,
  { phase: 'movement' },
)

const stack = (hex: string) => describeStack(t.state, t.place(hex))

test('a stack is read as a screen reader reads it: leaders, squads alike together, Weapons', () => {
  expect(stack('C3')).toBe('C3, stone building. Russian: leader 8-1, two squads 4-4-7, MMG.')
})

test('the state of each unit and Weapon is told, and equal ones are counted together', () => {
  expect(stack('D2')).toBe(
    'D2, woods, level 1. German: squad 4-6-7 broken under desperation morale, two squads 4-6-7 pinned First Fired, malfunctioned LMG.',
  )
})

test('what lies in a hex is told', () => {
  expect(stack('F5')).toBe('F5, open ground, road. Residual fire 4. Smoke +2.')
  expect(stack('G2')).toBe('G2, open ground. German: leader 8-0 wounded CX. On the ground: MMG, two LMGs.')
})

test('an empty hex is its ground, and what is not on the map says so', () => {
  expect(describePlace(t.state, t.place('B1'))).toBe('B1, open ground')
  expect(describePlace(t.state, -4)).toBe('Eliminated')
})

test('a unit is told with its nation, its hex, its state and its Weapons', () => {
  expect(describeUnit(t.state, t.u('a'))).toBe('German squad 4-6-7 in D2, broken, under desperation morale, with the malfunctioned LMG')
  expect(describeUnit(t.state, t.u('b'))).toBe('German half squad 2-4-7 in E2')
  expect(describeUnit(t.state, t.u('off'))).toBe('Russian squad 4-4-7 offboard at A2')
})

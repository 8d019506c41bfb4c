import { expect, test } from 'vitest'
import { hexMapOf } from '../layout.ts'
import { schematicBoard } from './schematic.ts'

const hexes = new Map([['B2', { terrain: 'brush', level: 0, road: [] }]])

test('A, C, E … are the high columns, unless they shall be the low ones', () => {
  const [high, low] = [hexMapOf(schematicBoard(hexes)), hexMapOf(schematicBoard(hexes, { firstColumn: 'low' }))]
  expect([high.grid.has('B0'), high.grid.has('A0')]).toEqual([true, false])
  expect([low.grid.has('B0'), low.grid.has('A0')]).toEqual([false, true])
})

test('walls stand between the hexes that are named', () => {
  const map = hexMapOf(schematicBoard(hexes, { hexsides: ['B2/B3 wall'] }))
  expect(map.features(map.grid.indexOf('B3'), 0)).toEqual(['wall'])
  expect(() => schematicBoard(hexes, { hexsides: ['A1/C1 wall'] })).toThrow('A1 and C1 are not adjacent')
})

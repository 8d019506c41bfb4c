import { expect, test } from 'vitest'
import { field, hexOf } from '../../test/field.ts'
import { ELIMINATED, OFFBOARD } from '../state.ts'
import { adjacent, distance, isBuilding, isWoodsOrBuilding, nameOf, neighbours, placeOf, sameBuilding } from './terrain.ts'

const s = field('C3 stone building  C4 stone building  C5 stone building  B3 woods', { columns: 6, rows: 8, joined: ['C3 C4'] })
const hex = (name: string) => hexOf(s, name)

test('hexes by name', () => {
  expect(nameOf(s, placeOf(s, 'C3'))).toBe('C3')
  expect(placeOf(s, 'ZZ99')).toBeLessThan(ELIMINATED)
  expect(nameOf(s, OFFBOARD)).toBe('offboard')
})

test('near and far', () => {
  expect(distance(s, hex('C3'), hex('C6'))).toBe(3)
  expect(distance(s, hex('C3'), OFFBOARD)).toBeGreaterThan(1000)
  expect([hex('C3'), hex('C4'), hex('C5'), OFFBOARD].map((place) => adjacent(s, hex('C3'), place))).toEqual([false, true, false, false])
  expect(neighbours(s, hex('C3')).map((place) => nameOf(s, place))).toEqual(['C2', 'D2', 'D3', 'C4', 'B3', 'B2'])
  expect(neighbours(s, hex('A1')).map((place) => nameOf(s, place))).toEqual(['B0', 'B1', 'A2'])
  expect(neighbours(s, OFFBOARD)).toEqual([])
})

test('hexes are of one building where its depiction joins them', () => {
  expect(sameBuilding(s, hex('C3'), hex('C4'))).toBe(true)
  expect(sameBuilding(s, hex('C4'), hex('C5'))).toBe(false)
  expect(sameBuilding(s, hex('B3'), hex('B3'))).toBe(false)
})

test('woods and buildings', () => {
  expect([hex('C3'), hex('B3'), hex('A1'), OFFBOARD].map((place) => isWoodsOrBuilding(s, place))).toEqual([true, true, false, false])
  expect([hex('C3'), hex('B3'), hex('A1'), OFFBOARD].map((place) => isBuilding(s, place))).toEqual([true, false, false, false])
})

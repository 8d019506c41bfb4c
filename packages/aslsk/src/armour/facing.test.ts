import { expect, test } from 'vitest'
import { table } from '../../test/table.ts'
import { locationOf } from '../map/location.ts'
import { aspectHit, facingInHex, facingsFrom } from './facing.ts'

const { state } = table('A1 US: 7-4-7    J10 German: 4-6-7', { columns: 20, rows: 20 })
const hex = (id: string) => locationOf(state.setting.map.grid.indexOf(id))
const seen = (spine: number, from: string) => facingsFrom(state, hex('F5'), spine, hex(from)).join('/')

test('SK-3.2.4-27 the two hexsides at the hexspine are the front, the two opposite the rear, one on either flank the side', () => {
  // F5, pointing northeast: its neighbours from the north, clockwise
  expect(['F4', 'G5', 'G6', 'F6', 'E6', 'E5'].map((from) => seen(0, from))).toEqual(['front', 'front', 'side', 'rear', 'rear', 'side'])
  expect(['F4', 'G5', 'G6', 'F6', 'E6', 'E5'].map((from) => seen(3, from))).toEqual(['rear', 'rear', 'side', 'front', 'front', 'side'])
})

test('SK-3.2.4-65 a line along a dividing hexspine lies in both facings', () => {
  // two columns east on the same level runs along the hexspine between the front and the side
  expect(seen(0, 'H5')).toBe('front/side')
  expect(seen(1, 'H5')).toBe('front')
  expect(seen(5, 'H5')).toBe('side/rear')
  expect(seen(4, 'H5')).toBe('rear')
  expect(seen(0, 'H6')).toBe('side')
})

test('SK-3.2.4-28 inside its hex the coloured die tells', () => {
  expect([1, 2, 3, 4, 5, 6].map(facingInHex)).toEqual(['rear', 'rear', 'side', 'side', 'front', 'front'])
})

test('AID-MTR-07 AID-TANK-01 SK-3.2.4-29 the turret is hit where the coloured die is the lower', () => {
  const at = (coloured: number, white: number) => aspectHit({ coloured, white, total: coloured + white })
  expect([at(1, 2), at(2, 2), at(3, 2)]).toEqual(['turret', 'hull', 'hull'])
})

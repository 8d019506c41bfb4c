import fc from 'fast-check'
import { expect, test } from 'vitest'
import { columnIndex, columnName, formatHexId, parseHexId } from './ids.ts'

test('columns are lettered A … Z, then doubled letters', () => {
  expect([0, 25, 26, 27, 32, 52].map(columnName)).toEqual(['A', 'Z', 'AA', 'BB', 'GG', 'AAA'])
})

test('names and indices are inverse', () => {
  fc.assert(fc.property(fc.nat(26 * 8 - 1), (column) => columnIndex(columnName(column)) === column))
  fc.assert(
    fc.property(fc.nat(180), fc.nat(300), (column, row) => {
      expect(parseHexId(formatHexId({ column, row }))).toEqual({ column, row })
    }),
  )
})

test.each(['', 'a1', 'A', '1', 'A01', 'AB3', 'A-1', 'A1 ', '__proto__'])('%j is not a hex id', (id) => {
  expect(() => parseHexId(id)).toThrow(id === 'AB3' ? /not a column name/ : /not a hex id/)
})

test('a column beyond the alphabet has no name', () => {
  expect(() => columnName(208)).toThrow('Column index 208 has no name.')
  expect(() => columnName(-1)).toThrow('Column index -1 has no name.')
})

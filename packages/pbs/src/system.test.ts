import { expect, test } from 'vitest'
import { bookTable } from '../test/table.ts'

test('PBS-FF-01 PBS-INT-10 each expenditure is answered by the book, and nobody is asked', () => {
  const t = bookTable(`E5 German: 4-6-7      H5 US: a=6-6-6      A1 US: 8-0`)
  t.go('a', 'G5').rolls(5, 8, 3, 3, 1, 2)
  expect(t.answers).toEqual(['fire'])
  t.end()
})

import { expect, test } from 'vitest'
import { Slate } from './slate.ts'

test('whoever writes on a slate reads what he wrote, and nothing of others', () => {
  const slate = new Slate(3)
  const [one, other] = [slate.newWriter(), slate.newWriter()]
  expect(slate.read(one, 0)).toBeNaN()
  slate.write(one, 0, 7)
  slate.write(one, 1, 8)
  slate.write(other, 1, 9)
  expect([slate.read(one, 0), slate.read(other, 1)]).toEqual([7, 9])
  expect([slate.read(one, 1), slate.read(other, 0), slate.read(other, 2)]).toEqual([Number.NaN, Number.NaN, Number.NaN])
})

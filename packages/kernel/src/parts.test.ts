import fc from 'fast-check'
import { expect, test } from 'vitest'
import { Late, Parts } from './parts.ts'

test('parts are as long as all of them together, and have in every place what one list of them has', () => {
  const piece = fc.oneof(fc.array(fc.nat(), { maxLength: 4 }), fc.nat())
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 8 }), fc.array(piece, { maxLength: 4 }), (some, others) => {
      const made = (pieces: typeof some) => {
        const parts = new Parts<number>()
        for (const each of pieces)
          if (typeof each === 'number') parts.push(each)
          else parts.add(each)
        return parts
      }
      const parts = made(some)
      parts.addAll(made(others))
      parts.push(7)
      const list = [...some.flat(), ...others.flat(), 7]
      expect(parts.length).toBe(list.length)
      expect([...parts]).toEqual(list)
      expect(parts.flat()).toEqual(list)
      expect([...list.keys(), list.length].map((index) => parts.at(index))).toEqual([...list, undefined])
    }),
  )
})

test('what comes one by one is added to no part that somebody keeps', () => {
  const kept = [1, 2]
  const parts = new Parts<number>()
  parts.add(kept)
  parts.push(3)
  expect([kept, [...parts]]).toEqual([
    [1, 2],
    [1, 2, 3],
  ])
})

test('what is in a late part is found when it is looked at, once, and not for its length', () => {
  let looked = 0
  const parts = new Parts<number>()
  parts.add([1, 2])
  parts.add(
    new Late(2, () => {
      looked++
      return [3, 4]
    }),
  )
  parts.push(5)
  expect([parts.length, parts.at(1), parts.at(4), looked]).toEqual([5, 2, 5, 0])
  expect([parts.at(2), parts.at(3), [...parts], looked]).toEqual([3, 4, [1, 2, 3, 4, 5], 1])
})

import { expect, test } from 'vitest'
import { Remembered } from './remembered.ts'

test('a result is worked out once for each thing and key, up to so many', () => {
  const worked: string[] = []
  const remembered = new Remembered<string>(2)
  const [map, other] = [{}, {}]
  const ask = (of: object, key: string) =>
    remembered.get(of, key, () => {
      worked.push(key)
      return key.toUpperCase()
    })
  expect([ask(map, 'a'), ask(map, 'b'), ask(map, 'a'), ask(other, 'a')]).toEqual(['A', 'B', 'A', 'A'])
  expect(worked).toEqual(['a', 'b', 'a'])
  expect([ask(map, 'c'), ask(map, 'c'), ask(map, 'b')]).toEqual(['C', 'C', 'B'])
  expect(worked).toEqual(['a', 'b', 'a', 'c', 'c'])
})

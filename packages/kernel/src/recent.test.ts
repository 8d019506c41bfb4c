import { expect, test } from 'vitest'
import { Recent } from './recent.ts'

test('a result is worked out once for each thing and key, and again only when others have been asked for since', () => {
  const worked: string[] = []
  const recent = new Recent<string>(2)
  const [map, other] = [{}, {}]
  const ask = (of: object, ...keys: string[]) => {
    for (const key of keys)
      recent.get(of, key, () => {
        worked.push(key)
        return key.toUpperCase()
      })
    return worked.splice(0)
  }
  expect(ask(map, 'a', 'b', 'a', 'b')).toEqual(['a', 'b'])
  expect(ask(other, 'a')).toEqual(['a'])
  expect(ask(map, 'c', 'a')).toEqual(['c'])
  expect(ask(map, 'd', 'a', 'c')).toEqual(['d'])
  expect(ask(map, 'b')).toEqual(['b'])
  expect(recent.get(map, 'b', () => 'other')).toBe('B')
})

import { expect, test } from 'vitest'
import { copyPlain, freezePlain, isFrozenPlain, plainProblem } from './plain.ts'

test('frozen data is frozen through and through, and shared instead of copied', () => {
  const data = freezePlain({ list: [{ deep: 1 }] })
  expect(() => Object.assign(data.list[0]!, { deep: 2 })).toThrow(TypeError)
  expect(() => (data.list as unknown[]).push(3)).toThrow(TypeError)
  expect(isFrozenPlain(data.list[0])).toBe(true)
  expect(copyPlain({ data }).data).toBe(data)
  expect(plainProblem(data, 'data')).toBeNull()
})

test('what others froze is looked at and copied as before', () => {
  const shallow = Object.freeze({ list: [1] })
  expect(isFrozenPlain(shallow)).toBe(false)
  expect(copyPlain(shallow)).toEqual(shallow)
  expect(copyPlain(shallow)).not.toBe(shallow)
})

test('only plain data can be frozen', () => {
  expect(() => freezePlain({ half: 0.5 })).toThrow('data.half must be a whole number, not 0.5.')
})

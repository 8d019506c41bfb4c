import fc from 'fast-check'
import { expect, test } from 'vitest'
import { stateHash } from './hash.ts'
import { copyPlain } from './plain.ts'

const plainValue = fc.letrec((tie) => ({
  value: fc.oneof(
    { maxDepth: 4 },
    fc.maxSafeInteger(),
    fc.integer({ min: -3, max: 3 }),
    fc.string(),
    fc.boolean(),
    fc.constant(null),
    fc.array(tie('value'), { maxLength: 4 }),
    fc.dictionary(fc.stringMatching(/^[a-z]{1,3}$/), tie('value'), { maxKeys: 4 }),
  ),
})).value

test('does not depend on the order of keys, at any depth', () => {
  fc.assert(
    fc.property(plainValue, (value) => {
      expect(stateHash(keysReversed(value))).toBe(stateHash(value))
    }),
  )
})

test('survives a trip through JSON', () => {
  fc.assert(
    fc.property(plainValue, (value) => {
      expect(stateHash(JSON.parse(JSON.stringify(value)))).toBe(stateHash(value))
    }),
  )
})

test('tells apart what is not the same', () => {
  fc.assert(
    fc.property(plainValue, plainValue, (a, b) => {
      fc.pre(canonical(a) !== canonical(b))
      expect(stateHash(a)).not.toBe(stateHash(b))
    }),
    { numRuns: 2000 },
  )
})

test('tells apart look-alikes', () => {
  const lookAlikes: unknown[] = [
    0,
    '0',
    '',
    false,
    true,
    null,
    'null',
    [],
    {},
    [0],
    ['0'],
    [[]],
    [[], []],
    [0, 0],
    [null],
    1,
    -1,
    4294967295,
    -4294967297,
    4294967296,
    4294967297,
    2 ** 53 - 1,
    -(2 ** 53 - 1),
    { a: 0 },
    { a: '0' },
    { a: null },
    { a: {} },
    { a: [] },
    { b: 0 },
    { ab: 'cd' },
    { cd: 'ab' },
    { a: 1, b: 2 },
    { a: 2, b: 1 },
    { a: { b: 1 } },
    { b: { a: 1 } },
    ['ab', 'c'],
    ['a', 'bc'],
    ['abc'],
    [1, 2],
    [2, 1],
    { 0: 1, 1: 2 },
  ]
  const hashes = lookAlikes.map((value) => stateHash(value))
  expect(new Set(hashes).size).toBe(lookAlikes.length)
  // both halves do their part: each alone tells these apart
  expect(new Set(hashes.map((hash) => hash.slice(0, 8))).size).toBe(lookAlikes.length)
  expect(new Set(hashes.map((hash) => hash.slice(8))).size).toBe(lookAlikes.length)
})

test('any one changed number, however deep, changes the hash', () => {
  const units = Array.from({ length: 60 }, (_, id) => ({ id, hex: id * 3, broken: false, carries: [id] }))
  const hashes = new Set([stateHash({ units })])
  for (let id = 0; id < units.length; id++) {
    const changed = copyPlain(units)
    changed[id]!.hex++
    hashes.add(stateHash({ units: changed }))
    changed[id]!.hex--
    changed[id]!.carries[0] = -1
    hashes.add(stateHash({ units: changed }))
  }
  expect(hashes.size).toBe(121)
})

test('a field set to undefined is a field left out', () => {
  expect(stateHash({ a: 1, b: undefined })).toBe(stateHash({ a: 1 }))
})

test('several values are hashed in order', () => {
  expect(stateHash(1, 2)).not.toBe(stateHash(2, 1))
  expect(stateHash({}, 0)).not.toBe(stateHash({}, 1))
})

test.each([
  ['a half', { fp: 0.5 }, 'A state holds 0.5: only whole numbers hash the same everywhere.'],
  ['not a number', [Number.NaN], 'A state holds NaN'],
  ['infinity', Number.POSITIVE_INFINITY, 'A state holds Infinity'],
  ['a function', { f: () => 0 }, 'A state holds a function: only plain data can be hashed.'],
  ['a bigint', 1n, 'A state holds a bigint'],
  ['a map', { units: new Map() }, 'A state holds a Map'],
  ['a set', { units: new Set([1]) }, 'A state holds a Set'],
  ['a typed array', new Uint8Array(2), 'A state holds a Uint8Array'],
  ['a hole in a list', [1, undefined], 'A state holds a list with nothing at 1'],
])('refuses %s, which would not come back from a file', (_what, value, message) => {
  expect(() => stateHash(value)).toThrow(message)
})

test('golden hashes: whoever changes them makes every save diverge', () => {
  expect(stateHash({ turn: 3, units: [{ id: 'a', hex: -1 }], over: false, by: null }, 17)).toMatchInlineSnapshot(`"4414cfb4b2047760"`)
  expect(stateHash('')).toMatchInlineSnapshot(`"96e3c15b68b65e60"`)
})

function keysReversed(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(keysReversed)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .reverse()
      .map(([key, member]) => [key, keysReversed(member)]),
  )
}

function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join()}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  const members = Object.entries(value).map(([key, member]) => `${key}:${canonical(member)}`)
  return `{${members.sort().join()}}`
}

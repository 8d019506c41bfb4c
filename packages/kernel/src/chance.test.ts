import fc from 'fast-check'
import { expect, test } from 'vitest'
import { chachaBlock, commitmentTo, KeyedChance, keyFromSeed } from './chance.ts'
import { sha256Hex } from './sha256.ts'

const bytesOf = (words: Uint32Array) =>
  Array.from(words, (word) => [0, 8, 16, 24].map((shift) => ((word >>> shift) & 0xff).toString(16).padStart(2, '0')).join('')).join('')

test('RFC 8439 2.3.2: the block function', () => {
  const input = new Uint32Array([
    0x61707865, 0x3320646e, 0x79622d32, 0x6b206574, 0x03020100, 0x07060504, 0x0b0a0908, 0x0f0e0d0c, 0x13121110, 0x17161514, 0x1b1a1918,
    0x1f1e1d1c, 0x00000001, 0x09000000, 0x4a000000, 0x00000000,
  ])
  const output = new Uint32Array(16)
  chachaBlock(input, output)
  expect(bytesOf(output)).toBe(
    '10f1e7e4d13b5915500fdd1fa32071c4c7d1f4c733c068030422aa9ac3d46c4ed2826446079faa0914c2d705d98b02a2b5129cd1de164eb9cbd083e8a2503c4e',
  )
})

test('RFC 8439 A.1: the words taken under the zero key are its keystream, block after block', () => {
  const chance = new KeyedChance('0'.repeat(64))
  const words = Uint32Array.from({ length: 32 }, () => chance.die(0x100000000) - 1)
  expect(bytesOf(words)).toBe(
    '76b8e0ada0f13d90405d6ae55386bd28bdd219b8a08ded1aa836efcc8b770dc7da41597c5157488d7724e03fb8d84a376a43b8f41518a11cc387b669b2ee6586' +
      '9f07e7be5551387a98ba977c732d080dcb0f29a048e3656912c6533e32ee7aed29b721769ce64e43d57133b074d839d531ed1f28510afb45ace10a1f4b794d6f',
  )
})

test('the bytes of a key are taken in order', () => {
  const key = Array.from({ length: 32 }, (_, i) => i.toString(16).padStart(2, '0')).join('')
  const other = new KeyedChance(key)
  const input = new Uint32Array([
    0x61707865,
    0x3320646e,
    0x79622d32,
    0x6b206574,
    ...Array.from({ length: 8 }, (_, i) => 0x03020100 + i * 0x04040404),
    0,
    0,
    0,
    0,
  ])
  const output = new Uint32Array(16)
  chachaBlock(input, output)
  expect(other.die(0x100000000) - 1).toBe(output[0])
})

test('golden numbers: whoever changes the stream must give the generator another name', () => {
  const chance = new KeyedChance(keyFromSeed('golden'))
  const list = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9]
  const dice = Array.from({ length: 20 }, () => chance.die(6))
  const picks = Array.from({ length: 10 }, () => chance.pick(new Array(52)))
  chance.shuffle(list)
  expect({ dice, picks, list, position: chance.position }).toMatchInlineSnapshot(`
    {
      "dice": [
        6,
        3,
        5,
        1,
        3,
        5,
        1,
        6,
        3,
        4,
        6,
        5,
        5,
        5,
        2,
        4,
        4,
        4,
        6,
        3,
      ],
      "list": [
        6,
        7,
        1,
        5,
        4,
        8,
        9,
        0,
        2,
        3,
      ],
      "picks": [
        49,
        16,
        22,
        20,
        45,
        25,
        17,
        23,
        22,
        15,
      ],
      "position": 39,
    }
  `)
  expect(commitmentTo(keyFromSeed('golden'))).toMatchInlineSnapshot(`"fa67efd5b709229a5dbfe8ffa43b0ca58cea12a07af901cc1c6b92231c177ec9"`)
})

test('a six-sided die is even, and so are pairs of dice', () => {
  const chance = new KeyedChance(keyFromSeed('chi-square'))
  const rolls = 360_000
  const pairs = new Array<number>(36).fill(0)
  for (let i = 0; i < rolls; i++) {
    const cell = 6 * (chance.die(6) - 1) + chance.die(6) - 1
    pairs[cell] = pairs[cell]! + 1
  }
  // 35 degrees of freedom: one honest generator in ten million is above 98
  expect(chiSquare(pairs, rolls / 36)).toBeLessThan(98)
})

test('a shuffle of four gives each of the 24 orders as often', () => {
  const chance = new KeyedChance(keyFromSeed('orders'))
  const seen = new Map<string, number>()
  for (let i = 0; i < 48_000; i++) {
    const list = ['a', 'b', 'c', 'd']
    chance.shuffle(list)
    seen.set(list.join(''), (seen.get(list.join('')) ?? 0) + 1)
  }
  expect(seen.size).toBe(24)
  expect(chiSquare([...seen.values()], 2000)).toBeLessThan(75)
})

test('words that would favour small results are thrown away', () => {
  // 2^31 + 1 possibilities: a plain remainder would give the small ones twice as often, so about half of the words must go
  const chance = new KeyedChance(keyFromSeed('rejection'))
  for (let i = 0; i < 1000; i++) chance.die(0x80000001)
  expect(chance.position).toBeGreaterThan(1800)
  expect(chance.position).toBeLessThan(2200)
})

test('the sequence is the same from any position, reached in any way', () => {
  const key = keyFromSeed('seek')
  const straight = new KeyedChance(key)
  const faces = Array.from({ length: 500 }, () => straight.die(1024))
  fc.assert(
    fc.property(fc.array(fc.nat(499), { minLength: 1, maxLength: 30 }), (positions) => {
      const chance = new KeyedChance(key)
      for (const position of positions) {
        chance.position = position
        expect(chance.die(1024)).toBe(faces[position])
        expect(new KeyedChance(key, position).die(1024)).toBe(faces[position])
      }
    }),
  )
})

test('a copy goes on by itself from the same place', () => {
  const chance = new KeyedChance(keyFromSeed('copy'))
  chance.die(6)
  const copy = chance.copy()
  const ahead = [copy.die(1000), copy.die(1000)]
  expect(chance.position).toBe(1)
  expect([chance.die(1000), chance.die(1000)]).toEqual(ahead)
})

test('positions beyond 2^36 use the upper word of the counter', () => {
  const key = keyFromSeed('far')
  const far = 16 * 0x100000000
  expect(new KeyedChance(key, far).die(0x100000000)).not.toBe(new KeyedChance(key, 0).die(0x100000000))
})

test('nothing, a fraction of a side and a bad key are refused', () => {
  const chance = new KeyedChance(keyFromSeed('x'))
  for (const sides of [0, -1, 2.5, Number.NaN, 0x100000001]) expect(() => chance.die(sides)).toThrow(/Nothing to choose from/)
  expect(() => chance.pick([])).toThrow(/Nothing to choose from/)
  for (const key of ['', 'F'.repeat(64), '0'.repeat(63), `${'0'.repeat(63)}g`]) expect(() => new KeyedChance(key)).toThrow(/64 hexadecimal/)
})

test('a commitment fixes the key without being its plain digest', () => {
  const key = keyFromSeed('a')
  expect(commitmentTo(key)).toMatch(/^[0-9a-f]{64}$/)
  expect(commitmentTo(key)).not.toBe(commitmentTo(keyFromSeed('b')))
  expect(commitmentTo(key)).not.toBe(sha256Hex(key))
})

function chiSquare(counts: readonly number[], expected: number): number {
  return counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0)
}

test('a second sequence of the same key, in which rolling does not move the first', () => {
  const chance = new KeyedChance(keyFromSeed('beside'))
  const alone = Array.from({ length: 20 }, () => chance.copy()).map((copy) => copy.die(6))
  const first = [chance.die(6), chance.die(6)]
  const beside = chance.beside(3)
  const dice = [beside.die(10), beside.die(10), beside.die(10)]
  expect([chance.position, beside.position]).toEqual([2, 6])
  expect(chance.beside(4).die(10)).toBe(dice[1])
  expect(first[0]).toBe(alone[0])
  expect(new KeyedChance(keyFromSeed('another')).beside(3).copy().position).toBe(3)
})

import { createHash } from 'node:crypto'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { sha256Hex } from './sha256.ts'

test.each([
  ['', 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'],
  ['abc', 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'],
  ['abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq', '248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1'],
  ['a'.repeat(1_000_000), 'cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0'],
])('FIPS 180-4: %.20s…', (message, digest) => {
  expect(sha256Hex(message)).toBe(digest)
})

test('agrees with the platform on any text, at every length around a block', () => {
  const platform = (message: string) => createHash('sha256').update(message, 'utf8').digest('hex')
  for (let length = 0; length < 200; length++) expect(sha256Hex('x'.repeat(length))).toBe(platform('x'.repeat(length)))
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (message) => {
      expect(sha256Hex(message)).toBe(platform(message))
    }),
  )
})

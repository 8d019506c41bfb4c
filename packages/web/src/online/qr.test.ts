import { expect, test } from 'vitest'
import { correctionOf, formatBits, type QrCode, qrOf, versionBits } from './qr.ts'

const LINK = 'https://play.example.org/#/t/foggy-orchard-482/abcdefghjkmn'
const bits = (value: number, length: number): string => value.toString(2).padStart(length, '0')

test('format, version and correction are those of the standard', () => {
  expect([0, 1, 2, 3, 4, 5, 6, 7].map((mask) => bits(formatBits(mask), 15))).toEqual([
    '111011111000100',
    '111001011110011',
    '111110110101010',
    '111100010011101',
    '110011000101111',
    '110001100011000',
    '110110001000001',
    '110100101110110',
  ])
  expect([7, 8, 9].map((version) => bits(versionBits(version), 18))).toEqual([
    '000111110010010100',
    '001000010110111100',
    '001001101010011001',
  ])
  // HELLO WORLD, version 1-M
  const data = [32, 91, 11, 120, 209, 114, 220, 77, 67, 64, 236, 17, 236, 17, 236, 17]
  expect(correctionOf(data, 10)).toEqual([196, 35, 39, 119, 235, 215, 231, 226, 93, 23])
})

test('a link can be read from its code again', () => {
  const code = qrOf(LINK)!
  expect(code.length).toBe(33)
  expect(read(code, [80, 1], [6, 26])).toBe(LINK)
  const longer = `${LINK}${'x'.repeat(70)}`
  expect(read(qrOf(longer)!, [136, 2], [6, 34])).toBe(longer)
  expect(qrOf('x'.repeat(231))).toBeNull()
})

/** A reader of its own: what is dark is unmasked by the format that stands beside the finder, and read along the way. */
function read(code: QrCode, [data, blocks]: readonly [number, number], [, aligned]: readonly [number, number]): string {
  const size = code.length
  const written = Array.from({ length: 15 }, (_, i) => code[i < 6 ? i : i < 8 ? i + 1 : size - 15 + i]![8]!).reduceRight(
    (sum, dark) => sum * 2 + Number(dark),
    0,
  )
  const mask = ((written ^ 0b101010000010010) >> 10) & 7
  const flips = [
    (i: number, j: number) => (i + j) % 2,
    (i: number) => i % 2,
    (_: number, j: number) => j % 3,
    (i: number, j: number) => (i + j) % 3,
    (i: number, j: number) => (Math.floor(i / 2) + Math.floor(j / 3)) % 2,
    (i: number, j: number) => ((i * j) % 2) + ((i * j) % 3),
    (i: number, j: number) => (((i * j) % 2) + ((i * j) % 3)) % 2,
    (i: number, j: number) => (((i + j) % 2) + ((i * j) % 3)) % 2,
  ]
  const isFixed = (i: number, j: number): boolean =>
    (i < 9 && j < 9) ||
    (i < 9 && j >= size - 8) ||
    (i >= size - 8 && j < 9) ||
    i === 6 ||
    j === 6 ||
    (Math.abs(i - aligned) <= 2 && Math.abs(j - aligned) <= 2)
  let stream = ''
  let up = true
  for (let right = size - 1; right > 0; right -= 2) {
    if (right === 6) right = 5
    for (let k = 0; k < size; k++) {
      const i = up ? size - 1 - k : k
      for (const j of [right, right - 1]) if (!isFixed(i, j)) stream += Number(code[i]![j]! !== (flips[mask]!(i, j) === 0))
    }
    up = !up
  }
  const words = Array.from({ length: data }, (_, k) => Number.parseInt(stream.slice(k * 8, k * 8 + 8), 2))
  const part = data / blocks
  const inOrder = Array.from({ length: data }, (_, k) => words[(k % part) * blocks + Math.floor(k / part)]!)
  const text = inOrder.map((word) => bits(word, 8)).join('')
  expect(text.slice(0, 4)).toBe('0100')
  const length = Number.parseInt(text.slice(4, 12), 2)
  const bytes = Array.from({ length }, (_, k) => Number.parseInt(text.slice(12 + k * 8, 20 + k * 8), 2))
  return new TextDecoder().decode(new Uint8Array(bytes))
}

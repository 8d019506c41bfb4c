/** A text as a QR code: byte mode, error correction of level L, versions 1 to 9 (ISO/IEC 18004). Made here, because a link to a table is nobody else's business. */

/** Rows of modules, true where they are dark. Null where the text is too long. */
export type QrCode = readonly (readonly boolean[])[]

/** By version: data codewords, codewords of correction in each block, blocks, and where the alignment patterns stand. */
const VERSIONS: readonly (readonly [data: number, correction: number, blocks: number, aligned: readonly number[]])[] = [
  [19, 7, 1, []],
  [34, 10, 1, [6, 18]],
  [55, 15, 1, [6, 22]],
  [80, 20, 1, [6, 26]],
  [108, 26, 1, [6, 30]],
  [136, 18, 2, [6, 34]],
  [156, 20, 2, [6, 22, 38]],
  [194, 24, 2, [6, 24, 42]],
  [232, 30, 2, [6, 26, 46]],
]

export function qrOf(text: string): QrCode | null {
  const bytes = new TextEncoder().encode(text)
  const version = VERSIONS.findIndex(([data]) => bytes.length + 2 <= data) + 1
  if (version === 0) return null
  const codewords = codewordsOf(bytes, version)
  const codes = MASKS.map((_, mask) => drawn(version, codewords, mask))
  return codes.reduce((best, code) => (penalty(code) < penalty(best) ? code : best))
}

/** Data and correction, block by block and then mixed, as they are laid. */
function codewordsOf(bytes: Uint8Array, version: number): readonly number[] {
  const [data, correction, blocks] = VERSIONS[version - 1]!
  const bits: number[] = []
  const put = (value: number, length: number): void => {
    for (let i = length - 1; i >= 0; i--) bits.push((value >> i) & 1)
  }
  put(0b0100, 4)
  put(bytes.length, 8)
  for (const byte of bytes) put(byte, 8)
  put(0, Math.min(4, data * 8 - bits.length))
  while (bits.length % 8 !== 0) bits.push(0)
  const all: number[] = []
  for (let i = 0; i < bits.length; i += 8) all.push(bits.slice(i, i + 8).reduce((sum, bit) => sum * 2 + bit, 0))
  for (let i = 0; all.length < data; i++) all.push(i % 2 === 0 ? 0xec : 0x11)
  const size = data / blocks
  const parts = Array.from({ length: blocks }, (_, i) => all.slice(i * size, (i + 1) * size))
  const checks = parts.map((part) => correctionOf(part, correction))
  const mixed = (lists: readonly (readonly number[])[]): number[] => lists[0]!.flatMap((_, i) => lists.map((list) => list[i]!))
  return [...mixed(parts), ...mixed(checks)]
}

/** Logarithms in the field of 256 elements over x^8 + x^4 + x^3 + x^2 + 1. */
const POWERS: number[] = []
const LOGS: number[] = []
for (let i = 0, power = 1; i < 255; i++) {
  POWERS[i] = power
  LOGS[power] = i
  power = power < 128 ? power * 2 : (power * 2) ^ 0x11d
}
const times = (a: number, b: number): number => (a === 0 || b === 0 ? 0 : POWERS[(LOGS[a]! + LOGS[b]!) % 255]!)

/** Reed and Solomon: what is left of the data after division by (x - 1)(x - 2)(x - 4) … */
export function correctionOf(data: readonly number[], count: number): number[] {
  let generator = [1]
  for (let i = 0; i < count; i++) {
    const next = [...generator, 0]
    for (const [at, factor] of generator.entries()) next[at + 1]! ^= times(factor, POWERS[i]!)
    generator = next
  }
  const rest = [...data, ...Array.from({ length: count }, () => 0)]
  for (let i = 0; i < data.length; i++) {
    const factor = rest[i]!
    for (const [at, part] of generator.entries()) rest[i + at]! ^= times(part, factor)
  }
  return rest.slice(data.length)
}

const MASKS: readonly ((row: number, column: number) => boolean)[] = [
  (row, column) => (row + column) % 2 === 0,
  (row) => row % 2 === 0,
  (_, column) => column % 3 === 0,
  (row, column) => (row + column) % 3 === 0,
  (row, column) => (Math.floor(row / 2) + Math.floor(column / 3)) % 2 === 0,
  (row, column) => ((row * column) % 2) + ((row * column) % 3) === 0,
  (row, column) => (((row * column) % 2) + ((row * column) % 3)) % 2 === 0,
  (row, column) => (((row + column) % 2) + ((row * column) % 3)) % 2 === 0,
]

function drawn(version: number, codewords: readonly number[], mask: number): boolean[][] {
  const size = 17 + 4 * version
  const code: (boolean | null)[][] = Array.from({ length: size }, () => Array.from({ length: size }, () => null))
  const set = (row: number, column: number, dark: boolean): void => {
    if (row >= 0 && row < size && column >= 0 && column < size) code[row]![column] = dark
  }
  for (const [top, left] of [
    [0, 0],
    [0, size - 7],
    [size - 7, 0],
  ] as const)
    for (let row = -1; row <= 7; row++)
      for (let column = -1; column <= 7; column++) {
        const ring = Math.max(Math.abs(row - 3), Math.abs(column - 3))
        set(top + row, left + column, ring !== 2 && ring !== 4)
      }
  const aligned = VERSIONS[version - 1]![3]
  for (const row of aligned)
    for (const column of aligned) {
      const isFinder = (row === 6 && column === 6) || (row === 6 && column === size - 7) || (row === size - 7 && column === 6)
      if (isFinder) continue
      for (let y = -2; y <= 2; y++) for (let x = -2; x <= 2; x++) set(row + y, column + x, Math.max(Math.abs(y), Math.abs(x)) !== 1)
    }
  for (let i = 8; i < size - 8; i++) {
    code[6]![i] ??= i % 2 === 0
    code[i]![6] ??= i % 2 === 0
  }
  set(size - 8, 8, true)
  const format = formatBits(mask)
  for (let i = 0; i < 15; i++) {
    const dark = ((format >> i) & 1) === 1
    set(i < 6 ? i : i < 8 ? i + 1 : size - 15 + i, 8, dark)
    set(8, i < 8 ? size - 1 - i : i < 9 ? 15 - i : 14 - i, dark)
  }
  if (version >= 7) {
    const bits = versionBits(version)
    for (let i = 0; i < 18; i++) {
      const dark = ((bits >> i) & 1) === 1
      set(Math.floor(i / 3), size - 11 + (i % 3), dark)
      set(size - 11 + (i % 3), Math.floor(i / 3), dark)
    }
  }
  lay(code, codewords, MASKS[mask]!)
  return code as boolean[][]
}

/** In columns of two from the right, up and down in turn, around all that is there already. */
function lay(code: (boolean | null)[][], codewords: readonly number[], mask: (row: number, column: number) => boolean): void {
  const size = code.length
  let at = 0
  for (let right = size - 1, up = true; right > 0; right -= 2, up = !up) {
    if (right === 6) right--
    for (let i = 0; i < size; i++) {
      const row = up ? size - 1 - i : i
      for (const column of [right, right - 1]) {
        if (code[row]![column] !== null) continue
        const bit = ((codewords[at >> 3] ?? 0) >> (7 - (at & 7))) & 1
        at++
        code[row]![column] = (bit === 1) !== mask(row, column)
      }
    }
  }
}

export function formatBits(mask: number): number {
  const data = 0b01000 | mask
  return ((data << 10) | remainder(data << 10, 0b10100110111)) ^ 0b101010000010010
}

export function versionBits(version: number): number {
  return (version << 12) | remainder(version << 12, 0b1111100100101)
}

/** Of a division of polynomials over two elements. */
function remainder(value: number, divisor: number): number {
  let rest = value
  const degree = 31 - Math.clz32(divisor)
  while (rest !== 0 && 31 - Math.clz32(rest) >= degree) rest ^= divisor << (31 - Math.clz32(rest) - degree)
  return rest
}

/** How hard a code is to read: runs, blocks, what looks like a finder, and too much of one colour. */
function penalty(code: QrCode): number {
  const size = code.length
  const columns = code[0]!.map((_, column) => code.map((row) => row[column]!))
  let sum = 0
  for (const line of [...code, ...columns]) {
    const text = line.map((dark) => (dark ? '1' : '0')).join('')
    for (const run of text.match(/0{5,}|1{5,}/g) ?? []) sum += run.length - 2
    for (let i = 0; i + 11 <= size; i++) if (/^(10111010000|00001011101)$/.test(text.slice(i, i + 11))) sum += 40
  }
  let dark = 0
  for (let row = 0; row < size; row++)
    for (let column = 0; column < size; column++) {
      const here = code[row]![column]!
      if (here) dark++
      if (
        row > 0 &&
        column > 0 &&
        here === code[row - 1]![column] &&
        here === code[row]![column - 1] &&
        here === code[row - 1]![column - 1]
      )
        sum += 3
    }
  return sum + 10 * Math.floor(Math.abs((dark * 100) / (size * size) - 50) / 5)
}

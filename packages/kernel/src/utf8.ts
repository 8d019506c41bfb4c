/*
 * UTF-8 by hand: TextEncoder and TextDecoder belong to the platform, not to the language, and the engine uses the language alone.
 */

/** A text's bytes. */
export function utf8Bytes(text: string): Uint8Array {
  const bytes = new Uint8Array(text.length * 3)
  let at = 0
  for (let i = 0; i < text.length; i++) {
    const code = text.codePointAt(i)!
    if (code < 0x80) bytes[at++] = code
    else if (code < 0x800) {
      bytes[at++] = 0xc0 | (code >> 6)
      bytes[at++] = 0x80 | (code & 63)
    } else if (code < 0x10000) {
      bytes[at++] = 0xe0 | (code >> 12)
      bytes[at++] = 0x80 | ((code >> 6) & 63)
      bytes[at++] = 0x80 | (code & 63)
    } else {
      i++
      bytes[at++] = 0xf0 | (code >> 18)
      bytes[at++] = 0x80 | ((code >> 12) & 63)
      bytes[at++] = 0x80 | ((code >> 6) & 63)
      bytes[at++] = 0x80 | (code & 63)
    }
  }
  return bytes.slice(0, at)
}

/** How much of a text is put together at once. */
const PIECE = 4096

/** The text of these bytes, without a byte order mark before it; null where they are not UTF-8: cut in the middle of a character, too long a spelling, half a pair. */
export function utf8Text(bytes: Uint8Array): string | null {
  const pieces: string[] = []
  let codes: number[] = []
  let at = bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf ? 3 : 0
  while (at < bytes.length) {
    const first = bytes[at]!
    const length = first < 0x80 ? 1 : first < 0xc2 ? 0 : first < 0xe0 ? 2 : first < 0xf0 ? 3 : first < 0xf5 ? 4 : 0
    if (length === 0 || at + length > bytes.length) return null
    let code = length === 1 ? first : first & (0x7f >> length)
    for (let i = 1; i < length; i++) {
      const next = bytes[at + i]!
      if ((next & 0xc0) !== 0x80) return null
      code = (code << 6) | (next & 63)
    }
    if (code < LEAST[length]! || code > 0x10ffff || (code >= 0xd800 && code <= 0xdfff)) return null
    codes.push(code)
    if (codes.length === PIECE) {
      pieces.push(String.fromCodePoint(...codes))
      codes = []
    }
    at += length
  }
  pieces.push(String.fromCodePoint(...codes))
  return pieces.join('')
}

/** The first code that needs so many bytes. */
const LEAST = [0, 0, 0x80, 0x800, 0x10000]

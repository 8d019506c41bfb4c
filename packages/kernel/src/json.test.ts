import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readJson } from './json.ts'
import { utf8Bytes, utf8Text } from './utf8.ts'

function said(source: string | Uint8Array): string {
  const reading = readJson(source, 'The file')
  return reading.ok ? 'fine' : reading.problems[0]!.message
}

test('whatever JSON can say is read as it is, from text and from bytes', () => {
  fc.assert(
    fc.property(fc.json({ noUnicodeString: false }), (json) => {
      const value: unknown = JSON.parse(json)
      expect(readJson(json, 'The file')).toEqual({ ok: true, value })
      expect(readJson(utf8Bytes(json), 'The file')).toEqual({ ok: true, value })
    }),
  )
})

test.each([
  ['{"a":1,"b":{"a":2},"a":3}', 'a'],
  ['[{"x":[{"side":"red","side":"blue"}]}]', 'side'],
  ['{"seat":1,"se\\u0061t":2}', 'seat'],
  ['{"a":[1,{"b":2}],"c":"}","c":1}', 'c'],
  ['{"line\\nbreak":1,"line\\nbreak":2}', 'line break'],
])('a field that stands twice is refused: %s', (json, field) => {
  expect(said(json)).toBe(`The file has the field '${field}' twice in one object.`)
})

test.each(['{"a":{"a":{"a":1}},"b":["a","a"]}', '[{"a":1},{"a":2}]', '{"a":"\\"a\\":1,","b":"a"}', '"a,a"', ' 7 '])(
  'the same word elsewhere is no second field: %s',
  (json) => {
    expect(said(json)).toBe('fine')
  },
)

test.each([
  ['a byte that begins nothing', [0x22, 0xff, 0x22]],
  ['a character that is cut off', [0x22, 0xe2, 0x82]],
  ['a character without its rest', [0x22, 0xe2, 0x82, 0x22]],
  ['a letter spelled in two bytes', [0x22, 0xc1, 0x81, 0x22]],
  ['half of a pair', [0x22, 0xed, 0xa0, 0x80, 0x22]],
  ['a character beyond the last', [0x22, 0xf4, 0x90, 0x80, 0x80, 0x22]],
])('%s is not UTF-8', (_, bytes) => {
  expect(said(Uint8Array.from(bytes))).toBe('The file is not valid UTF-8 text.')
})

test('half of a character is refused, however it is written', () => {
  expect([said('"\ud800"'), said('["\\ud800"]'), said('{"\\udc00":1}')]).toEqual(
    Array.from({ length: 3 }, () => 'The file holds half of a character, which no text can.'),
  )
  expect(said('"\\ud83d\\ude00"')).toBe('fine')
})

test('what is cut off is told from what is no JSON, and both with the place', () => {
  expect(said('{"a":')).toBe('The file is cut off: its JSON ends in the middle, in line 1, column 6.')
  expect(said('{\n"a": [1, 2')).toBe('The file is cut off: its JSON ends in the middle, in line 2, column 11.')
  for (const json of ['["a', '{"a":"\\']) expect(said(json)).toContain('The file is cut off')
  expect([said(''), said(' \n')]).toEqual(['The file is empty.', 'The file is empty.'])
  expect(said('{\n "a": 1,\n "b" 2\n}')).toBe("The file is not valid JSON: line 3, column 6 can't be read.")
})

test('bytes and text are the same, whatever the characters, and a byte order mark is none of them', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 9000 }), (text) => {
      expect(utf8Bytes(text).join()).toBe(new TextEncoder().encode(text).join())
      expect(utf8Text(utf8Bytes(text))).toBe(text)
    }),
    { numRuns: 20 },
  )
  expect(utf8Text(Uint8Array.from([0xef, 0xbb, 0xbf, 0x41]))).toBe('A')
})

test('what the platform’s strict decoder takes is what is taken here', () => {
  const strict = new TextDecoder('utf-8', { fatal: true })
  const taken = (bytes: Uint8Array): string | null => {
    try {
      return strict.decode(bytes)
    } catch {
      return null
    }
  }
  const byte = fc.oneof(fc.integer({ min: 0, max: 255 }), fc.constantFrom(0x41, 0x80, 0xbf, 0xc2, 0xe0, 0xed, 0xf0, 0xf4, 0x9f, 0xa0))
  const same = (bytes: Uint8Array) => {
    expect(utf8Text(bytes)).toBe(taken(bytes))
  }
  fc.assert(fc.property(fc.uint8Array({ maxLength: 6 }), same))
  fc.assert(fc.property(fc.array(byte, { maxLength: 5 }), (list) => same(Uint8Array.from(list))))
})

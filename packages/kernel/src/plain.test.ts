import fc from 'fast-check'
import { expect, test } from 'vitest'
import { copyPlain, plainProblem, readPlain } from './plain.ts'

const flat = fc.oneof(fc.maxSafeInteger(), fc.string(), fc.boolean(), fc.constant(null))
const nested = fc.array(fc.dictionary(fc.string(), fc.oneof(flat, fc.array(flat, { maxLength: 3 })), { maxKeys: 4 }), { maxLength: 4 })

test.each([
  ['a function', { a: { b: () => 0 } }, 'x.a.b must be plain data, not a function.'],
  ['a symbol', [Symbol('s')], 'x[0] must be plain data, not a symbol.'],
  ['a fraction', { a: [1, 1.5] }, 'x.a[1] must be a whole number, not 1.5.'],
  ['a number too large to be exact', 2 ** 53, 'x must be a whole number, not 9007199254740992.'],
  ['a hole in a list', [1, undefined], `x[1] is undefined, which a list can't hold.`],
  ['an instance', { when: new Map() }, 'x.when must be a plain object.'],
  ['an object with an inherited field', Object.create({ a: 1 }), 'x must be a plain object.'],
  ['a polluting key', JSON.parse('{"a":{"__proto__":{"b":1}}}'), `x.a has the forbidden field '__proto__'.`],
  ['constructor as a key', { constructor: 1 }, `x has the forbidden field 'constructor'.`],
])('%s is no plain data', (_what, value, message) => {
  expect(plainProblem(value, 'x')).toBe(message)
})

test('what is nested without end is told, not followed', () => {
  const loop: Record<string, unknown> = {}
  loop['me'] = loop
  expect(plainProblem(loop, 'x')).toMatch(/is nested more than 64 levels deep\.$/)
  expect(readPlain(loop, 'x').problem).toMatch(/is nested more than 64 levels deep\.$/)
})

test('a name of any length does not make the sentence endless', () => {
  expect(plainProblem({ ['n'.repeat(5000)]: 0.5 }, 'x')!.length).toBeLessThan(100)
})

test('plain data is plain, and its copy is equal and shares nothing', () => {
  fc.assert(
    fc.property(nested, (value) => {
      fc.pre(plainProblem(value, 'x') === null)
      const before = JSON.stringify(value)
      const copies = [copyPlain(value), readPlain(value, 'x').copy]
      for (const copy of copies) {
        expect(copy).toEqual(value)
        if (typeof copy === 'object' && copy !== null) {
          for (const key of Object.keys(copy)) delete (copy as Record<string, unknown>)[key]
          expect(JSON.stringify(value)).toBe(before)
        }
      }
    }),
  )
})

test('something from outside is read exactly once', () => {
  let reads = 0
  const shifty = {
    get at() {
      return reads++ === 0 ? 'A1' : 'Z9'
    },
  }
  expect(readPlain(shifty, 'x')).toEqual({ copy: { at: 'A1' } })
  expect(reads).toBe(1)
})

test('something from outside that can’t be read is a sentence, not a crash', () => {
  const trap = {
    get at(): string {
      throw new Error('gotcha')
    },
  }
  expect(readPlain(trap, 'decision').problem).toBe(`decision can't be read: gotcha`)
  expect(readPlain(JSON.parse('{"__proto__":1}'), 'decision').problem).toBe(`decision has the forbidden field '__proto__'.`)
  expect(readPlain({ f: () => 0 }, 'decision').problem).toBe('decision.f must be plain data, not a function.')
  expect(readPlain(new Date(0), 'decision').problem).toBe('decision must be a plain object.')
  expect(readPlain(new Array(200_000), 'decision').problem).toBe('decision holds more than 100000 values.')
})

import { describe, expect, test } from 'vitest'
import { flag, integer, listOf, oneOf, optional, plain, record, type Schema, text, variants } from './schema.ts'

interface Case {
  schema: Schema<unknown>
  good: unknown[]
  bad: [value: unknown, message: string][]
  json: object
}

const order = variants({ pass: {}, fire: { at: text({ max: 4 }), with: listOf(integer(1)) } })

const cases: { [name: string]: Case } = {
  text: {
    schema: text({ max: 5 }),
    good: ['', 'abcde'],
    bad: [
      [7, 'x must be text, not 7.'],
      [undefined, 'x must be text, not nothing.'],
      [null, 'x must be text, not null.'],
      [['a'], 'x must be text, not a list.'],
      [{}, 'x must be text, not an object.'],
      [() => 0, 'x must be text, not a function.'],
      ['abcdef', 'x is longer than 5 characters.'],
    ],
    json: { type: 'string', maxLength: 5 },
  },
  'text of a pattern': {
    schema: text({ pattern: /^[A-Z]\d+$/, what: 'a hex' }),
    good: ['A1', 'Q10'],
    bad: [
      ['a1', `x must be a hex, not 'a1'.`],
      ['?'.repeat(99), `x must be a hex, not '${'?'.repeat(40)}…'.`],
    ],
    json: { type: 'string', maxLength: 200, pattern: '^[A-Z]\\d+$' },
  },
  integer: {
    schema: integer(1, 6),
    good: [1, 6],
    bad: [
      [0, 'x must be at least 1, not 0.'],
      [7, 'x must be at most 6, not 7.'],
      [1.5, 'x must be a whole number, not 1.5.'],
      ['1', `x must be a whole number, not '1'.`],
      [Number.NaN, 'x must be a whole number, not NaN.'],
      [2 ** 53, 'x must be a whole number, not 9007199254740992.'],
    ],
    json: { type: 'integer', minimum: 1, maximum: 6 },
  },
  'any integer': { schema: integer(), good: [-5, 0], bad: [[-0.5, 'x must be a whole number, not -0.5.']], json: { type: 'integer' } },
  flag: {
    schema: flag(),
    good: [true, false],
    bad: [
      [0, 'x must be true or false, not 0.'],
      ['true', `x must be true or false, not 'true'.`],
    ],
    json: { type: 'boolean' },
  },
  oneOf: {
    schema: oneOf('red', 'blue', 3),
    good: ['red', 3],
    bad: [
      ['green', `x must be 'red', 'blue' or 3, not 'green'.`],
      ['3', `x must be 'red', 'blue' or 3, not '3'.`],
      ['toString', `x must be 'red', 'blue' or 3, not 'toString'.`],
    ],
    json: { enum: ['red', 'blue', 3] },
  },
  listOf: {
    schema: listOf(integer(0), { min: 1, max: 3 }),
    good: [[0], [1, 2, 3]],
    bad: [
      [[], 'x must hold at least 1, not 0.'],
      [[1, 2, 3, 4], 'x must hold at most 3, not 4.'],
      [[1, -1], 'x[1] must be at least 0, not -1.'],
      [{ length: 1, 0: 1 }, 'x must be a list, not an object.'],
    ],
    json: { type: 'array', items: { type: 'integer', minimum: 0 }, minItems: 1, maxItems: 3 },
  },
  record: {
    schema: record({ at: text(), why: optional(text()) }),
    good: [{ at: 'A1' }, { at: 'A1', why: 'so' }, { at: 'A1', why: undefined }, Object.assign(Object.create(null), { at: 'A1' })],
    bad: [
      [{}, 'x.at is missing.'],
      [{ at: 1 }, 'x.at must be text, not 1.'],
      [{ at: 'A1', why: 0 }, 'x.why must be text, not 0.'],
      [{ at: 'A1', extra: 1 }, `x has the unknown field 'extra'.`],
      [{ at: 'A1', ['y'.repeat(99)]: 1 }, `x has the unknown field '${'y'.repeat(40)}…'.`],
      [JSON.parse('{"at":"A1","__proto__":{"admin":true}}'), `x has the unknown field '__proto__'.`],
      [{ at: 'A1', constructor: {} }, `x has the unknown field 'constructor'.`],
      [Object.create({ at: 'A1' }), 'x must be a plain object.'],
      [[], 'x must be an object, not a list.'],
      [null, 'x must be an object, not null.'],
    ],
    json: {
      type: 'object',
      properties: { at: { type: 'string', maxLength: 200 }, why: { type: 'string', maxLength: 200 } },
      required: ['at'],
      additionalProperties: false,
    },
  },
  variants: {
    schema: order,
    good: [{ type: 'pass' }, { type: 'fire', at: 'P5', with: [1, 2] }],
    bad: [
      [{}, `x.type must be 'pass' or 'fire', not nothing.`],
      [{ type: 'rout' }, `x.type must be 'pass' or 'fire', not 'rout'.`],
      [{ type: ['pass'] }, `x.type must be 'pass' or 'fire', not a list.`],
      [{ type: 'pass', at: 'P5' }, `x has the unknown field 'at'.`],
      [{ type: 'fire', at: 'P5' }, 'x.with is missing.'],
      [Object.create({ type: 'pass' }), `x.type must be 'pass' or 'fire', not nothing.`],
      ['pass', `x must be an object, not 'pass'.`],
    ],
    json: {
      oneOf: [
        { type: 'object', properties: { type: { enum: ['pass'] } }, required: ['type'], additionalProperties: false },
        {
          type: 'object',
          properties: {
            type: { enum: ['fire'] },
            at: { type: 'string', maxLength: 4 },
            with: { type: 'array', items: { type: 'integer', minimum: 1 }, minItems: 0, maxItems: 1000 },
          },
          required: ['type', 'at', 'with'],
          additionalProperties: false,
        },
      ],
    },
  },
  plain: {
    schema: plain(),
    good: [null, 0, 'a', [1, { b: [] }], {}],
    bad: [
      [undefined, 'x is missing.'],
      [{ a: { b: 0.5 } }, 'x.a.b must be a whole number, not 0.5.'],
      [JSON.parse('[{"__proto__":1}]'), `x[0] has the forbidden field '__proto__'.`],
    ],
    json: {},
  },
}

describe.each(Object.entries(cases))('%s', (_name, { schema, good, bad, json }) => {
  test('takes what fits', () => {
    for (const value of good) expect(schema.check(value, 'x')).toBeNull()
  })

  test('says what is wrong, beginning with the place', () => {
    for (const [value, message] of bad) expect(schema.check(value, 'x')).toBe(message)
  })

  test('is a JSON Schema', () => {
    expect(schema.json()).toEqual(json)
  })
})

test('the place is named through every level', () => {
  const schema = record({ orders: listOf(order) })
  expect(schema.check({ orders: [{ type: 'pass' }, { type: 'fire', at: 'P5', with: [1, 0] }] }, 'save')).toBe(
    'save.orders[1].with[1] must be at least 1, not 0.',
  )
})

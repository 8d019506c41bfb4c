import { FORBIDDEN_KEYS, hasPlainPrototype, type Plain, plainProblem, shortName } from './plain.ts'

/**
 * The shape of data that comes from outside: a decision, a save, a scenario. Small and fast, because every decision passes through one.
 * `check` gives the first thing that is wrong, as a sentence that begins with the place; `json` the same as a JSON Schema.
 */
export interface Schema<T> {
  check(value: unknown, path: string): string | null
  json(): { readonly [key: string]: Plain }
  /** Never there at run time: carries the type that the schema describes. */
  readonly describes?: T
}

export type Described<S> = S extends Schema<infer T> ? T : never

export function text(options: { max?: number; pattern?: RegExp; what?: string } = {}): Schema<string> {
  const max = options.max ?? 200
  const { pattern, what = 'text' } = options
  return {
    check(value, path) {
      if (typeof value !== 'string') return `${path} must be ${what}, not ${show(value)}.`
      if (value.length > max) return `${path} is longer than ${max} characters.`
      if (pattern && !pattern.test(value)) return `${path} must be ${what}, not ${show(value)}.`
      return null
    },
    json: () => ({ type: 'string', maxLength: max, ...(pattern ? { pattern: pattern.source } : {}) }),
  }
}

export function integer(min = Number.MIN_SAFE_INTEGER, max = Number.MAX_SAFE_INTEGER): Schema<number> {
  return {
    check(value, path) {
      if (typeof value !== 'number' || !Number.isSafeInteger(value)) return `${path} must be a whole number, not ${show(value)}.`
      if (value < min) return `${path} must be at least ${min}, not ${value}.`
      if (value > max) return `${path} must be at most ${max}, not ${value}.`
      return null
    },
    json: () => ({
      type: 'integer',
      ...(min > Number.MIN_SAFE_INTEGER ? { minimum: min } : {}),
      ...(max < Number.MAX_SAFE_INTEGER ? { maximum: max } : {}),
    }),
  }
}

export function flag(): Schema<boolean> {
  return {
    check: (value, path) => (typeof value === 'boolean' ? null : `${path} must be true or false, not ${show(value)}.`),
    json: () => ({ type: 'boolean' }),
  }
}

export function oneOf<const T extends readonly (string | number)[]>(...values: T): Schema<T[number]> {
  return {
    check: (value, path) =>
      values.includes(value as string | number) ? null : `${path} must be ${list(values.map((v) => show(v)))}, not ${show(value)}.`,
    json: () => ({ enum: values }),
  }
}

export function listOf<T>(item: Schema<T>, options: { min?: number; max?: number } = {}): Schema<readonly T[]> {
  const { min = 0, max = 1000 } = options
  return {
    check(value, path) {
      if (!Array.isArray(value)) return `${path} must be a list, not ${show(value)}.`
      if (value.length < min) return `${path} must hold at least ${min}, not ${value.length}.`
      if (value.length > max) return `${path} must hold at most ${max}, not ${value.length}.`
      for (let i = 0; i < value.length; i++) {
        const problem = item.check(value[i], `${path}[${i}]`)
        if (problem) return problem
      }
      return null
    },
    json: () => ({ type: 'array', items: item.json(), minItems: min, maxItems: max }),
  }
}

/** A field that may be left out. */
export interface Optional<T> extends Schema<T | undefined> {
  readonly optional: true
}

export function optional<T>(schema: Schema<T>): Optional<T> {
  return { optional: true, check: (value, path) => (value === undefined ? null : schema.check(value, path)), json: () => schema.json() }
}

export type Shape = { readonly [field: string]: Schema<unknown> }
type OptionalFields<S extends Shape> = { [K in keyof S]: S[K] extends { optional: true } ? K : never }[keyof S]
type RecordOf<S extends Shape> = { readonly [K in Exclude<keyof S, OptionalFields<S>>]: Described<S[K]> } & {
  readonly [K in OptionalFields<S>]?: Exclude<Described<S[K]>, undefined>
}

/** Exactly these fields: one that is missing and one too many are both wrong. */
export function record<S extends Shape>(shape: S): Schema<RecordOf<S>> {
  const fields = Object.keys(shape)
  const required = fields.filter((field) => !isOptional(shape[field]!))
  return {
    check(value, path) {
      if (typeof value !== 'object' || value === null || Array.isArray(value)) return `${path} must be an object, not ${show(value)}.`
      if (!hasPlainPrototype(value)) return `${path} must be a plain object.`
      const given = value as Record<string, unknown>
      for (const field of Object.keys(given)) if (!Object.hasOwn(shape, field)) return `${path} has the unknown field ${show(field)}.`
      for (const field of fields) {
        const problem = Object.hasOwn(given, field)
          ? shape[field]!.check(given[field], `${path}.${field}`)
          : isOptional(shape[field]!)
            ? null
            : `${path}.${field} is missing.`
        if (problem) return problem
      }
      return null
    },
    json: () => ({
      type: 'object',
      properties: Object.fromEntries(fields.map((field) => [field, shape[field]!.json()])),
      required,
      additionalProperties: false,
    }),
  }
}

/** Several kinds of record, told apart by the field `type`: `variants({ pass: {}, fire: { at: text() } })`. */
export function variants<V extends { readonly [type: string]: Shape }>(
  kinds: V,
): Schema<{ [K in keyof V & string]: { readonly type: K } & RecordOf<V[K]> }[keyof V & string]> {
  const schemas = new Map(Object.entries(kinds).map(([type, shape]) => [type, record({ type: oneOf(type), ...shape })]))
  const types = list([...schemas.keys()].map((type) => show(type)))
  return {
    check(value, path) {
      if (typeof value !== 'object' || value === null || Array.isArray(value)) return `${path} must be an object, not ${show(value)}.`
      const type: unknown = Object.hasOwn(value, 'type') ? (value as { type: unknown }).type : undefined
      const schema = typeof type === 'string' ? schemas.get(type) : undefined
      return schema ? schema.check(value, path) : `${path}.type must be ${types}, not ${show(type)}.`
    },
    json: () => ({ oneOf: [...schemas.values()].map((schema) => schema.json()) }),
  }
}

/** Any names, each with the same kind of value: `{ german: …, russian: … }`. */
export function dictionary<T>(value: Schema<T>, options: { max?: number } = {}): Schema<{ readonly [name: string]: T }> {
  const { max = 100 } = options
  return {
    check(given, path) {
      if (typeof given !== 'object' || given === null || Array.isArray(given)) return `${path} must be an object, not ${show(given)}.`
      if (!hasPlainPrototype(given)) return `${path} must be a plain object.`
      const names = Object.keys(given)
      if (names.length > max) return `${path} must hold at most ${max}, not ${names.length}.`
      for (const name of names) {
        if (FORBIDDEN_KEYS.has(name)) return `${path} has the forbidden field '${name}'.`
        const problem = value.check((given as Record<string, unknown>)[name], `${path}.${name}`)
        if (problem) return problem
      }
      return null
    },
    json: () => ({ type: 'object', additionalProperties: value.json(), maxProperties: max }),
  }
}

/** The one or the other; what is wrong is told of the second when it looks like that one. */
export function either<A, B>(first: Schema<A>, second: Schema<B>): Schema<A | B> {
  return {
    check(value, path) {
      const problem = first.check(value, path)
      if (problem === null) return null
      const other = second.check(value, path)
      return other === null ? null : typeof value === 'object' ? other : problem
    },
    json: () => ({ anyOf: [first.json(), second.json()] }),
  }
}

/** Any plain data at all: what only its owner can judge further. */
export function plain(): Schema<Plain> {
  return { check: (value, path) => (value === undefined ? `${path} is missing.` : plainProblem(value, path)), json: () => ({}) }
}

function isOptional(schema: Schema<unknown>): boolean {
  return 'optional' in schema
}

function show(value: unknown): string {
  if (value === undefined) return 'nothing'
  if (Array.isArray(value)) return 'a list'
  if (typeof value === 'object' && value !== null) return 'an object'
  if (typeof value === 'function' || typeof value === 'symbol') return `a ${typeof value}`
  if (typeof value === 'string') return `'${shortName(value)}'`
  return String(value)
}

function list(words: readonly string[]): string {
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} or ${words.at(-1)}`
}

/** As much of JSON Schema as map.schema.json uses; an unknown keyword is an error, so that none is silently ignored. */
export interface Schema {
  readonly [keyword: string]: unknown
}

export function conforms(root: Schema, schema: Schema, value: unknown): boolean {
  return Object.entries(schema).every(([keyword, argument]) => check(root, schema, keyword, argument, value))
}

const NOTES = ['$schema', '$id', '$defs', 'title', 'description']

function check(root: Schema, schema: Schema, keyword: string, argument: unknown, value: unknown): boolean {
  if (NOTES.includes(keyword)) return true
  switch (keyword) {
    case '$ref':
      return conforms(root, definition(root, String(argument)), value)
    case 'type':
      return typeOf(value, argument === 'integer') === argument
    case 'const':
      return value === argument
    case 'enum':
      return (argument as unknown[]).includes(value)
    case 'pattern':
      return typeof value === 'string' && new RegExp(String(argument)).test(value)
    case 'minLength':
      return typeof value === 'string' && value.length >= Number(argument)
    case 'maxLength':
      return typeof value === 'string' && value.length <= Number(argument)
    case 'minimum':
      return typeof value === 'number' && value >= Number(argument)
    case 'maximum':
      return typeof value === 'number' && value <= Number(argument)
    case 'minItems':
      return Array.isArray(value) && value.length >= Number(argument)
    case 'maxItems':
      return Array.isArray(value) && value.length <= Number(argument)
    case 'uniqueItems':
      return Array.isArray(value) && new Set(value).size === value.length
    case 'items':
      return Array.isArray(value) && value.every((item) => conforms(root, argument as Schema, item))
    case 'required':
      return (argument as string[]).every((key) => Object.hasOwn(Object(value), key))
    case 'propertyNames':
      return Object.keys(Object(value)).every((key) => conforms(root, argument as Schema, key))
    case 'properties':
    case 'additionalProperties':
      return keyword === 'properties' || Object.entries(Object(value)).every(([key, item]) => property(root, schema, key, item))
  }
  throw new Error(`The schema uses "${keyword}", which this check does not know.`)
}

/** Named properties by their own schema, all others by additionalProperties. */
function property(root: Schema, schema: Schema, key: string, value: unknown): boolean {
  const named = (schema['properties'] ?? {}) as Record<string, Schema>
  if (Object.hasOwn(named, key)) return conforms(root, named[key]!, value)
  const others = schema['additionalProperties']
  return others !== false && conforms(root, others as Schema, value)
}

function definition(root: Schema, reference: string): Schema {
  const name = reference.replace('#/$defs/', '')
  return (root['$defs'] as Record<string, Schema>)[name]!
}

function typeOf(value: unknown, wantsInteger: boolean): string {
  if (value === null) return 'null'
  if (Array.isArray(value)) return 'array'
  return wantsInteger && Number.isInteger(value) ? 'integer' : typeof value
}

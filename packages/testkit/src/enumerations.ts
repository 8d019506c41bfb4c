import type { Chance, Plain, Schema } from '@firegroup/kernel'

/*
 * Decisions made up from a question's schema, to find out what is legal of an act that nobody offers. Values are those that were seen in other
 * decisions of the game under the same name: a unit is a unit, whatever is done with it.
 */

/** A record of a schema, told as JSON Schema does. */
interface RecordJson {
  readonly properties: { readonly [field: string]: Json } & { readonly type?: Json }
  readonly required: readonly string[]
}
interface Json {
  readonly type?: Plain
  readonly enum?: Plain
  readonly oneOf?: Plain
  readonly items?: Plain
  readonly minItems?: Plain
  readonly minimum?: Plain
  readonly maximum?: Plain
}

/** The types of act that a question's schema knows, each with the fields of its decision. None where its decisions have no type. */
export function actTypes(schema: Schema<unknown>): ReadonlyMap<string, RecordJson> {
  const json = schema.json() as Json
  const records = (Array.isArray(json.oneOf) ? json.oneOf : [json]) as unknown as RecordJson[]
  const types = new Map<string, RecordJson>()
  for (const shape of records) {
    const named = shape.properties?.type?.enum
    if (Array.isArray(named)) for (const type of named) types.set(String(type), shape)
  }
  return types
}

/** The type of a decision, where it has one. */
export function typeOf(decision: unknown): string | undefined {
  const type = (decision as { readonly type?: unknown } | null)?.type
  return typeof type === 'string' ? type : undefined
}

/** What was named in a game's decisions so far, by the names of the fields in which it stood. */
export class Vocabulary {
  readonly #byField = new Map<string, Set<number | string>>()
  readonly #texts = new Set<string>()

  learn(value: unknown, field = ''): void {
    if (typeof value === 'string' || typeof value === 'number') {
      const known = this.#byField.get(field) ?? new Set()
      this.#byField.set(field, known.add(value))
      if (typeof value === 'string' && field !== 'type') this.#texts.add(value)
    } else if (Array.isArray(value)) for (const member of value) this.learn(member, singular(field))
    else if (typeof value === 'object' && value !== null) for (const [name, member] of Object.entries(value)) this.learn(member, name)
  }

  /** Values for a field: those seen there, or else whatever is of its kind. */
  values(field: string, json: Json): readonly (number | string)[] {
    const known = [...(this.#byField.get(field) ?? [])].filter((value) => typeof value === (json.type === 'integer' ? 'number' : 'string'))
    if (known.length > 0) return known
    if (json.type !== 'integer') return [...this.#texts]
    const least = Number(json.minimum ?? 0)
    return Array.from({ length: Math.min(NUMBERS, Number(json.maximum ?? NUMBERS) - least + 1) }, (_, i) => least + i)
  }
}

const NUMBERS = 40
const LONGEST_LIST = 3

/** So many decisions of a type, in its form right. Those with one field go through all its values. */
export function madeUp(type: string, shape: RecordJson, vocabulary: Vocabulary, chance: Chance, most: number): unknown[] {
  const fields = Object.keys(shape.properties).filter((field) => field !== 'type')
  if (fields.length === 0) return [{ type }]
  const values = fields.length === 1 ? vocabulary.values(fields[0]!, shape.properties[fields[0]!]!) : []
  if (values.length > 0 && values.length <= most && isSimple(shape.properties[fields[0]!]!))
    return values.map((value) => ({ type, [fields[0]!]: value }))
  return Array.from({ length: most }, () => {
    const decision: { [field: string]: unknown } = { type }
    for (const field of fields) {
      if (!shape.required.includes(field) && chance.die(2, 'leave it out') === 1) continue
      decision[field] = valueFor(field, shape.properties[field]!, vocabulary, chance)
    }
    return decision
  })
}

function isSimple({ type }: Json): boolean {
  return type === 'integer' || type === 'string'
}

function valueFor(field: string, json: Json, vocabulary: Vocabulary, chance: Chance): unknown {
  if (Array.isArray(json.enum)) return json.enum[chance.pick(json.enum, 'which')]
  if (json.type === 'boolean') return chance.die(2, 'which') === 1
  if (json.type === 'array') {
    const least = Number(json.minItems ?? 0)
    const length = least + chance.die(LONGEST_LIST, 'how many') - (least > 0 ? 1 : 0)
    return Array.from({ length }, () => valueFor(singular(field), json.items as Json, vocabulary, chance))
  }
  if (json.type === 'object') {
    const { properties = {}, required = [] } = json as unknown as Partial<RecordJson>
    const names = Object.keys(properties).filter((name) => required.includes(name) || chance.die(2, 'leave it out') === 1)
    return Object.fromEntries(names.map((name) => [name, valueFor(name, properties[name]!, vocabulary, chance)]))
  }
  const values = vocabulary.values(field, json)
  return values.length > 0 ? values[chance.pick(values, 'which')] : ''
}

/** 'units' holds what 'unit' names. */
function singular(field: string): string {
  return field.endsWith('s') ? field.slice(0, -1) : field
}

import type { Plain } from '@firegroup/kernel'
import type { ListedSystem } from '../systems.ts'

/** What a decision of one kind looks like. */
export interface DecisionForm {
  /** The kind of question. */
  readonly kind: string
  /** Its fields, for one type of act. */
  readonly says: string
}

/** The forms of all decisions of a system, by the kind of question; a row for each type of act. */
export function decisionForms(system: ListedSystem): DecisionForm[] {
  const forms = system.with((rules) => Object.entries(rules.forms?.() ?? {}))
  return forms.flatMap(([kind, schema]) => formsOf(kind, schema.json()))
}

interface JsonForm {
  readonly oneOf?: readonly JsonForm[]
  readonly anyOf?: readonly JsonForm[]
  readonly enum?: readonly Plain[]
  readonly type?: string
  readonly properties?: { readonly [field: string]: JsonForm }
  readonly required?: readonly string[]
  readonly items?: JsonForm
}

/** A line for each type of act, or one where there is but one form. */
function formsOf(kind: string, json: JsonForm): DecisionForm[] {
  return (json.oneOf ?? [json]).map((form) => ({ kind, says: written(form) }))
}

/** A form as a person would write an example of it: `{ "type": "step", "units": [number], "to": text, "mode"?: … }`. */
function written({ oneOf, anyOf, enum: values, type, properties, required = [], items }: JsonForm): string {
  if (values) return values.map((value) => JSON.stringify(value)).join(' | ')
  const several = oneOf ?? anyOf
  if (several) return several.map(written).join(' | ')
  if (type === 'array') return `[${items ? written(items) : '…'}]`
  if (properties) {
    const fields = Object.entries(properties).map(([field, form]) => `"${field}"${required.includes(field) ? '' : '?'}: ${written(form)}`)
    return fields.length === 0 ? '{}' : `{ ${fields.join(', ')} }`
  }
  return type === 'integer' ? 'number' : type === 'string' ? 'text' : (type ?? 'anything')
}

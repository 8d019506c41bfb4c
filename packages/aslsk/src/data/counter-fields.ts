import { listOf, oneOf, optional, type Schema, text } from '@firegroup/kernel'
import { isNation } from './nations.ts'

/** Fields that the entries of every kind of counter have, in ours and in a player's own counter file. */

export const counterId = text({ max: 40, pattern: /^[A-Za-z0-9_+-]+$/, what: 'a counter id' })

/** Where a value comes from and how sure it is; `kits` names those in which the counter is known to be. */
export const provenanceFields = {
  kits: listOf(text({ max: 20 })),
  source: listOf(text({ max: 100 }), { min: 1 }),
  confidence: oneOf('high', 'medium', 'low'),
  note: optional(text({ max: 500 })),
}

export const nationId: Schema<string> = {
  check: (value, path) => (typeof value === 'string' && isNation(value) ? null : `${path} must be a nation that we know.`),
  json: () => ({ type: 'string' }),
}

export function orNull<T>(schema: Schema<T>): Schema<T | null> {
  return {
    check: (value, path) => (value === null ? null : schema.check(value, path)),
    json: () => ({ anyOf: [schema.json(), { type: 'null' }] }),
  }
}

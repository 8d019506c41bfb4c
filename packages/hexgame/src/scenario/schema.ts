import { integer, optional, record, type Schema, text } from '@firegroup/kernel'

/** The forms that scenario files of all games on a map have in common. */
export const idSchema = text({ max: 40, pattern: /^[a-z0-9][a-z0-9-]*$/, what: 'an id of small letters, digits and -' })
export const nameSchema = text({ max: 120 })
export const wordsSchema = text({ max: 4000 })
export const turnsSchema = integer(1, 60)

/** Where, when, what happened, and what each side is after. */
export function briefingSchema<A extends { readonly [side: string]: Schema<string> }>(aims: A) {
  return record({ place: nameSchema, date: nameSchema, text: wordsSchema, ...aims, aftermath: optional(wordsSchema) })
}

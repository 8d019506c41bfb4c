import { lazy, lazyList } from '@firegroup/hexmap'
import { type Described, integer, optional, record, type Schema, type Shape, text, variants } from '@firegroup/kernel'

/** The forms that scenario files of all games on a map have in common. */
export const idSchema = text({ max: 40, pattern: /^[a-z0-9][a-z0-9-]*$/, what: 'an id of small letters, digits and -' })
export const nameSchema = text({ max: 120 })
export const wordsSchema = text({ max: 4000 })
export const turnsSchema = integer(1, 60)

/** Where, when, what happened, and what each side is after. */
export function briefingSchema<A extends { readonly [side: string]: Schema<string> }>(aims: A) {
  return record({ place: nameSchema, date: nameSchema, text: wordsSchema, ...aims, aftermath: optional(wordsSchema) })
}

/** A condition: one of the simple ones of a game, or made of others. By name, for a type that goes round in itself can't be written out. */
export type ConditionOf<Simple> = Simple | Several<Simple> | Opposite<Simple>

interface Several<Simple> {
  readonly type: 'all' | 'any'
  readonly of: readonly ConditionOf<Simple>[]
}

interface Opposite<Simple> {
  readonly type: 'not'
  readonly of: ConditionOf<Simple>
}

/** What a side may be after, made of the simple conditions of a game: `simple` are their fields, by type. */
export function conditionsSchema<V extends { readonly [type: string]: Shape }>(simple: V) {
  type Simple = Described<ReturnType<typeof variants<V>>>
  const schema: Schema<unknown> = variants({
    ...simple,
    all: { of: lazyList(() => schema) },
    any: { of: lazyList(() => schema) },
    not: { of: lazy(() => schema) },
  })
  return schema as Schema<ConditionOf<Simple>>
}

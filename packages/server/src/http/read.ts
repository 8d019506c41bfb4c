import type { Described, Schema } from '@firegroup/kernel'
import { malformed } from './errors.ts'

/** A body as its schema describes it; anything else is refused with what is wrong. */
export function read<T>(schema: Schema<T>, body: unknown): Described<Schema<T>> {
  const problem = schema.check(body ?? {}, 'body')
  if (problem) throw malformed(problem)
  if (!isStorable(body)) throw malformed('There are characters in the body that are no text.')
  return (body ?? {}) as Described<Schema<T>>
}

/** No zero character and no half of a pair, which a database may not take. */
export function isStorable(value: unknown): boolean {
  if (typeof value === 'string') return !value.includes('\0') && value.isWellFormed()
  return typeof value !== 'object' || value === null || Object.entries(value).every((each) => each.every(isStorable))
}

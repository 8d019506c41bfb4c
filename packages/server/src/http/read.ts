import type { Described, Schema } from '@firegroup/kernel'
import { malformed } from './errors.ts'

/** A body as its schema describes it; anything else is refused with what is wrong. */
export function read<T>(schema: Schema<T>, body: unknown): Described<Schema<T>> {
  const problem = schema.check(body ?? {}, 'body')
  if (problem) throw malformed(problem)
  return (body ?? {}) as Described<Schema<T>>
}

/** What a state, a decision or an event may be made of: data that survives JSON and hashes the same everywhere. */
export type Plain = null | boolean | number | string | readonly Plain[] | { readonly [key: string]: Plain | undefined }

/** Keys that would reach into an object's prototype if a careless merge ever met them. */
const FORBIDDEN_KEYS = new Set(['__proto__', 'constructor', 'prototype'])

const DEEPEST = 64

/** The first reason why a value is not plain data, as a sentence that names the place, or null. */
export function plainProblem(value: unknown, path: string, depth = 0): string | null {
  if (depth > DEEPEST) return `${path} is nested more than ${DEEPEST} levels deep.`
  switch (typeof value) {
    case 'string':
    case 'boolean':
    case 'undefined':
      return null
    case 'number':
      return Number.isSafeInteger(value) ? null : `${path} must be a whole number, not ${value}.`
    case 'object':
      break
    default:
      return `${path} must be plain data, not a ${typeof value}.`
  }
  if (value === null) return null
  if (Array.isArray(value)) {
    for (let i = 0; i < value.length; i++) {
      const problem = plainProblem(value[i], `${path}[${i}]`, depth + 1)
      if (problem) return problem
    }
    return null
  }
  if (!hasPlainPrototype(value)) return `${path} must be a plain object.`
  for (const [key, member] of Object.entries(value)) {
    if (FORBIDDEN_KEYS.has(key)) return `${path} has the forbidden field '${key}'.`
    const problem = plainProblem(member, `${path}.${key}`, depth + 1)
    if (problem) return problem
  }
  return null
}

export function hasPlainPrototype(value: object): boolean {
  const prototype = Object.getPrototypeOf(value)
  return prototype === Object.prototype || prototype === null
}

/** A deep copy of plain data. Systems copy their states by hand-written clones; this is for decisions, events and the like. */
export function copyPlain<T>(value: T): T {
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map(copyPlain) as T
  const copy: Record<string, unknown> = {}
  for (const key of Object.keys(value)) copy[key] = copyPlain((value as Record<string, unknown>)[key])
  return copy as T
}

/** What a state, a decision or an event may be made of: data that survives JSON and hashes the same everywhere. */
export type Plain = null | boolean | number | string | readonly Plain[] | { readonly [key: string]: Plain | undefined }

/** Keys that would reach into an object's prototype if a careless merge ever met them. */
export const FORBIDDEN_KEYS = new Set(['__proto__', 'constructor', 'prototype'])

const DEEPEST = 64
const MOST_VALUES = 100_000
const LONGEST_NAME = 40

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
  if (value === null || frozen.has(value)) return null
  if (Array.isArray(value)) {
    for (let i = 0; i < value.length; i++) {
      if (value[i] === undefined) return `${path}[${i}] is undefined, which a list can't hold.`
      const problem = plainProblem(value[i], `${path}[${i}]`, depth + 1)
      if (problem) return problem
    }
    return null
  }
  if (!hasPlainPrototype(value)) return `${path} must be a plain object.`
  for (const [key, member] of Object.entries(value)) {
    if (FORBIDDEN_KEYS.has(key)) return `${path} has the forbidden field '${key}'.`
    const problem = plainProblem(member, `${path}.${shortName(key)}`, depth + 1)
    if (problem) return problem
  }
  return null
}

export function hasPlainPrototype(value: object): boolean {
  const prototype = Object.getPrototypeOf(value)
  return prototype === Object.prototype || prototype === null
}

/** A name from outside, short enough to be shown in a sentence. */
export function shortName(name: string): string {
  return name.length > LONGEST_NAME ? `${name.slice(0, LONGEST_NAME)}…` : name
}

/** Everything that `freezePlain` has frozen: it is plain and stays as it is, so it need neither be looked at again nor copied. */
const frozen = new WeakSet<object>()

/** Freezes plain data with everything in it, for what is used again and again and never changed, like the scenarios that come with a game. */
export function freezePlain<T extends object>(value: T): T {
  const problem = plainProblem(value, 'data')
  if (problem) throw new TypeError(problem)
  freezeAll(value)
  return value
}

export function isFrozenPlain(value: unknown): value is object {
  return typeof value === 'object' && value !== null && frozen.has(value)
}

function freezeAll(value: unknown): void {
  if (typeof value !== 'object' || value === null || frozen.has(value)) return
  for (const member of Object.values(value)) freezeAll(member)
  frozen.add(Object.freeze(value))
}

/** A deep copy of plain data. Systems copy their states by hand-written clones; this is for decisions, events and the like. */
export function copyPlain<T>(value: T): T {
  if (typeof value !== 'object' || value === null || frozen.has(value)) return value
  if (Array.isArray(value)) return value.map(copyPlain) as T
  const copy: Record<string, unknown> = {}
  for (const key of Object.keys(value)) copy[key] = copyPlain((value as Record<string, unknown>)[key])
  return copy as T
}

/** Plain data as JSON with every object's fields in the order of their names: equal data is equal text. */
export function canonicalText(value: unknown): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value ?? null)
  if (Array.isArray(value)) return `[${value.map(canonicalText).join(',')}]`
  const fields = Object.entries(value).filter(([, member]) => member !== undefined)
  fields.sort(([a], [b]) => (a < b ? -1 : 1))
  return `{${fields.map(([name, member]) => `${JSON.stringify(name)}:${canonicalText(member)}`).join(',')}}`
}

/**
 * A copy of something that comes from outside, or why there can't be one. Every part is read exactly once, so that what is judged afterwards is
 * what is kept, whatever getters or other hands are at work on the original. Numbers are left for a schema to judge.
 */
export function readPlain(value: unknown, path: string): { readonly copy?: unknown; readonly problem?: string } {
  budget = MOST_VALUES
  try {
    return { copy: readOnce(value, 0) }
  } catch (error) {
    if (!(error instanceof NotPlain)) return { problem: `${path} can't be read: ${(error as Error).message}` }
  }
  if (budget < 0) return { problem: `${path} holds more than ${MOST_VALUES} values.` }
  return { problem: plainProblem(value, path) ?? `${path} must be plain data.` }
}

class NotPlain extends Error {}
let budget = 0

function readOnce(value: unknown, depth: number): unknown {
  if (depth > DEEPEST || --budget < 0) throw new NotPlain()
  if (typeof value !== 'object') {
    if (typeof value === 'function' || typeof value === 'symbol' || typeof value === 'bigint') throw new NotPlain()
    return value
  }
  if (value === null) return null
  if (Array.isArray(value)) {
    const list: unknown[] = []
    for (let i = 0, { length } = value; i < length; i++) list.push(readOnce(value[i], depth + 1))
    return list
  }
  if (!hasPlainPrototype(value)) throw new NotPlain()
  const copy: Record<string, unknown> = {}
  for (const key of Object.keys(value)) {
    if (FORBIDDEN_KEYS.has(key)) throw new NotPlain()
    copy[key] = readOnce((value as Record<string, unknown>)[key], depth + 1)
  }
  return copy
}

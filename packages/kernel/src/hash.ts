import { hasPlainPrototype } from './plain.ts'

/**
 * A 64-bit fingerprint of plain data, the same in every JavaScript engine and for every order of an object's keys. It finds divergence
 * between two runs of a game; it is no protection against someone who wants a collision (that is what SHA-256 is for).
 *
 * Values are mixed into two 32-bit lanes. The members of an object are added up, so that key order does not matter and nothing is sorted.
 */
let low = 0
let high = 0

export function stateHash(...values: readonly unknown[]): string {
  let a = 0x9e3779b9 | 0
  let b = 0x7f4a7c15 | 0
  for (const value of values) {
    visit(value)
    a = mix(a ^ low, 0x85ebca6b)
    b = mix(b ^ high, 0xc2b2ae35)
  }
  return hex(a) + hex(b)
}

/** Leaves the fingerprint of a value in `low` and `high`. */
function visit(value: unknown): void {
  switch (typeof value) {
    case 'number':
      if (!Number.isSafeInteger(value)) throw new TypeError(`A state holds ${value}: only whole numbers hash the same everywhere.`)
      visitNumber(value | 0, Math.floor(value / 0x100000000) | 0)
      return
    case 'string':
      visitString(value)
      return
    case 'boolean':
      low = value ? 0x51ed270b : 0x2545f491
      high = value ? 0x1b873593 : 0x38b34ae5
      return
    case 'undefined':
      low = 0x7f4a7c15
      high = 0x1ce4e5b9
      return
    case 'object':
      if (value === null) {
        low = 0x3c6ef372
        high = 0x165667b1
      } else if (Array.isArray(value)) visitArray(value)
      else if (hasPlainPrototype(value)) visitObject(value as Record<string, unknown>)
      else throw new TypeError(`A state holds a ${value.constructor?.name ?? 'foreign object'}: only plain data can be hashed.`)
      return
    default:
      throw new TypeError(`A state holds a ${typeof value}: only plain data can be hashed.`)
  }
}

/** Nothing may come out as zero by itself, since zero is what mixing leaves alone: hence the constants everywhere. */
function visitNumber(lower: number, upper: number): void {
  low = mix((lower + Math.imul(upper, 0x2c1b3c6d)) ^ 0x5bf03635, 0x2c1b3c6d)
  high = mix((upper + Math.imul(lower, 0x01000193)) ^ 0x1f83d9ab, 0x297a2d39)
}

function visitArray(values: readonly unknown[]): void {
  let a = values.length ^ 0x3243f6a8
  let b = values.length ^ 0x27d4eb2f
  for (let i = 0; i < values.length; i++) {
    if (values[i] === undefined) throw new TypeError(`A state holds a list with nothing at ${i}: JSON would make it null.`)
    visit(values[i])
    a = mix(a ^ low, 0x85ebca6b)
    b = mix(b ^ high, 0xc2b2ae35)
  }
  low = mix(a, 0x7feb352d)
  high = mix(b, 0x846ca68b)
}

function visitObject(value: Record<string, unknown>): void {
  let a = 0x61c88647
  let b = 0x5bd1e995
  for (const key in value) {
    const member = value[key]
    if (member === undefined) continue // as JSON does: a field set to undefined is a field left out
    const name = keyHash(key)
    visit(member)
    a = (a + mix(low + name.low, 0x846ca68b)) | 0
    b = (b + mix(high + name.high, 0x9e3779b1)) | 0
  }
  low = mix(a, 0x85ebca6b)
  high = mix(b, 0xc2b2ae35)
}

function visitString(text: string): void {
  let a = text.length ^ 0x6a09e667
  let b = 0x01000193
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i)
    a = Math.imul(a ^ code, 0x01000193)
    b = Math.imul(b + code, 0x5bd1e995) ^ (b >>> 15)
  }
  low = mix(a, 0x7feb352d)
  high = mix(b, 0x846ca68b)
}

interface KeyHash {
  readonly low: number
  readonly high: number
}
const keyHashes = new Map<string, KeyHash>()

/** Field names are few and come back all the time. Spread once more, so that a name and a value of the same letters are not interchangeable. */
function keyHash(key: string): KeyHash {
  let known = keyHashes.get(key)
  if (known === undefined) {
    visitString(key)
    known = { low: Math.imul(low, 0x9e3779b1), high: Math.imul(high, 0x85ebca77) }
    if (keyHashes.size < 10_000) keyHashes.set(key, known)
  }
  return known
}

function mix(value: number, by: number): number {
  let h = Math.imul(value ^ (value >>> 16), by)
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35)
  return h ^ (h >>> 16)
}

function hex(lane: number): string {
  return (lane >>> 0).toString(16).padStart(8, '0')
}

import { shortName } from './plain.ts'
import type { Reading } from './rules.ts'
import { utf8Text } from './utf8.ts'

/**
 * Reads JSON that comes from outside, and takes nothing that two programs could read in two ways: no field that stands twice in one object (the last
 * would win here, the first elsewhere), no bytes that are not UTF-8, no half of a character. What is wrong is one sentence; `what` names the
 * file in it ('The save').
 */
export function readJson(source: string | Uint8Array, what: string): Reading<unknown> {
  const json = typeof source === 'string' ? source : utf8Text(source)
  if (json === null) return refuse(`${what} is not valid UTF-8 text.`)
  let value: unknown
  try {
    value = JSON.parse(json)
  } catch (error) {
    if (json.trim() === '') return refuse(`${what} is empty.`)
    if (isCutOff(json)) return refuse(`${what} is cut off: its JSON ends in the middle, in ${placeIn(json, json.length)}.`)
    return refuse(`${what} is not valid JSON: ${whereItBreaks(json, (error as Error).message)} can't be read.`)
  }
  const twice = fieldTwice(json)
  if (twice !== null) return refuse(`${what} has the field '${shortName(twice.replace(/\p{Cc}+/gu, ' '))}' twice in one object.`)
  if (!json.isWellFormed() || (json.includes('\\u') && holdsHalfCharacter(value)))
    return refuse(`${what} holds half of a character, which no text can.`)
  return { ok: true, value }
}

function refuse(message: string): Reading<never> {
  return { ok: false, problems: [{ message }] }
}

/** The first field that an object of this JSON, which is known to be valid, has a second time. */
function fieldTwice(json: string): string | null {
  const open: (Set<string> | null)[] = []
  let fields: Set<string> | null = null
  let isName = false
  for (let i = 0; i < json.length; i++) {
    const char = json.charCodeAt(i)
    if (char === QUOTE) {
      const end = endOfString(json, i)
      if (isName && fields) {
        const name = nameFrom(json, i, end)
        if (fields.has(name)) return name
        fields.add(name)
        isName = false
      }
      i = end
    } else if (char === OPEN_OBJECT || char === OPEN_LIST) {
      open.push(fields)
      fields = char === OPEN_OBJECT ? new Set() : null
      isName = fields !== null
    } else if (char === CLOSE_OBJECT || char === CLOSE_LIST) {
      fields = open.pop() ?? null
      isName = false
    } else if (char === COMMA) isName = fields !== null
  }
  return null
}

const QUOTE = 34
const COMMA = 44
const BACKSLASH = 92
const OPEN_LIST = 91
const CLOSE_LIST = 93
const OPEN_OBJECT = 123
const CLOSE_OBJECT = 125

function endOfString(json: string, start: number): number {
  for (let i = start + 1; i < json.length; i++) {
    const char = json.charCodeAt(i)
    if (char === BACKSLASH) i++
    else if (char === QUOTE) return i
  }
  return json.length
}

/** Two spellings of a name are one name. */
function nameFrom(json: string, start: number, end: number): string {
  const name = json.slice(start + 1, end)
  return name.includes('\\') ? JSON.parse(json.slice(start, end + 1)) : name
}

function holdsHalfCharacter(value: unknown): boolean {
  if (typeof value === 'string') return !value.isWellFormed()
  if (typeof value !== 'object' || value === null) return false
  for (const [name, member] of Object.entries(value)) if (!name.isWellFormed() || holdsHalfCharacter(member)) return true
  return false
}

/** Engines say in different words where JSON breaks, and some not at all; line and column are the same in all of them. */
function whereItBreaks(json: string, message: string): string {
  const [, line, column] = /line (\d+) column (\d+)/.exec(message) ?? []
  if (line !== undefined) return `line ${line}, column ${column}`
  const at = /position (\d+)/.exec(message)?.[1]
  return at === undefined ? 'some of it' : placeIn(json, Number(at))
}

function placeIn(json: string, at: number): string {
  const before = json.slice(0, at)
  return `line ${before.split('\n').length}, column ${at - before.lastIndexOf('\n')}`
}

/** Whether a text ends inside a string, a list or an object: half a download, a full disk. */
function isCutOff(json: string): boolean {
  let depth = 0
  for (let i = 0; i < json.length; i++) {
    const char = json.charCodeAt(i)
    if (char === QUOTE) {
      i = endOfString(json, i)
      if (i === json.length) return true
    } else if (char === OPEN_OBJECT || char === OPEN_LIST) depth++
    else if (char === CLOSE_OBJECT || char === CLOSE_LIST) depth--
  }
  return depth > 0
}

import { GENERATOR } from './chance.ts'
import { stateHash } from './hash.ts'
import type { Problem, Reading } from './rules.ts'
import { type Described, integer, listOf, oneOf, optional, plain, record, text } from './schema.ts'

export const SAVE_VERSION = 1

const hash = text({ pattern: /^[0-9a-f]{16}$/, what: 'a state hash (16 hexadecimal digits)' })
const hex64 = (what: string) => text({ pattern: /^[0-9a-f]{64}$/, what: `${what} (64 hexadecimal digits)` })
const checkpoint = record({ rules: integer(1), decisions: integer(0), position: integer(0), state: plain(), hash })

/** A game as a file: docs/save-format.md. */
export const saveSchema = record({
  format: oneOf('firegroup-save'),
  version: oneOf(SAVE_VERSION),
  system: text({ max: 40 }),
  rules: integer(1),
  /** The hash is of the scenario or situation: what never changes in it (a map, a text) is in no state's hash. */
  origin: record({ scenario: optional(plain()), situation: optional(plain()), hash: optional(hash) }),
  chance: record({ generator: oneOf(GENERATOR), commitment: hex64('a commitment'), key: hex64('a key') }),
  /** Where the log can be replayed from, when an older version's game was carried over; absent = from the origin. */
  base: optional(checkpoint),
  decisions: listOf(record({ seat: text({ max: 40 }), kind: text({ max: 80 }), decision: plain(), hash: optional(hash) }), {
    max: 1_000_000,
  }),
  checkpoint,
})

export type Save = Described<typeof saveSchema>
export type SavedCheckpoint = Described<typeof checkpoint>

/** Reads a save's text. What is wrong with it is one sentence that says where. */
export function parseSave(json: string): Reading<Save> {
  let value: unknown
  try {
    value = JSON.parse(json)
  } catch (error) {
    if (isCutOff(json)) return refuseSave('The save is cut off: its JSON ends in the middle.')
    return refuseSave(`The save is not valid JSON: ${inOneLine((error as Error).message)}.`)
  }
  const found = value as { format?: unknown; version?: unknown } | null
  if (typeof value !== 'object' || found?.format !== 'firegroup-save')
    return refuseSave(`This is not a Firegroup save: its 'format' is not 'firegroup-save'.`)
  if (typeof found.version === 'number' && found.version > SAVE_VERSION)
    return refuseSave(
      `This save has format version ${found.version}, but this program reads up to ${SAVE_VERSION}: update Firegroup to open it.`,
    )
  const problem = saveSchema.check(value, 'save') ?? contradiction(value as Save)
  return problem ? refuseSave(problem) : { ok: true, value: value as Save }
}

export function originHash({ scenario, situation }: { readonly scenario?: unknown; readonly situation?: unknown }): string {
  return stateHash(scenario ?? situation)
}

export function refuseSave(message: string): { ok: false; problems: readonly Problem[] } {
  return { ok: false, problems: [{ message }] }
}

/** What a schema can't see: parts of the save that do not fit each other. */
function contradiction({ origin, rules, base, decisions, checkpoint }: Save): string | null {
  if ((origin.scenario === undefined) === (origin.situation === undefined)) return 'save.origin must hold either a scenario or a situation.'
  if (origin.hash !== undefined && origin.hash !== originHash(origin))
    return 'save.origin does not fit its hash: the file was damaged or changed.'
  if (checkpoint.rules !== rules) return `save.checkpoint is of version ${checkpoint.rules} of the rules, but the save is of ${rules}.`
  if (checkpoint.decisions > decisions.length)
    return `save.checkpoint stands after decision ${checkpoint.decisions}, but only ${decisions.length} are there.`
  if (!base) return null
  if (base.rules !== rules) return `save.base is of version ${base.rules} of the rules, but the save is of ${rules}.`
  if (base.decisions > checkpoint.decisions)
    return `save.base stands after decision ${base.decisions}, but save.checkpoint after ${checkpoint.decisions}.`
  return null
}

/** The engine's reason quotes the file, line breaks and all. */
function inOneLine(reason: string): string {
  return reason.replace(/\s*\p{Cc}+\s*/gu, ' ')
}

/** Whether a text ends inside a string, a list or an object: half a download, a full disk. */
function isCutOff(json: string): boolean {
  let depth = 0
  let inString = false
  for (let i = 0; i < json.length; i++) {
    const char = json[i]
    if (inString) {
      if (char === '\\') i++
      else if (char === '"') inString = false
    } else if (char === '"') inString = true
    else if (char === '{' || char === '[') depth++
    else if (char === '}' || char === ']') depth--
  }
  return inString || depth > 0 || json.trim() === ''
}

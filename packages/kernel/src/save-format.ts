import { GENERATOR } from './chance.ts'
import { stateHash } from './hash.ts'
import { readJson } from './json.ts'
import { canonicalText } from './plain.ts'
import type { Problem, Reading } from './rules.ts'
import { type Described, integer, listOf, oneOf, optional, plain, record, text } from './schema.ts'
import { sha256Hex } from './sha256.ts'

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

/** Reads a save from a file's bytes or text. What is wrong with it is one sentence that says where. */
export function parseSave(json: string | Uint8Array): Reading<Save> {
  const reading = readJson(json, 'The save')
  if (!reading.ok) return reading
  const { value } = reading
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

/** What a commitment binds besides the key: the digest of the scenario or situation, whatever the order of its fields. */
export function originDigest({ scenario, situation }: { readonly scenario?: unknown; readonly situation?: unknown }): string {
  return sha256Hex(canonicalText(scenario === undefined ? { situation } : { scenario }))
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

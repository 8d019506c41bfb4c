import {
  type Described,
  dictionary,
  flag,
  oneOf,
  optional,
  parseSave,
  type Reading,
  readJson,
  record,
  type Save,
  saveSchema,
  text,
  variants,
} from '@firegroup/kernel'
import { endingSchema } from './ending.ts'
import { sealSchema } from './seal.ts'

const player = variants({
  /** `alone`: one and the same person sits at every chair. */
  human: { name: text({ max: 80 }), alone: optional(flag()) },
  computer: { level: text({ max: 40 }) },
})

const shape = {
  format: oneOf('firegroup-match'),
  version: oneOf(1),
  id: text({ max: 80 }),
  name: text({ max: 200 }),
  /** When it was begun and last played, as ISO 8601 texts: the table keeps time, the engine does not. */
  begun: text({ max: 40 }),
  played: text({ max: 40 }),
  players: dictionary(player),
  practice: optional(oneOf('undone past dice')),
  /** How it ended, where the rules did not end it. */
  ended: optional(endingSchema),
  /** Of a match that was played online: what its key is made of, told when it is over. */
  seal: optional(sealSchema),
  save: saveSchema,
} as const

/** A match as it is kept: who plays, and the game's save. */
export const recordSchema = record(shape)
export type MatchRecord = Omit<Described<typeof recordSchema>, 'players'> & {
  readonly players: { readonly [seat: string]: Described<typeof player> }
}

/** Reads a match from a file or a store: a match record, or a bare save that becomes one. */
export function parseRecord(
  json: string | Uint8Array,
  fallback: Pick<MatchRecord, 'id' | 'name' | 'begun' | 'players'>,
): Reading<MatchRecord> {
  const bare = parseSave(json)
  if (bare.ok) return { ok: true, value: newRecord(bare.value, fallback) }
  const reading = readJson(json, 'The match')
  if (!reading.ok) return bare
  const { value } = reading
  if ((value as { format?: unknown } | null)?.format !== 'firegroup-match') return bare
  const problem = recordSchema.check(value, 'match')
  if (problem) return { ok: false, problems: [{ message: problem }] }
  const inner = parseSave(JSON.stringify((value as { save: unknown }).save))
  return inner.ok ? { ok: true, value: value as MatchRecord } : inner
}

function newRecord(save: Save, fallback: Pick<MatchRecord, 'id' | 'name' | 'begun' | 'players'>): MatchRecord {
  return { format: 'firegroup-match', version: 1, ...fallback, played: fallback.begun, save }
}

/** A kept match, checked for its form. */
export async function readRecord(id: string, store: { load(id: string): Promise<unknown> }): Promise<Reading<MatchRecord>> {
  const kept = await store.load(id)
  if (kept === null || kept === undefined) return { ok: false, problems: [{ message: 'This game is not kept in this browser.' }] }
  return parseRecord(JSON.stringify(kept), { id, name: 'Game', begun: '', players: {} })
}

import type { Reading } from '@firegroup/kernel'
import { type MatchRecord, type MatchStore, parseRecord } from '@firegroup/table'

/** A kept match, checked for its form. */
export async function readRecord(id: string, store: MatchStore): Promise<Reading<MatchRecord>> {
  const kept = await store.load(id)
  if (kept === null || kept === undefined) return { ok: false, problems: [{ message: 'This game is not kept in this browser.' }] }
  return parseRecord(JSON.stringify(kept), { id, name: 'Game', begun: '', players: {} })
}

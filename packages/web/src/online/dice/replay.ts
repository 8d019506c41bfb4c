import type { MatchRecord } from '@firegroup/table'
import { goTo } from '../../app/route.ts'
import { browserStore } from '../../matches/browser-store.ts'
import { importText } from '../../matches/import.ts'

/** Kept in this browser as a finished game, and shown from its beginning. */
export async function replay(record: MatchRecord): Promise<void> {
  const store = browserStore()
  const known = (await store.load(record.id)) !== null
  const imported = known ? null : await importText(JSON.stringify(record), store)
  if (imported && !imported.ok) throw new Error(imported.problems[0]?.message)
  goTo({ place: 'replay', id: imported?.value.id ?? record.id, at: undefined })
}

/** A kept game as a timeline, with how far the reading is. */
import type { MatchRecord } from '@firegroup/table'
import { parseRecord } from '@firegroup/table'
import { useEffect, useState } from 'react'
import { browserStore } from './browser-store.ts'
import { readTimeline, type Timeline } from './replay/timeline.ts'

export type Reading =
  | { readonly kind: 'reading'; readonly share: number }
  | { readonly kind: 'failed'; readonly problems: readonly string[] }
  | { readonly kind: 'read'; readonly timeline: Timeline }

export function useTimeline(id: string): Reading {
  const [reading, setReading] = useState<Reading>({ kind: 'reading', share: 0 })
  useEffect(() => {
    let gone = false
    const tell = (news: Reading): void => {
      if (!gone) setReading(news)
    }
    const read = async (): Promise<void> => {
      try {
        const record = await recordOf(id)
        if (typeof record === 'string') return tell({ kind: 'failed', problems: [record] })
        const timeline = await readTimeline(record, { progress: (share) => tell({ kind: 'reading', share }), cancelled: () => gone })
        tell(
          timeline.ok
            ? { kind: 'read', timeline: timeline.value }
            : { kind: 'failed', problems: timeline.problems.map(({ message }) => message) },
        )
      } catch (error) {
        tell({ kind: 'failed', problems: [(error as Error).message] })
      }
    }
    void read()
    return () => {
      gone = true
    }
  }, [id])
  return reading
}

async function recordOf(id: string): Promise<MatchRecord | string> {
  const kept = await browserStore().load(id)
  if (kept === null || kept === undefined) return 'This game is not kept in this browser.'
  const record = parseRecord(JSON.stringify(kept), { id, name: 'Game', begun: '', players: {} })
  return record.ok ? record.value : record.problems.map(({ message }) => message).join(' ')
}

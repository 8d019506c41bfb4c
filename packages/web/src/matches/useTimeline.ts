/** A kept game as a timeline, with how far the reading is. */
import type { GameEvent } from '@firegroup/kernel'
import { readRecord } from '@firegroup/table'
import { useEffect, useState } from 'react'
import type { AnyState } from '../games/game.ts'
import { gameOf } from '../games/index.ts'
import { browserStore } from './browser-store.ts'
import { readTimeline, type Timeline } from './replay/timeline.ts'

export type AnyTimeline = Timeline<AnyState, GameEvent>

export type Reading =
  | { readonly kind: 'reading'; readonly share: number }
  | { readonly kind: 'failed'; readonly problems: readonly string[] }
  | { readonly kind: 'read'; readonly timeline: AnyTimeline }

export function useTimeline(id: string): Reading {
  const [reading, setReading] = useState<Reading>({ kind: 'reading', share: 0 })
  useEffect(() => {
    let gone = false
    const tell = (news: Reading): void => {
      if (!gone) setReading(news)
    }
    const read = async (): Promise<void> => {
      try {
        const record = await readRecord(id, browserStore())
        if (!record.ok) return tell({ kind: 'failed', problems: record.problems.map(({ message }) => message) })
        const game = await gameOf(record.value.save.system).parts.record()
        const timeline = await readTimeline(game, record.value, {
          progress: (share) => tell({ kind: 'reading', share }),
          cancelled: () => gone,
        })
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

/** Once a game is over the book lies open: the kept game is gone through again, and all that it decided read off it. */
import type { AslskState } from '@firegroup/aslsk'
import type { PbsDecided, PbsEvent } from '@firegroup/pbs'
import { readRecord } from '@firegroup/table'
import { browserStore } from '../../../matches/browser-store.ts'
import { readTimeline } from '../../../matches/replay/timeline.ts'
import type { GameRecord } from '../../record.ts'

export async function openedBook(id: string): Promise<readonly PbsDecided[]> {
  const kept = await readRecord(id, browserStore())
  if (!kept.ok) throw new Error(kept.problems[0]!.message)
  const { record } = await import('../record/index.ts')
  const timeline = await readTimeline(record as GameRecord<AslskState, PbsEvent>, kept.value, {
    progress: () => {},
    cancelled: () => false,
  })
  if (!timeline.ok) throw new Error(timeline.problems[0]!.message)
  return timeline.value.moments.flatMap(({ events }) => events.flatMap((event) => (event.type === 'pbsDecided' ? [event] : [])))
}

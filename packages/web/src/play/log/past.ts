/** The game as it was at a line of the log: read from its record, as whoever sits here could know it then. */
import type { GameEvent, Reading } from '@firegroup/kernel'
import { readRecord } from '@firegroup/table'
import { gameOf } from '../../games/index.ts'
import { browserStore } from '../../matches/browser-store.ts'
import { readTimeline } from '../../matches/replay/timeline.ts'
import type { AnyTimeline } from '../../matches/useTimeline.ts'
import type { Desk } from '../controller/desk.ts'
import type { Draft } from '../controller/draft.ts'

export interface Past {
  readonly timeline: AnyTimeline
  /** Which of the timeline's moments an event of the record belongs to. */
  momentOf(event: number): number
  /** After how many decisions that was. */
  decisionOf(event: number): number
}

export async function readPast<S, E extends GameEvent, D extends Draft>(desk: Desk<S, E, D>): Promise<Reading<Past>> {
  const record = await readRecord(desk.seating.setup.id, browserStore())
  if (!record.ok) return record
  const game = await gameOf(record.value.save.system).parts.record()
  const read = await readTimeline(game, record.value, {
    progress: () => undefined,
    cancelled: () => false,
    viewer: desk.standpoint.viewer,
  })
  return read.ok ? { ok: true, value: pastOf(read.value) } : read
}

function pastOf(timeline: AnyTimeline): Past {
  const ends: number[] = []
  for (const { events } of timeline.moments) ends.push((ends.at(-1) ?? 0) + events.length)
  const momentOf = (event: number): number => {
    const at = ends.findIndex((end) => event < end)
    return at < 0 ? timeline.moments.length - 1 : at
  }
  return { timeline, momentOf, decisionOf: (event) => timeline.moments[momentOf(event)]!.index }
}

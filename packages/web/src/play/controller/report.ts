/** What just happened, grouped by the dice that began it: for the dock, the dice and the announcements. */
import type { GameEvent, Telling as Line } from '@firegroup/kernel'
import type { Place } from './draft.ts'

/** An event in words: one line for the log, a second with the arithmetic where there is any, its rule, and where to look. */
export interface Telling extends Line {
  /** Who did or suffered it, as he was then, without the numbers. */
  readonly lead?: string
  readonly rule?: string
  readonly place?: Place
}

/** An event with its words, in which each unit is named as it was then. */
export interface Told<E extends GameEvent> {
  readonly event: E
  readonly words: Telling
  /** The heading under which it stands: the phase and turn in which it happened, whatever it led to. */
  readonly under: string
}

export interface Report<E extends GameEvent> {
  /** The index of its first event in the game's record: what it is known by. */
  readonly index: number
  readonly head: E
  readonly words: Telling
  readonly under: string
  readonly dice: readonly number[]
  readonly rest: readonly Told<E>[]
}

/** What an event is to a report: it 'begins' one, 'joins' the one before it, does either, or stands 'between', told in the log alone. */
export type ReportRole = 'begins' | 'joins' | 'joinsOrBegins' | 'between'

interface ReportParts<E extends GameEvent> {
  role(event: E): ReportRole
  dice(event: E): readonly number[]
}

export function reportsOf<E extends GameEvent>(events: readonly Told<E>[], from: number, { role, dice }: ReportParts<E>): Report<E>[] {
  const reports: (Report<E> & { readonly rest: Told<E>[] })[] = []
  for (let i = from; i < events.length; i++) {
    const { event, words, under } = events[i]!
    const last = reports.at(-1)
    const is = role(event)
    if (is === 'between') continue
    if (is === 'begins' || (is === 'joinsOrBegins' && last?.under !== under))
      reports.push({ index: i, head: event, words, under, dice: dice(event), rest: [] })
    // what comes in the next phase does not come of it
    else if (last?.under === under) last.rest.push({ event, words, under })
  }
  return reports
}

/** How long dice tumble, in milliseconds. */
const TUMBLE = 600

export const diceLanding = <E extends GameEvent>(reports: readonly Report<E>[]): number =>
  reports.some(({ dice }) => dice.length > 0) ? TUMBLE : 0

/** What happened while somebody was away, cut to what can be shown in half a minute. */
import type { GameEvent, Seat, Trace } from '@firegroup/kernel'
import type { Place } from '../../play/controller/draft.ts'
import type { Telling } from '../../play/controller/report.ts'

/** A decision since: the state after it as the seat knew it then, and what it led to. */
export interface Moment<S> {
  readonly state: S
  readonly events: readonly GameEvent[]
}

export interface DigestParts<S> {
  tell(s: S, events: readonly GameEvent[]): readonly Telling[]
  /** Worth reading for whoever was not there. */
  isNews(event: GameEvent): boolean
  traces(s: S, event: GameEvent): readonly Trace[]
}

export interface Entry {
  /** When it is shown, in seconds from the start. */
  readonly at: number
  /** Which of the moments it is. */
  readonly moment: number
  readonly title: string
  readonly detail: string
  readonly tone: 'loss' | 'news' | 'move'
  /** Those who lost something in it. */
  readonly losers: readonly Seat[]
  readonly places: readonly Place[]
}

export interface Digest {
  readonly entries: readonly Entry[]
  /** How much happened besides. */
  readonly more: number
  /** How long all of it takes, in seconds. */
  readonly length: number
  /** How many units or men each seat has lost. */
  readonly lost: { readonly [seat: Seat]: number }
}

/** So many entries at most, so that all of it takes half a minute. */
const MOST = 8
const EACH = 3.75

export function digestOf<S>(moments: readonly Moment<S>[], before: number, parts: DigestParts<S>): Digest {
  const lost: { [seat: Seat]: number } = {}
  const all: Omit<Entry, 'at'>[] = []
  for (const [moment, { state, events }] of moments.entries()) {
    if (events.length === 0) continue
    const traces = events.flatMap((event) => parts.traces(state, event).filter(({ kind }) => kind === 'loss'))
    for (const { seat } of traces) lost[seat] = (lost[seat] ?? 0) + 1
    const told = parts.tell(state, events)
    const first = Math.max(
      0,
      events.findIndex((event) => parts.isNews(event)),
    )
    const isNews = events.some((event) => parts.isNews(event))
    const tone = traces.length > 0 ? 'loss' : isNews ? 'news' : 'move'
    const lead = told[first]
    if (!lead) continue
    const rest = told.filter((_, i) => i !== first && (parts.isNews(events[i]!) || i === first + 1)).map(({ text }) => text)
    const entry = {
      moment,
      title: withoutStop(lead.text),
      detail: [lead.detail, ...rest].find((text) => text !== undefined && text !== '') ?? '',
      tone,
      losers: [...new Set(traces.map(({ seat }) => seat))],
      places: [...new Set(told.flatMap(({ place }) => (place === undefined || place < 0 ? [] : [place])))],
    } as const
    // one step after the other is one move: where it led is enough
    if (tone === 'move' && all.at(-1)?.tone === 'move') all[all.length - 1] = entry
    else all.push(entry)
  }
  const kept = all.length <= MOST ? all : mostWorth(all)
  const told = kept.reduce((sum, { moment }) => sum + (moments[moment]?.events.length ?? 0), 0)
  const happened = moments.reduce((sum, { events }) => sum + events.length, 0)
  return {
    entries: kept.map((entry, i) => ({ ...entry, at: i * EACH })),
    more: kept.length < all.length ? before + happened - told : before,
    length: Math.min(30, kept.length * EACH),
    lost,
  }
}

/** Losses before other news, news before moves; the last thing always; in the order in which it happened. */
function mostWorth(all: readonly Omit<Entry, 'at'>[]): readonly Omit<Entry, 'at'>[] {
  const worth = { loss: 2, news: 1, move: 0 } as const
  const last = all.length - 1
  return all
    .map((entry, i) => ({ entry, i, worth: i === last ? 3 : worth[entry.tone] }))
    .sort((a, b) => b.worth - a.worth || b.i - a.i)
    .slice(0, MOST)
    .sort((a, b) => a.i - b.i)
    .map(({ entry }) => entry)
}

const withoutStop = (text: string): string => text.replace(/\.$/, '')

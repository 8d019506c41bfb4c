/** What the log shows: the lines that the filters leave, where a search finds its word, and which line is chosen. */
import type { GameEvent } from '@firegroup/kernel'
import { useCallback, useMemo, useState, useSyncExternalStore } from 'react'
import type { Desk } from '../controller/desk.ts'
import type { Draft } from '../controller/draft.ts'
import { chaptersOf, type LogChapter, type LogEntry, wordsOf } from './entries.ts'
import { TOPICS, type Topic } from './line.ts'
import { MarkBook, type Marks } from './marks.ts'

/** A topic, or what the player has made of the lines himself. */
export type Filter = Topic | 'Notes' | 'Marks'
export const FILTERS: readonly Filter[] = [...TOPICS, 'Notes', 'Marks']

export interface LogView {
  readonly chapters: readonly LogChapter[]
  /** All of it, whatever the filters leave. */
  readonly whole: readonly LogChapter[]
  readonly shown: readonly LogEntry[]
  readonly counts: { readonly [F in Filter | 'All']: number }
  readonly filters: ReadonlySet<Filter>
  readonly search: string
  /** The lines that the search has found, by their index. */
  readonly found: readonly number[]
  readonly marks: Marks
  readonly book: MarkBook
  toggle(filter: Filter | 'All'): void
  setSearch(search: string): void
}

export function useLog<S, E extends GameEvent, D extends Draft>(desk: Desk<S, E, D>): LogView {
  const [filters, setFilters] = useState<ReadonlySet<Filter>>(new Set())
  const [search, setSearch] = useState('')
  const { events, game, s, notes } = desk
  const { beginning } = desk.seating
  const { viewer } = desk.standpoint
  const book = useMemo(() => new MarkBook(desk.seating.setup.id, viewer, storage()), [desk, viewer])
  const kept = (): Marks => book.marks
  const marks = useSyncExternalStore(book.subscribe, kept, kept)
  const whole = useMemo(() => chaptersOf(game, { s, beginning, events, notes }), [game, s, beginning, events, notes])
  const chapters = useMemo(() => filtered(whole, filters, marks), [whole, filters, marks])
  const shown = useMemo(() => chapters.flatMap(({ entries }) => entries), [chapters])
  const counts = useMemo(() => countsOf(whole, marks), [whole, marks])
  const wanted = search.trim().toLowerCase()
  const found = useMemo(
    () => (wanted === '' ? [] : shown.filter((entry) => wordsOf(entry).includes(wanted)).map(({ index }) => index)),
    [shown, wanted],
  )
  const toggle = useCallback((filter: Filter | 'All') => {
    setFilters((now) => {
      if (filter === 'All') return new Set()
      const next = new Set(now)
      if (!next.delete(filter)) next.add(filter)
      return next
    })
  }, [])
  return { chapters, whole, shown, counts, filters, search, found, marks, book, toggle, setSearch }
}

function storage(): Storage | null {
  try {
    return localStorage
  } catch {
    return null
  }
}

function isUnder(entry: LogEntry, filter: Filter, marks: Marks): boolean {
  if (filter === 'Marks') return marks.has(entry.index)
  if (filter === 'Notes') return (marks.get(entry.index) ?? '') !== ''
  return entry.topics.includes(filter)
}

/** What is left stands by itself where the line that it was under is gone. */
function filtered(chapters: readonly LogChapter[], filters: ReadonlySet<Filter>, marks: Marks): readonly LogChapter[] {
  if (filters.size === 0) return chapters
  return chapters.flatMap((chapter) => {
    let cause = false
    const entries: LogEntry[] = []
    for (const entry of chapter.entries) {
      const is = [...filters].some((filter) => isUnder(entry, filter, marks))
      if (is) entries.push(entry.nested && !cause ? { ...entry, nested: false } : entry)
      if (!entry.nested) cause = is
    }
    return entries.length === 0 ? [] : [{ ...chapter, entries }]
  })
}

function countsOf(chapters: readonly LogChapter[], marks: Marks): LogView['counts'] {
  const all = chapters.flatMap(({ entries }) => entries)
  const of = (filter: Filter): number => all.reduce((count, entry) => count + (isUnder(entry, filter, marks) ? 1 : 0), 0)
  return {
    All: all.length,
    Fire: of('Fire'),
    Moves: of('Moves'),
    Losses: of('Losses'),
    Objectives: of('Objectives'),
    Notes: of('Notes'),
    Marks: of('Marks'),
  }
}

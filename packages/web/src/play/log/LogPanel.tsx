/** The log: by phases, one line an event with its icon and colour, to be filtered, searched, marked, looked back at and shared. */
import type { GameEvent } from '@firegroup/kernel'
import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { useSettings } from '../../app/settings.ts'
import { nationLook } from '../../counters/nations.ts'
import { Icon } from '../../icons.tsx'
import { LOG } from '../../keys/contexts.ts'
import { KeyHint } from '../../keys/KeyHint.tsx'
import { useKeys } from '../../keys/useKeys.ts'
import type { Desk } from '../controller/desk.ts'
import type { Draft } from '../controller/draft.ts'
import { isFolding, type LogChapter, type LogEntry } from './entries.ts'
import { type LogActs, LogArticle } from './LogArticle.tsx'
import { LogFilters, LogSearch } from './LogHead.tsx'
import { LogIcon } from './LogIcon.tsx'
import { LogShare } from './LogShare.tsx'
import { useLineKeys } from './useLineKeys.ts'
import { type LogView, useLog } from './useLog.ts'

interface LogPanelProps<S, E extends GameEvent, D extends Draft> {
  readonly desk: Desk<S, E, D>
  /** The line that is looked back at. */
  readonly past: number | null
  /** Looks back at a line. */
  readonly onPast: (entry: LogEntry) => void
  readonly onClose: () => void
}

export function LogPanel<S, E extends GameEvent, D extends Draft>({ desk, past, onPast, onClose }: LogPanelProps<S, E, D>): ReactNode {
  const view = useLog(desk)
  const { chapters, shown, marks, book, found } = view
  const { openSums } = useSettings()
  const lines = useRef<HTMLDivElement>(null)
  /** The line of the keyboard. */
  const [at, setAt] = useState<number | null>(null)
  const [writing, setWriting] = useState<number | null>(null)
  /** What was opened or folded by hand, against the setting. */
  const [turned, setTurned] = useState<ReadonlySet<number>>(new Set())
  const [closed, setClosed] = useState<ReadonlySet<string>>(() => new Set([desk.game.log.opening(desk.seating.beginning)]))
  const [sharing, setSharing] = useState(false)
  const last = shown.at(-1)?.index ?? null
  const chosen = past ?? (shown.some(({ index }) => index === at) ? at : last)

  const isOpen = (entry: LogEntry): boolean => isFolding(entry) && openSums !== turned.has(entry.index)
  const latest = useRef({ shown, chosen, marks, writing, isOpen, onPast })
  useEffect(() => {
    latest.current = { shown, chosen, marks, writing, isOpen, onPast }
  })

  const acts: LogActs & { go(index: number): void } = useMemo(
    () => ({
      choose: (index) => {
        setAt(index)
        const entry = latest.current.shown.find((each) => each.index === index)
        if (entry) latest.current.onPast(entry)
      },
      fold: (index) => setTurned((now) => turn(now, index)),
      mark: (index) => {
        setAt(index)
        if (latest.current.marks.has(index)) setWriting(index)
        else book.write(index)
      },
      write: (index, note) => {
        if (latest.current.writing !== index) return
        setWriting(null)
        book.write(index, note)
        lineOf(lines.current, index)?.focus()
      },
      go: (index) => {
        setAt(index)
        const line = lineOf(lines.current, index)
        line?.focus({ preventScroll: true })
        line?.scrollIntoView({ block: 'nearest' })
      },
    }),
    [book],
  )

  useLineKeys(lines, {
    step: (line, by) => {
      const now = shown.findIndex(({ index }) => index === line)
      const next = shown[Math.min(shown.length - 1, Math.max(0, now + by))]
      if (next) acts.go(next.index)
    },
    open: (line, wanted) => {
      const entry = shown.find(({ index }) => index === line)
      if (!entry || !isFolding(entry) || isOpen(entry) === wanted) return false
      acts.fold(entry.index)
      return true
    },
  })
  useKeys(LOG, {
    mark: () => chosen !== null && acts.mark(chosen),
    done: () => {
      if (sharing) setSharing(false)
      else if (writing !== null) setWriting(null)
      else return false
      return true
    },
  })

  // what is new stands below: it is read from there
  useEffect(() => {
    const element = lines.current
    if (element && last !== null && past === null) element.scrollTop = element.scrollHeight
  }, [last, past])

  const seek = (by: 1 | -1): void => {
    if (found.length === 0) return
    const now = chosen === null ? -1 : found.indexOf(chosen)
    const next = found[now < 0 ? (by > 0 ? 0 : found.length - 1) : (now + by + found.length) % found.length]!
    setAt(next)
    lineOf(lines.current, next)?.scrollIntoView({ block: 'center' })
  }

  const toggleChapter = useCallback((title: string) => setClosed((now) => turn(now, title)), [])
  const wanted = view.search.trim().toLowerCase()
  const numbered = new Map(shown.map(({ index }, i) => [index, i + 1]))
  return (
    <section className="play-log-panel" aria-label="Log">
      <header>
        <h2>Log</h2>
        <button type="button" className="ui-icon-button play-log-close" aria-label="Close the log" onClick={onClose}>
          <KeyHint of="g" />
          <Icon name="close" />
        </button>
      </header>
      <LogSearch view={view} at={chosen === null ? -1 : found.indexOf(chosen)} onStep={seek} />
      <LogFilters view={view} />
      <div ref={lines} className="play-log-lines" data-own-arrows>
        {chapters.map((chapter) => (
          <Chapter
            key={`${chapter.title} ${chapter.entries[0]!.index}`}
            chapter={chapter}
            nation={chapter.side === null ? '' : desk.game.log.nation(desk.s, chapter.side)}
            open={wanted !== '' || view.filters.size > 0 || !closed.has(chapter.title)}
            onToggle={toggleChapter}
          >
            {(entry) => (
              <LogArticle
                key={entry.index}
                entry={entry}
                at={numbered.get(entry.index)!}
                of={shown.length}
                nation={entry.side === undefined ? '' : desk.game.log.nation(desk.s, entry.side)}
                wanted={wanted}
                chosen={entry.index === chosen}
                open={isOpen(entry)}
                note={marks.get(entry.index)}
                writing={writing === entry.index}
                acts={acts}
              />
            )}
          </Chapter>
        ))}
        <Nothing view={view} />
      </div>
      <footer>
        <button type="button" className="ui-button" disabled={chosen === null} onClick={() => chosen !== null && acts.mark(chosen)}>
          <LogIcon name={chosen !== null && marks.has(chosen) ? 'note' : 'mark'} />
          {chosen !== null && marks.has(chosen) ? 'Note' : 'Mark'} <KeyHint of="j" />
        </button>
        {chosen !== null && marks.has(chosen) && (
          <button type="button" className="ui-button" onClick={() => book.erase(chosen)}>
            Unmark
          </button>
        )}
        <LogShare desk={desk} view={view} chosen={chosen} open={sharing} onOpen={setSharing} />
      </footer>
    </section>
  )
}

/** With it if it was not there, without it if it was. */
function turn<T>(all: ReadonlySet<T>, one: T): ReadonlySet<T> {
  const turned = new Set(all)
  if (!turned.delete(one)) turned.add(one)
  return turned
}

const lineOf = (lines: HTMLElement | null, index: number): HTMLElement | null =>
  lines?.querySelector<HTMLElement>(`[data-line="${index}"]`) ?? null

interface ChapterProps {
  readonly chapter: LogChapter
  readonly nation: string
  readonly open: boolean
  readonly onToggle: (title: string) => void
  readonly children: (entry: LogEntry) => ReactNode
}

function Chapter({ chapter: { title, entries }, nation, open, onToggle, children }: ChapterProps): ReactNode {
  const { palette, roundel } = nationLook(nation)
  return (
    <section className="play-log-chapter">
      <h3>
        <button type="button" aria-expanded={open} onClick={() => onToggle(title)}>
          <span className={open ? 'play-log-chevron is-open' : 'play-log-chevron'}>
            <LogIcon name="fold" size={16} />
          </span>
          {title}
          {nation !== '' && (
            <svg viewBox="-9 -9 18 18" width="18" height="18" aria-hidden="true" style={{ '--deep': `var(--${palette}-deep)` } as object}>
              <use href={`#ctr-roundel-${roundel}`} />
            </svg>
          )}
          {!open && <span className="play-log-count">{entries.length === 1 ? 'one line' : `${entries.length} lines`}</span>}
        </button>
      </h3>
      {open && (
        <div role="feed" aria-label={title} aria-busy="false">
          {entries.map(children)}
        </div>
      )}
    </section>
  )
}

/** Why nothing stands there, and what to do about it. */
function Nothing({ view: { counts, shown, filters, search, found, toggle } }: { view: LogView }): ReactNode {
  const under = [...filters].join(' or ')
  if (counts.All === 0) return <p className="play-log-empty">Nothing yet. The first shot will stand here.</p>
  const lost = search.trim() !== '' && found.length === 0
  if (shown.length > 0 && !lost) return null
  return (
    <p className="play-log-empty">
      {lost ? `Nothing about ${search.trim()}${filters.size > 0 ? ` in ${under}` : ''}.` : `Nothing under ${under} yet.`}{' '}
      {filters.size > 0 && (
        <button type="button" onClick={() => toggle('All')}>
          {lost ? 'Search all?' : 'Show all'}
        </button>
      )}
    </p>
  )
}

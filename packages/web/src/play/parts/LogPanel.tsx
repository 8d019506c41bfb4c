/** The log: one line an event with its arithmetic below, by phase, to be filtered, searched and followed onto the board. */

import type { GameEvent } from '@firegroup/kernel'
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react'
import { Icon } from '../../icons.tsx'
import { KeyHint } from '../../keys/KeyHint.tsx'
import { keyed } from '../../matches/keyed.ts'
import type { Desk } from '../controller/desk.ts'
import type { Draft, Place } from '../controller/draft.ts'
import { latestLines } from '../controller/lines.ts'
import type { Telling, Told } from '../controller/report.ts'
import type { Note } from '../controller/stand-in.ts'
import { Rule } from '../dock/parts.tsx'

const ALL = 'All'

interface Entry {
  readonly index: number
  readonly type: string
  readonly words: Telling
  readonly head: string | null
}

interface LogPanelProps<S, E extends GameEvent, D extends Draft> {
  readonly desk: Desk<S, E, D>
  readonly onGo: (place: Place) => void
  readonly onClose: () => void
}

export function LogPanel<S, E extends GameEvent, D extends Draft>({ desk, onGo, onClose }: LogPanelProps<S, E, D>): ReactNode {
  const [filter, setFilter] = useState(ALL)
  const [search, setSearch] = useState('')
  const list = useRef<HTMLOListElement>(null)
  const { events } = desk
  const count = events.length
  const { notes } = desk
  const entries = useMemo(() => entriesOf(desk, events, notes, filter, search), [desk, events, notes, filter, search])

  useEffect(() => {
    const element = list.current
    if (element && count >= 0) element.scrollTop = element.scrollHeight
  }, [count])

  const copy = (): void => {
    const whole = events.map(({ words: { text, detail } }) => [text, detail].filter(Boolean).join(' ')).join('\n')
    void navigator.clipboard?.writeText(whole)
  }

  return (
    <section className="play-log-panel" aria-label="Log" data-panel>
      <header>
        <h2>Log</h2>
        <button type="button" className="ui-icon-button" aria-label="Close the log" onClick={onClose}>
          <Icon name="close" />
        </button>
      </header>
      <fieldset className="play-log-filters">
        <legend className="ui-hidden">Filter</legend>
        {[ALL, ...desk.game.log.filters].map((name) => (
          <button key={name} type="button" aria-pressed={filter === name} onClick={() => setFilter(name)}>
            {name}
          </button>
        ))}
      </fieldset>
      <label className="play-log-search">
        <span className="ui-hidden">Search the log</span>
        <input type="search" placeholder="Search" value={search} onChange={(event) => setSearch(event.target.value)} />
      </label>
      <ol ref={list} className="play-log-lines" tabIndex={-1}>
        {entries.map(({ index, type, words, head }) => {
          if (head !== null)
            return (
              <li key={index} className="play-log-head">
                {head}
              </li>
            )
          const { text, detail, rule, place } = words
          return (
            <li key={index} className={`play-log-line play-log-${type}`}>
              <button type="button" disabled={place === undefined || place < 0} onClick={() => place !== undefined && onGo(place)}>
                <strong>{text}</strong>
                {detail && <span>{detail}</span>}
              </button>
              <Rule rule={rule} />
            </li>
          )
        })}
      </ol>
      <footer>
        <button type="button" className="ui-button" onClick={copy}>
          Copy text
        </button>
      </footer>
    </section>
  )
}

function entriesOf<S, E extends GameEvent, D extends Draft>(
  desk: Desk<S, E, D>,
  events: readonly Told<E>[],
  said: readonly Note[],
  filter: string,
  search: string,
): Entry[] {
  const { log } = desk.game
  const wanted = search.trim().toLowerCase()
  const under: { readonly [type: string]: string | null } = log.under
  const heading = log.headings(desk.seating.beginning)
  const entries: Entry[] = []
  let head: string | null = null
  const notes = filter === ALL ? said.filter(({ text }) => text.toLowerCase().includes(wanted)) : []
  let noted = 0
  const noteUntil = (index: number): void => {
    for (; noted < notes.length && notes[noted]!.after <= index; noted++)
      entries.push({ index: notes[noted]!.after - 0.9 + noted / 1000, type: 'note', words: { text: notes[noted]!.text }, head: null })
  }
  events.forEach(({ event, words }, index) => {
    noteUntil(index)
    const is = heading(event)
    if (is !== 'line') {
      if (is !== 'hidden') head = is.heading
      return
    }
    const { type } = event
    if (filter !== ALL && under[type] !== filter) return
    if (wanted !== '' && !words.text.toLowerCase().includes(wanted)) return
    if (head !== null) entries.push({ index: index - 0.5, type, words, head })
    head = null
    entries.push({ index, type, words, head: null })
  })
  noteUntil(events.length)
  return entries
}

interface TickerProps<S, E extends GameEvent, D extends Draft> {
  readonly desk: Desk<S, E, D>
  readonly onLog: () => void
}

/** The last lines, over the board. */
export function Ticker<S, E extends GameEvent, D extends Draft>({ desk, onLog }: TickerProps<S, E, D>): ReactNode {
  const last = latestLines(desk, 3)
  if (last.length === 0) return null
  return (
    <div className="play-ticker">
      <ol aria-live="polite">
        {keyed(last, ({ text }) => text).map(({ key, item: { text, isNote } }) => (
          <li key={key} className={isNote ? 'play-ticker-note' : undefined}>
            {text}
          </li>
        ))}
      </ol>
      <button type="button" onClick={onLog}>
        Log <KeyHint of="g" />
      </button>
    </div>
  )
}

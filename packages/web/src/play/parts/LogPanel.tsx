/** The log: one line an event with its arithmetic below, by phase, to be filtered, searched and followed onto the board. */
import type { AslskEvent, AslskState, Place, Telling } from '@firegroup/aslsk'
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react'
import { PHASE_NAMES } from '../../games/aslsk/phase-names.ts'
import { sideName } from '../../games/aslsk/play/words.ts'
import { Icon } from '../../icons.tsx'
import { keyed } from '../../matches/keyed.ts'
import type { Desk } from '../controller/desk.ts'
import type { Told } from '../controller/report.ts'
import { Rule } from '../dock/parts.tsx'

const FILTERS = ['All', 'Fire', 'Moves', 'Losses'] as const
type Filter = (typeof FILTERS)[number]

const KINDS: { readonly [F in Exclude<Filter, 'All'>]: readonly string[] } = {
  Fire: ['attack', 'check', 'residualPlaced', 'rateKept', 'malfunction', 'noLos', 'closeCombatAttack', 'ambush'],
  Moves: ['moves', 'spends', 'moveEnds', 'routs', 'advances', 'smokeGrenades', 'exits', 'cx'],
  Losses: ['eliminated', 'replaced', 'breaks', 'wounded', 'pinned'],
}

interface Entry {
  readonly index: number
  readonly event: AslskEvent
  readonly words: Telling
  readonly head: string | null
}

export function LogPanel({
  desk,
  onGo,
  onClose,
}: {
  readonly desk: Desk
  readonly onGo: (place: Place) => void
  readonly onClose: () => void
}): ReactNode {
  const [filter, setFilter] = useState<Filter>('All')
  const [search, setSearch] = useState('')
  const list = useRef<HTMLOListElement>(null)
  const { events } = desk
  const count = events.length
  const entries = useMemo(() => entriesOf(desk.s, events, filter, search), [desk, events, filter, search])

  useEffect(() => {
    const element = list.current
    if (element && count >= 0) element.scrollTop = element.scrollHeight
  }, [count])

  const copy = (): void => {
    const whole = events.map(({ words: { text, detail } }) => [text, detail].filter(Boolean).join(' ')).join('\n')
    void navigator.clipboard?.writeText(whole)
  }

  return (
    <section className="log-panel" aria-label="Log">
      <header>
        <h2>Log</h2>
        <button type="button" className="icon-button" aria-label="Close the log" onClick={onClose}>
          <Icon name="close" />
        </button>
      </header>
      <fieldset className="log-filters">
        <legend className="visually-hidden">Filter</legend>
        {FILTERS.map((name) => (
          <button key={name} type="button" aria-pressed={filter === name} onClick={() => setFilter(name)}>
            {name}
          </button>
        ))}
      </fieldset>
      <label className="log-search">
        <span className="visually-hidden">Search the log</span>
        <input type="search" placeholder="Search" value={search} onChange={(event) => setSearch(event.target.value)} />
      </label>
      <ol ref={list} className="log-lines" tabIndex={-1}>
        {entries.map(({ index, event, words, head }) => {
          if (head !== null)
            return (
              <li key={index} className="log-head">
                {head}
              </li>
            )
          const { text, detail, rule, place } = words
          return (
            <li key={index} className={`log-line log-${event.type}`}>
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
        <button type="button" className="button" onClick={copy}>
          Copy text
        </button>
      </footer>
    </section>
  )
}

function entriesOf(s: AslskState, events: readonly Told[], filter: Filter, search: string): Entry[] {
  const wanted = search.trim().toLowerCase()
  const entries: Entry[] = []
  let turn = 1
  let attacker = s.setting.scenario.movesFirst
  let head: string | null = null
  events.forEach(({ event, words }, index) => {
    if (event.type === 'turn') {
      turn = event.turn
      attacker = event.attacker
      return
    }
    if (event.type === 'phase') {
      head = `Turn ${turn}, ${sideName(s, attacker)}: ${PHASE_NAMES[event.phase]}`
      return
    }
    if (filter !== 'All' && !KINDS[filter].includes(event.type)) return
    if (wanted !== '' && !words.text.toLowerCase().includes(wanted)) return
    if (head !== null) entries.push({ index: index - 0.5, event, words, head })
    head = null
    entries.push({ index, event, words, head: null })
  })
  return entries
}

/** The last lines, over the board. */
export function Ticker({ desk, onLog }: { readonly desk: Desk; readonly onLog: () => void }): ReactNode {
  const { events } = desk
  const last = events.filter(({ event }) => event.type !== 'phase').slice(-3)
  if (last.length === 0) return null
  return (
    <div className="ticker">
      <ol aria-live="polite">
        {keyed(last, ({ words }) => words.text).map(({ key, item }) => (
          <li key={key}>{item.words.text}</li>
        ))}
      </ol>
      <button type="button" onClick={onLog}>
        Log <kbd>G</kbd>
      </button>
    </div>
  )
}
